/// Text of unknown origin in the form that messages use: without control characters and of limited length.
///
/// A name, key, field or path comes from a file that somebody else may have written. Printed unchanged, an escape
/// sequence in it would act on the reader's terminal, and a line feed would add a false line to the report.
package enum PrintableText {
  /// Returns one line of at most `limit` characters, with `…` in place of the rest.
  package static func line(_ text: some StringProtocol, limit: Int = 80) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return escaped(text, keepingLineFeeds: false) }
    return escaped(text[..<end], keepingLineFeeds: false) + "…"
  }

  package static func quoted(_ text: some StringProtocol, limit: Int = 80) -> String {
    "\"\(line(text, limit: limit))\""
  }

  /// Returns lines of any number and length, without other control characters.
  package static func lines(_ text: String) -> String { escaped(text, keepingLineFeeds: true) }

  /// Returns whether a terminal would act on a character: controls, line separators and changes of text direction.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escaped(_ text: some StringProtocol, keepingLineFeeds: Bool) -> String {
    // In UTF-8 control characters begin with these bytes, which most texts do not contain.
    let isPlain = !text.utf8.contains {
      $0 < 0x20 && !(keepingLineFeeds && $0 == 0x0A) || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2
    }
    if isPlain { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" && keepingLineFeeds || !isControl(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += escape(scalar)
      }
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\0": "\\0"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

extension StringProtocol {
  /// The text in quotes, as messages have a name of unknown origin.
  package var quoted: String { PrintableText.quoted(self) }
}
