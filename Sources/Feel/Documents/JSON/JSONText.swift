/// The parts from which JSON documents are written.
package enum JSONText {
  /// Returns the shortest text that reads back as the same number; 0 for −0.
  package static func number(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value == value.rounded() && abs(value) < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  /// Returns a JSON string with its quotes.
  package static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      // Also escapes characters that JSON permits but that would act on a terminal.
      case _ where PrintableText.isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// Returns a JSON list of strings.
  package static func list(_ texts: [String]) -> String { "[\(texts.map(string).joined(separator: ", "))]" }
}
