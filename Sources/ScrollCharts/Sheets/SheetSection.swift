import FeelTesting

/// A part of a page of feel sheets, as HTML.
enum SheetSection {
  static func html(_ sheets: Report.Sheets) -> String {
    switch sheets.part {
    case .words(let words):
      let terms = zip(sheets.sheets, words).map { runs, words in
        "<div><dt>\(Markup.escaped(runs.sheet.name))</dt><dd>\(Markup.escaped(words))</dd></div>\n"
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
      return words + sheets.sheets[0].sheet.lines.indices.map { SheetCurves.html($0, of: sheets.sheets) }.joined()
    case .maps:
      return SheetMaps.html(sheets.sheets) + SheetTable(commitsOf: sheets.sheets).html
    }
  }
}
