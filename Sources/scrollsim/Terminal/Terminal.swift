import Foundation
import GestureReplay

/// Standard output for results, standard error for messages.
enum Terminal {
  /// Colours of words that the program itself says.
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// Writes a result that a person reads; control characters in it are escaped.
  static func print(_ text: String) { StandardStream.output.put(PrintableText.lines(text)) }

  /// Writes a word in a colour, and what follows it.
  static func print(_ word: String, in color: Color, _ text: String) {
    let word = isColored ? "\u{1B}[\(color.rawValue)m\(word)\u{1B}[0m" : word
    StandardStream.output.put(word + PrintableText.lines(text))
  }

  /// Writes a document in a format of its own, which escapes what needs it, byte by byte.
  static func put(document: String) { StandardStream.output.put(document) }

  /// Writes a message as a line that names the program.
  static func complain(_ sentence: String) {
    StandardStream.error.put("scrollsim: \(PrintableText.line(sentence, limit: 4000))\n")
  }

  /// The status to exit with: what the result deserves, unless some of it could not be written.
  static func status(after status: ExitStatus) -> ExitStatus {
    if let failure = StandardStream.output.failure {
      complain("standard output cannot be written, and what it has is incomplete: \(failure)")
      return .misuse
    }
    return StandardStream.error.failure == nil ? status : .misuse
  }

  /// Whether results are coloured: on a terminal, unless `NO_COLOR` is set.
  static let isColored =
    isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    && ProcessInfo.processInfo.environment["TERM"] != "dumb"
}
