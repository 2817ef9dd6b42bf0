/// Values of feel sheets as a table: a row for each gesture or threshold, a column for each sheet.
struct SheetTable {
  /// The least width of a column, the width of the names of the rows, and that of a part on a wide screen, in pixels.
  private static let (column, names, room) = (48.0, 140.0, 1032.0)

  let caption: String
  let sheets: [FeelSheet]
  /// The rows: a name, and the text and the color of each cell.
  let rows: [(name: String, cells: [(text: String, paint: ChartPaint?)])]

  init(_ column: SheetColumn, of sheets: [FeelSheet]) {
    (caption, self.sheets) = (column.caption, sheets)
    let largest = Self.largest(sheets)
    rows = sheets[0].lines.indices.map { index in
      let cells = sheets.map { sheet in
        let text = column.value(sheet.lines[index])
        let items = column.title == SheetColumn.distance.title ? Int(text) : nil
        return (text, items.map { MapLegend.paint(MapCell(delta: $0), largest) })
      }
      return (sheets[0].lines[index].name, cells)
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
    rows = thresholds.map { name, value in
      (
        name,
        sheets.map { sheet in
          (sheet.map.commits.flatMap(value).map { SheetColumn.short(DecimalText.upToThreePlaces($0)) } ?? "-", nil)
        }
      )
    }
  }

  /// The largest distance of any gesture in items, at least 1.
  private static func largest(_ sheets: [FeelSheet]) -> Int {
    let counts = sheets.flatMap { $0.lines.compactMap { Int(SheetColumn.distance.value($0)) } }
    return counts.reduce(1) { max($0, abs($1)) }
  }

  /// The width at which no word of the headings is broken, in pixels.
  private var width: Double {
    sheets.reduce(Self.names) { sum, sheet in
      let words = sheet.name.split { $0 == " " || $0 == "-" }
      return sum + max(Self.column, 12 + (words.map { TextWidth.of($0, size: 13) }.max() ?? 0))
    }
  }

  var html: String {
    let heads = sheets.map { "<th scope=\"col\">\(Markup.escaped($0.name))</th>" }.joined()
    let body = rows.map { name, cells in
      let cells = cells.map { text, paint in
        "<td\(paint.map { " style=\"background:var(--\($0.rawValue))\"" } ?? "")>\(Markup.escaped(text))</td>"
      }
      return "<tr><th scope=\"row\">\(Markup.escaped(name))</th>\(cells.joined())</tr>\n"
    }
    return Markup.table(
      caption, style: " sheet", attributes: " style=\"min-width:\(Drawing.coordinate(width))px\"", caption: caption,
      heads: "<th></th>\(heads)", rows: body.joined())
      + "<p class=\"hint\(width > Self.room ? " always" : "")\">Scroll the table sideways to see all of it.</p>\n"
  }
}
