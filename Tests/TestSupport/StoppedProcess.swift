/// What a process that a programming error has stopped printed to standard error.
public struct StoppedProcess: Sendable {
  /// The beginning of the text.
  public let beginning: String
  private let text: String

  public init(standardError: [UInt8]) {
    text = String(decoding: standardError, as: UTF8.self)
    beginning = String(text.prefix(400))
  }

  /// Whether it ended a line with a sentence, whole; with optimization Swift prints none.
  public func says(_ sentence: String) -> Bool {
    #if DEBUG
      return text.contains(": \(sentence)\n")
    #else
      return true
    #endif
  }
}
