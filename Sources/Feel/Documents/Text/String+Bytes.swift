/// Comparisons of names by their bytes in UTF-8, as the keys of a document are compared.
///
/// They need no tables of Unicode, which a page would have to load.
extension String {
  /// Returns whether two names have the same bytes.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Returns whether a name comes before another in the order of their bytes.
  package func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// The text with a capital letter at its beginning, if that is a letter of ASCII.
  package var capitalizingFirst: String {
    guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return self }
    return String(decoding: [first - 0x20] + utf8.dropFirst(), as: UTF8.self)
  }
}
