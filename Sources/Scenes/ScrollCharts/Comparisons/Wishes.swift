extension Report {
  /// A section with what a feel sheet says about wishes, those that are not met first.
  public struct Wishes: Sendable {
    let title: String
    let outcomes: [WishOutcome]

    init(_ outcomes: [WishOutcome]) {
      self.outcomes = outcomes.filter { !$0.isMet } + outcomes.filter(\.isMet)
      let missed = outcomes.count { !$0.isMet }
      title = "\(missed) of \(outcomes.count) wish\(outcomes.count == 1 ? "" : "es") not met"
    }

    var html: String {
      let rows = outcomes.map { outcome in
        let mark = outcome.isMet ? "met" : "<strong>missed</strong>"
        return
          "<tr\(outcome.isMet ? "" : " class=\"changed\"")><th scope=\"row\">\(Markup.escaped(outcome.wish.text))</th>"
          + "<td>\(Markup.escaped(outcome.actual))</td><td>\(outcome.count - outcome.failing) of \(outcome.count)</td>"
          + "<td>\(mark)</td></tr>\n"
      }
      return Markup.table(
        "Wishes", attributes: " class=\"wishes\"", caption: nil,
        heads: ["wish", "farthest from it", "meet it", ""].map { "<th scope=\"col\">\($0)</th>" }.joined(),
        rows: rows.joined())
    }
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
    return (run.map { [.run($0)] } ?? []) + [.wishes(Wishes(outcomes)), .map(Map(sheet.map))]
  }
}
