import Foundation

/// The lines of a document in bytes, each as text without its line feed or carriage return.
package struct DataLines {
  /// The maximum length of a line, in bytes; lines of touches are about a hundredth of it.
  static let maximumLength = 10_000

  private var lines: TextLines

  package init(_ data: Data) { lines = TextLines(String(decoding: data, as: UTF8.self)) }

  package var isLast: Bool { lines.isAtEnd }
  /// The number of the line returned last; 0 before the first.
  package var number: Int { lines.number }

  /// Returns the next line, or nil after the last; one longer than any line of the format is an error.
  package mutating func next() throws(DocumentError) -> String? {
    guard !isLast, let whole = lines.next()?.utf8 else { return nil }
    let line = whole.last == 0x0D ? whole.dropLast() : whole
    if line.count <= Self.maximumLength { return String(Substring(line)) }
    throw error("is \(line.count) bytes long; this is no recording of touches")
  }

  /// Returns an error about the line returned last.
  package func error(_ message: String) -> DocumentError { lines.error(message) }
}
