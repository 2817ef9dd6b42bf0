/// A name in a line of a text form's header, with control characters and backslashes escaped, as decoding reads it.
enum HeaderName {
  /// Encodes a name: `\\` for a backslash, `\u{A}` for a line feed.
  static func encode(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      if PrintableText.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text += scalar == "\\" ? "\\\\" : String(Character(scalar))
      }
    }
  }
}
