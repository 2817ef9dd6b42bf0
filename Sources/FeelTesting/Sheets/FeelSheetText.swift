import Documents
import Foundation

/// The text form of a feel sheet, for terminals and golden `.sheet` files.
///
///     feel-sheet 1
///     view cards
///
///     gesture                   rest  items  settle …
///     slow drag, 0.4 page       1344      0   233.1 …
///
///     decision-map 1
///     …
///
/// docs/Formats.md describes it.
public enum FeelSheetText {
  /// The first line of the text.
  package static let signature = "feel-sheet 1"

  /// Encodes a sheet, in fewer than 80 lines for a map of the usual size.
  public static func encode(_ sheet: FeelSheet) -> String {
    let table = table(sheet.lines).joined(separator: "\n")
    return "\(signature)\nview \(HeaderName.encode(sheet.name))\n\n\(table)\n\n\(DecisionMapText.encode(sheet.map))"
  }

  /// Returns the lines of a table of gestures, its titles first.
  static func table(_ lines: [FeelSheet.Line]) -> [String] {
    let rows = [["gesture"] + FeelSheet.columns.map(\.title)] + lines.map { [$0.name] + $0.values }
    let widths = (0...FeelSheet.columns.count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var text = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      for (value, width) in zip(row, widths).dropFirst() {
        text += "  " + String(repeating: " ", count: width - value.count) + value
      }
      return text
    }
  }

  /// Decodes a sheet.
  ///
  /// - Throws: `DocumentError` that names what is not valid, and what to do.
  package static func decode(_ text: String) throws(DocumentError) -> FeelSheet {
    let remedy = "record the sheet again"
    let parts = text.components(separatedBy: "\n\n")
    let head = parts[0].split(separator: "\n")
    guard parts.count > 2, head.count == 2, head[0] == signature, head[1].hasPrefix("view ") else {
      throw DocumentError("is not a feel sheet of this version; \(remedy)")
    }
    var lines: [FeelSheet.Line] = []
    for row in parts[1].split(separator: "\n").dropFirst() {
      // Names have single spaces; columns are at least two apart.
      let words = String(row).components(separatedBy: "  ").filter { !$0.isEmpty }
      guard words.count == FeelSheet.columns.count + 1 else {
        throw DocumentError("has a line of \(words.count) columns, not \(FeelSheet.columns.count + 1); \(remedy)")
      }
      let values = words.dropFirst().map { $0.filter { $0 != " " } }
      if let value = values.first(where: { $0.isEmpty || !$0.utf8.allSatisfy { 33...126 ~= $0 } }) {
        throw DocumentError("has the value \(PrintableText.quoted(value)), which no metric has; \(remedy)")
      }
      lines.append(FeelSheet.Line(name: words[0], values: values))
    }
    let map = try DecisionMapText.decode(parts.dropFirst(2).joined(separator: "\n\n"))
    return FeelSheet(name: HeaderName.decode(String(head[1].dropFirst(5))), lines: lines, map: map)
  }
}
