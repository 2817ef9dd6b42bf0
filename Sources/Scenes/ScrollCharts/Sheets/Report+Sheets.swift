extension Report {
  /// Creates a page of feel sheets side by side: tables of their metrics, their offset curves and their decision maps.
  /// - Parameters:
  ///   - sheets: The sheets, at least one, in the order of the columns.
  ///   - title: The title of the page.
  ///   - summary: The line below the title.
  ///   - words: What each view is, in a few words, in the order of the sheets; empty for views that need none.
  public init(sheets: [FeelSheet], title: String, summary: String = "", words: [String] = []) {
    precondition(!sheets.isEmpty, "a page of feel sheets needs a sheet")
    let terms = zip(sheets, words).map { sheet, words in
      "<div><dt>\(Markup.escaped(sheet.name))</dt><dd>\(Markup.escaped(words))</dd></div>\n"
    }
    let curves = sheets[0].lines.indices.map { index in SheetCurves(sheets.map { $0.lines[index] }, of: sheets).html }
    let columns = FeelSheet.columns.filter { $0 != FeelSheet.distance && $0 != FeelSheet.duration }
    let others = columns.map { column in
      "<details><summary>\(Markup.escaped(column.caption))</summary>\n\(SheetTable(column, of: sheets).html)</details>\n"
    }
    let parts = [
      ("What is compared", words.isEmpty ? "" : "<dl>\n\(terms.joined())</dl>\n"),
      ("How far it goes", SheetTable(FeelSheet.distance, of: sheets).html),
      ("How long it takes", SheetTable(FeelSheet.duration, of: sheets).html),
      ("How it moves", Self.scale + curves.joined()),
      ("What each release does", SheetMaps.html(sheets) + SheetTable(commitsOf: sheets).html),
      ("Other metrics", others.joined()),
    ]
    self.init(
      title: title, summary: summary,
      sections: parts.filter { !$1.isEmpty }.map { .sheets(Drawn(title: $0, html: $1)) })
  }

  private static let scale =
    "<p class=\"scale\">The content offset over time, from where the gesture began. The charts of a gesture "
    + "have the same scales. Lines are items, dashes are releases, and the dot is the rest.</p>\n"
}
