import Foundation

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
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = (try? encoder.encode(text)) ?? Data()
    let json = String(decoding: data, as: UTF8.self)
    // Also escapes characters that JSON permits but that would act on a terminal.
    if !json.unicodeScalars.contains(where: PrintableText.isControl) { return json }
    return json.unicodeScalars.map {
      let digits = String($0.value, radix: 16)
      return PrintableText.isControl($0)
        ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String($0)
    }.joined()
  }
}
