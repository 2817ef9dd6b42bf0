import FeelTesting

/// A part of a page of feel sheets, as HTML.
enum SheetSection {
  static func html(_ sheets: Report.Sheets) -> String {
    switch sheets.part {
    case .words(let words):
      let terms = zip(sheets.sheets, words).map { sheet, words in
        "<div><dt>\(Markup.escaped(sheet.name))</dt><dd>\(Markup.escaped(words))</dd></div>\n"
      }
      return "<dl>\n\(terms.joined())</dl>\n"
    case .values(let columns):
      let tables = columns.map { SheetTable($0, of: sheets.sheets) }
      if tables.count == 1 { return tables[0].html }
      return tables.map { "<details><summary>\(Markup.escaped($0.caption))</summary>\n\($0.html)</details>\n" }.joined()
    case .curves:
      let words =
        "<p class=\"scale\">The content offset over time, from where the gesture began. The charts of a gesture "
        + "have the same scales. Lines are items, dashes are releases, and the dot is the rest.</p>\n"
      return words + curves(sheets.sheets)
    case .maps:
      return SheetMaps.html(sheets.sheets) + SheetTable(commitsOf: sheets.sheets).html
    }
  }

  private static func curves(_ sheets: [FeelSheet]) -> String {
    sheets[0].lines.indices.map { index in SheetCurves(sheets.map { $0.lines[index] }, of: sheets).html }.joined()
  }
}
