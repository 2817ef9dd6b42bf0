import Documents
import Foundation

/// The text form of a feel sheet, for terminals and golden `.sheet` files.
///
///     feel-sheet 1
///     view cards
///     screen 375 x 240
///     cards 0...9 from 16 every 336 long 320
///
///     gesture                   rest  items  settle …
///     slow drag, 0.4 page       1344      0  233.1 …
///
///     decision-map 1
///     model 1
///     …
///
///     motion
///     slow drag, 0.4 page  tracking 0:1344 dragging 66.7:1345 …
///
/// docs/Formats.md describes it.
public enum FeelSheetText {
  /// The first line of the text.
  package static let signature = "feel-sheet 1"
  /// The first line of the last part.
  private static let motion = "motion"

  /// Encodes a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - detail: Whether the text has what charts and players draw: the cards, and the content offset over time. A golden
  ///     needs them; without them the text has fewer than 80 lines for a map of the usual size.
  public static func encode(_ sheet: FeelSheet, detail: Bool = true) -> String {
    let detail = detail && sheet.lines.contains { $0.motion != nil }
    let head = [signature, "view \(HeaderName.encode(sheet.name))"] + (detail ? sheet.screens.flatMap(\.lines) : [])
    let motion = [Self.motion] + sheet.lines.compactMap { line in line.motion.map { "\(line.name)  \($0.text)" } }
    let parts = [head, table(sheet.lines)].map { $0.joined(separator: "\n") } + [DecisionMapText.encode(sheet.map)]
    return parts.joined(separator: "\n\n") + (detail ? "\n" + motion.joined(separator: "\n") + "\n" : "")
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

  /// Decodes a sheet; one without cards and motion is compared by its table and its map alone.
  ///
  /// - Throws: `DocumentError` that names what is not valid, and what to do.
  package static func decode(_ text: String) throws(DocumentError) -> FeelSheet {
    var parts = text.components(separatedBy: "\n\n")
    let head = parts[0].split(separator: "\n")
    guard parts.count > 2, head.count > 1, head[0] == signature, head[1].hasPrefix("view ") else {
      throw DocumentError("is not a feel sheet of this version; \(remedy)")
    }
    let isMotion = parts[parts.count - 1].hasPrefix(motion + "\n")
    let curves = isMotion ? parts.removeLast().split(separator: "\n").dropFirst() : []
    let screens: [SheetScreen]
    var lines: [FeelSheet.Line]
    do {
      screens = try SheetScreen.screens(head.dropFirst(2))
      lines = try parts[1].split(separator: "\n").dropFirst().map(line)
      if isMotion { try add(curves, to: &lines, screens: screens.count) }
    } catch {
      throw DocumentError("\(error.message); \(remedy)")
    }
    let map = try DecisionMapText.decode(parts.dropFirst(2).joined(separator: "\n\n") + (isMotion ? "\n" : ""))
    return FeelSheet(name: HeaderName.decode(String(head[1].dropFirst(5))), screens: screens, lines: lines, map: map)
  }

  private static let remedy = "record the sheet again"

  private static func line(_ row: Substring) throws(DocumentError) -> FeelSheet.Line {
    // Names have single spaces; columns are at least two apart.
    let words = String(row).components(separatedBy: "  ").filter { !$0.isEmpty }
    guard words.count == FeelSheet.columns.count + 1 else {
      throw DocumentError("has a line of \(words.count) columns, not \(FeelSheet.columns.count + 1)")
    }
    let values = words.dropFirst().map { $0.filter { $0 != " " } }
    if let value = values.first(where: { $0.isEmpty || !$0.utf8.allSatisfy { 33...126 ~= $0 } }) {
      throw DocumentError("has the value \(PrintableText.quoted(value)), which no metric has")
    }
    return FeelSheet.Line(name: words[0], values: values, motion: nil)
  }

  /// Adds the motions to the lines of the same gestures.
  private static func add(
    _ curves: ArraySlice<Substring>, to lines: inout [FeelSheet.Line], screens: Int
  ) throws(DocumentError) {
    for (index, curve) in curves.enumerated() {
      guard index < lines.count, curve.hasPrefix(lines[index].name + "  ") else {
        throw DocumentError("has a motion \(PrintableText.quoted(curve)) of no gesture")
      }
      do {
        lines[index].motion = try SheetMotion(curve.dropFirst(lines[index].name.count), screens: max(1, screens))
      } catch {
        throw DocumentError("has a motion of \"\(lines[index].name)\" that \(error.message)")
      }
    }
    if curves.count < lines.count { throw DocumentError("has no motion of \"\(lines[curves.count].name)\"") }
  }
}
