/// The lines of a text, one after the other, with their numbers; the text is not taken apart at once.
package struct TextLines {
  private var rest: Substring.UTF8View
  private var isAtEnd = false
  /// The number of the line that was given last; 0 before the first.
  package private(set) var number = 0

  /// The lines of a text; after a line feed at its end there is an empty one.
  package init(_ text: String) { rest = text[...].utf8 }

  /// The next line without its line feed; nil after the last.
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

  /// The next line, which stays the next.
  package var peek: Substring? {
    var copy = self
    return copy.next()
  }
}
