/// Values of feel sheets as a table: a row for each gesture or threshold, a column for each sheet.
struct SheetTable {
  /// The least width of a column, the width of the names of the rows, and that of a part on a wide screen, in pixels.
  private static let (column, names, room) = (48.0, 140.0, 1032.0)

  let caption: String
  let sheets: [FeelSheet]
  private let rows: [Markup.Row]

  init(_ column: FeelSheet.Column, of sheets: [FeelSheet]) {
    (caption, self.sheets) = (column.caption, sheets)
    // Distances have the colors of a decision map, the deepest for the largest of any gesture.
    func distance(_ line: FeelSheet.Line) -> Int? { Int(SheetColumn.value(FeelSheet.distance, line)) }
    let largest = sheets.flatMap(\.lines).compactMap(distance).reduce(1) { max($0, abs($1)) }
    rows = sheets[0].lines.indices.map { index in
      let cells = sheets.map { sheet in
        let items = column == FeelSheet.distance ? distance(sheet.lines[index]) : nil
        let paint = items.map { MapLegend.paint(MapCell(delta: $0), largest) }
        return (
          attributes: paint.map { " style=\"background:var(--\($0.rawValue))\"" } ?? "",
          html: Markup.escaped(SheetColumn.value(column, sheet.lines[index]))
        )
      }
      return (Markup.escaped(sheets[0].lines[index].name), false, cells)
    }
  }

  /// Creates the table of the thresholds above which a release leaves its item.
  init(commitsOf sheets: [FeelSheet]) {
    caption = "An item is left by a still drag, or by a flick without a drag, from"
    self.sheets = sheets
    let thresholds: [(String, (CommitThresholds) -> Double?)] = [
      ("drag forward, pt", \.dragForward), ("drag backward, pt", \.dragBackward),
      ("flick forward, pt/ms", \.velocityForward), ("flick backward, pt/ms", \.velocityBackward),
    ]
    func text(_ value: Double?) -> String { value.map { SheetColumn.short(DecimalText.upToThreePlaces($0)) } ?? "-" }
    rows = thresholds.map { name, value in (name, false, sheets.map { ("", text($0.map.commits.flatMap(value))) }) }
  }

  /// The width at which no word of the headings is broken, in pixels.
  private var width: Double {
    sheets.reduce(Self.names) { sum, sheet in
      let words = sheet.name.split { $0 == " " || $0 == "-" }
      return sum + max(Self.column, 12 + (words.map { TextWidth.of($0, size: 13) }.max() ?? 0))
    }
  }

  var html: String {
    Markup.table(
      caption, style: " sheet", attributes: " style=\"min-width:\(Drawing.coordinate(width))px\"", caption: caption,
      names: "", heads: sheets.map(\.name), rows: rows)
      + "<p class=\"hint\(width > Self.room ? " always" : "")\">Scroll the table sideways to see all of it.</p>\n"
  }
}
