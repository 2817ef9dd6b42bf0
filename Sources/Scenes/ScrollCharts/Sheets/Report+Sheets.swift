extension Report {
  /// A part of a page of feel sheets side by side.
  public struct Sheets: Sendable {
    enum Part: Sendable {
      /// What each view is, in the order of the sheets.
      case words([String])
      /// Values of every gesture, a column for each sheet.
      case values([SheetColumn])
      /// The offset curves of every gesture.
      case curves
      /// The decision maps, and from where on a release leaves its item.
      case maps
    }

    let title: String
    let part: Part
    let sheets: [FeelSheet]
  }

  /// Creates a page of feel sheets side by side: tables of their metrics, their offset curves and their decision maps.
  /// - Parameters:
  ///   - sheets: The sheets, at least one, in the order of the columns.
  ///   - title: The title of the page.
  ///   - summary: The line below the title.
  ///   - words: What each view is, in a few words, in the order of the sheets; empty for views that need none.
  public init(sheets: [FeelSheet], title: String, summary: String = "", words: [String] = []) {
    precondition(!sheets.isEmpty, "a page of feel sheets needs a sheet")
    let parts: [(String, Sheets.Part)] =
      (words.isEmpty ? [] : [("What is compared", .words(words))]) + [
        ("How far it goes", .values([.distance])), ("How long it takes", .values([.duration])),
        ("How it moves", .curves), ("What each release does", .maps), ("Other metrics", .values(SheetColumn.others)),
      ]
    self.init(
      title: title, summary: summary, sections: parts.map { .sheets(Sheets(title: $0, part: $1, sheets: sheets)) })
  }
}

extension Report.Sheets {
  var html: String {
    switch part {
    case .words(let words):
      let terms = zip(sheets, words).map { sheet, words in
        "<div><dt>\(Markup.escaped(sheet.name))</dt><dd>\(Markup.escaped(words))</dd></div>\n"
      }
      return "<dl>\n\(terms.joined())</dl>\n"
    case .values(let columns):
      let tables = columns.map { SheetTable($0, of: sheets) }
      if tables.count == 1 { return tables[0].html }
      return tables.map { "<details><summary>\(Markup.escaped($0.caption))</summary>\n\($0.html)</details>\n" }.joined()
    case .curves:
      let words =
        "<p class=\"scale\">The content offset over time, from where the gesture began. The charts of a gesture "
        + "have the same scales. Lines are items, dashes are releases, and the dot is the rest.</p>\n"
      let gestures = sheets[0].lines.indices
      return words + gestures.map { index in SheetCurves(sheets.map { $0.lines[index] }, of: sheets).html }.joined()
    case .maps: return SheetMaps.html(sheets) + SheetTable(commitsOf: sheets).html
    }
  }
}
