/// Comparisons of names by their bytes in UTF-8, like the keys of a document, without tables of Unicode that a page
/// would load.
extension String {
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Returns whether a name comes before another in the order of their bytes.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// The text with a capital letter at its beginning, if that is a letter of ASCII.
  package var capitalizingFirst: String {
    guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return self }
    return String(decoding: [first - 0x20] + utf8.dropFirst(), as: UTF8.self)
  }
}
