extension Report {
  /// Returns a section with what a feel sheet says about wishes, those that are not met first.
  private static func wishes(_ outcomes: [WishOutcome]) -> Drawn {
    let (met, missed) = (outcomes.filter(\.isMet), outcomes.filter { !$0.isMet })
    let rows = (missed + met).map { outcome -> Markup.Row in
      let cells = [
        Markup.escaped(outcome.actual), "\(outcome.count - outcome.failing) of \(outcome.count)",
        outcome.isMet ? "met" : "<strong>missed</strong>",
      ]
      return (Markup.escaped(outcome.wish.text), !outcome.isMet, cells.map { ("", $0) })
    }
    let table = Markup.table(
      "Wishes", attributes: " class=\"wishes\"", caption: nil, names: "wish",
      heads: ["farthest from it", "meet it", ""], rows: rows)
    let title = "\(missed.count) of \(outcomes.count) wish\(outcomes.count == 1 ? "" : "es") not met"
    return Drawn(title: title, html: table)
  }

  /// Returns the sections about wishes: the first gesture that misses one as a row that plays, all wishes, and the map.
  static func sections(about sheet: FeelSheet, _ outcomes: [WishOutcome]) -> [Section] {
    let missed = outcomes.filter { !$0.isMet }
    let shown = missed.compactMap(\.gesture).first ?? sheet.lines.first?.name
    let line = sheet.lines.first { $0.name == shown }
    let played = line.flatMap { PlayedRun($0, of: sheet, label: "") }
    let run = played.map {
      Run($0, title: line?.name ?? "")
        .saying(missed.map(\.sentence).joined(separator: "; "), isFailure: !missed.isEmpty)
    }
    return (run.map { [.run($0)] } ?? []) + [.sheets(wishes(outcomes)), .map(Map(sheet.map))]
  }
}
