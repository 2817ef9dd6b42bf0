import Foundation

extension TextLines {
  /// The maximum length of a line of a recording, in bytes; lines of touches are about a hundredth of it.
  static let maximumLength = 10_000

  package init(_ data: Data) { self.init(String(decoding: data, as: UTF8.self)) }

  /// Returns the next line of a recording without its line feed or carriage return, or nil after the last; one longer than
  /// any line of the format is an error.
  package mutating func nextRecorded() throws(DocumentError) -> String? {
    guard !isAtEnd, let whole = next()?.utf8 else { return nil }
    let line = whole.last == 0x0D ? whole.dropLast() : whole
    if line.count <= Self.maximumLength { return String(Substring(line)) }
    throw error("is \(line.count) bytes long; this is no recording of touches")
  }
}
