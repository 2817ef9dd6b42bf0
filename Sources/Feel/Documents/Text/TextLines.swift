/// The lines of a text with their numbers, split one at a time.
package struct TextLines {
  private var rest: Substring.UTF8View
  /// Whether the last line was returned.
  package private(set) var isAtEnd = false
  /// The number of the line returned last; 0 before the first.
  package private(set) var number = 0

  /// Creates the lines of a text; a text that ends in a line feed has an empty last line.
  package init(_ text: String) { rest = text[...].utf8 }

  /// Returns the next line without its line feed, or nil after the last.
  package mutating func next() -> Substring? {
    number += 1
    if isAtEnd { return nil }
    guard let end = rest.firstIndex(of: 0x0A) else {
      isAtEnd = true
      return Substring(rest)
    }
    defer { rest = rest[rest.index(after: end)...] }
    return Substring(rest[..<end])
  }

  /// Returns an error about the line returned last.
  package func error(_ message: String) -> DocumentError { DocumentError(at: "line \(number)", message) }
}
