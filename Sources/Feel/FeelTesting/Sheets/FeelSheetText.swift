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
  static let signature = "feel-sheet 1"
  /// The first line of the last part.
  static let motion = "motion"

  /// Encodes a sheet.
  ///
  /// In detail, the text has what charts and players draw: the cards, and the content offset over time. A golden needs
  /// them; without them the text has fewer than 80 lines for a map of the usual size.
  public static func encode(_ sheet: FeelSheet, detail: Bool = true) -> String {
    let detail = detail && sheet.lines.contains { $0.motion != nil }
    let head =
      [signature, "view \(HeaderName.encode(sheet.name))"] + (detail ? sheet.screens.flatMap { $0.lines } : [])
    let motion = [Self.motion] + sheet.lines.compactMap { line in line.motion.map { "\(line.name)  \($0.text)" } }
    let parts = [head, table(sheet.lines)].map { $0.joined(separator: "\n") } + [DecisionMapText.encode(sheet.map)]
    return parts.joined(separator: "\n\n") + (detail ? "\n" + motion.joined(separator: "\n") + "\n" : "")
  }

  /// Returns the lines of a table of gestures, its titles first, with the columns that a line has.
  static func table(_ lines: [FeelSheet.Line]) -> [String] {
    let shown = FeelSheet.columns.indices.filter { column in lines.contains { $0.values[column] != nil } }
    var columns = TextColumns([(.left, 0)] + shown.map { _ in (.right, 0) })
    columns.add(["gesture"] + shown.map { FeelSheet.columns[$0].title })
    for line in lines { columns.add([line.name] + shown.map { line.values[$0] ?? "" }) }
    return columns.lines
  }
}
