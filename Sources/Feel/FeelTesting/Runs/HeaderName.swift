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

  /// Decodes a name; text that is not an escape stands for itself.
  static func decode(_ text: String) -> String {
    if !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    var name = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix("\\\\") {
        rest.removeFirst(2)
        name += "\\"
      } else if rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}"),
        let value = UInt32(rest[..<end].dropFirst(3), radix: 16), let scalar = Unicode.Scalar(value)
      {
        rest = rest[rest.index(after: end)...]
        name.unicodeScalars.append(scalar)
      } else {
        rest.removeFirst()
        name.append(first)
      }
    }
    return name
  }
}
