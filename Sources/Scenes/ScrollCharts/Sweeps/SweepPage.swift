extension FeelSweep {
  /// Returns a page about what a run of the sweep found: the best setting beside the view as it is, a table of the best
  /// ones in which each can be played, and what each value of the parameters came to.
  ///
  /// There is no view as it is if `make` throws for a setting without parameters.
  /// - Parameters:
  ///   - report: The report of a run.
  ///   - title: The title of the page.
  /// - Throws: `DocumentError` for a view that does not come to rest, and what `make` throws.
  public func page(of report: SweepReport, title: String) throws -> Report {
    let now = rowAsItIs
    let before = try now.map { try FeelSheet(of: try make($0.setting), jobs: 1) }
    let rows = (report.refined.map { [$0] } ?? []) + report.ranking
    let sheets = try rows.map { try FeelSheet(of: try make($0.setting), jobs: 1) }
    let gesture = SweepPage.gesture(of: wishes, sheets, since: before ?? sheets[sheets.count - 1])
    func run(_ sheet: FeelSheet, _ label: String) -> PlayedRun? {
      sheet.lines.first { $0.name == gesture }.flatMap { PlayedRun($0, of: sheet, label: label) }
    }
    let played = zip(rows, sheets).map { row, sheet in
      [before.flatMap { run($0, "as it is") }, run(sheet, "setting \(row.setting.title)")].compactMap(\.self)
    }
    let page = SweepPage(report: report, now: now, rows: Array(zip(rows, played)))
    let chart = SweepChart.document(report, title, asItIs: now)
    let figure = ReportSection.figure(chart, id: "sweep", label: "Chart of the sweep")
    return Report(
      title: title, summary: report.summary,
      sections: page.best + [
        .sheets(page.table), .sheets(Report.Drawn(title: "What each value came to", html: figure)),
      ] + page.conflicts)
  }
}

extension Report.Drawn {
  /// Creates a section of texts that a reader copies, each behind its name.
  package init(title: String, texts: [(name: String, text: String)]) {
    self.title = title
    html = texts.map { name, text in
      ReportSection.lines(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), named: name)
    }.joined()
  }
}

/// The sections of a sweep's page.
private struct SweepPage {
  let report: SweepReport
  let now: SweepRow?
  /// The best settings, with the runs of a gesture: with the view as it is, if there is one, and with the setting.
  let rows: [(row: SweepRow, played: [PlayedRun])]

  /// Returns the gesture in which sheets differ most from another one: the best sheet, or else any of them; among the
  /// gestures that wishes are about, if there are some.
  static func gesture(of wishes: [FeelWish], _ sheets: [FeelSheet], since before: FeelSheet) -> String {
    let meant = before.lines.filter { line in wishes.contains { $0.concerns(line.name) } }
    let lines = meant.isEmpty ? before.lines : meant
    func change(_ line: FeelSheet.Line, _ sheet: FeelSheet) -> Double {
      let new = sheet.lines.first { $0.name == line.name }?.motion
      return abs(line.motion.flatMap { new?.largestDifference(from: $0)?.value } ?? 0)
    }
    func changes(_ line: FeelSheet.Line) -> (Double, Double) {
      (change(line, sheets[0]), sheets.map { change(line, $0) }.max() ?? 0)
    }
    return lines.max { changes($0) < changes($1) }?.name ?? ""
  }

  /// The best setting as a row that plays beside the view as it is.
  var best: [Report.Section] {
    guard let played = rows[0].played.last else { return [] }
    let setting = rows[0].row.setting
    let values = zip(report.shortNames, setting.values).map { "\($0) \($1.text)" }.joined(separator: ", ")
    let words = zip(report.wishes, rows[0].row.values).map { SweepText.sentence($0, $1) }.joined(separator: "; ")
    let before = rows[0].played.count > 1 ? rows[0].played[0] : nil
    let title = "The best setting, \(setting.title): \(values)"
    return [.run(Report.Run(played, before: before, title: title).saying(words, isFailure: !report.best.meetsWishes))]
  }

  /// The view as it is and the best settings.
  var table: Report.Drawn {
    func cells(_ row: SweepRow) -> [String] {
      zip(report.wishes, row.values).map { wish, value in
        let text = value.value == .infinity ? "never" : DecimalText.upToThreePlaces(value.value)
        return value.miss > 0 ? "<strong>\(text)</strong>" : text
      }
    }
    func line(_ name: String, _ cells: [String]) -> Markup.Row { (name, false, cells.map { ("", $0) }) }
    var lines = rows.map { row, played in
      let button =
        played.isEmpty ? "" : " " + ReportPlayer.button("▶", label: "Play setting \(row.setting.title)", played)
      return line(row.setting.title + button, row.setting.values.map { Markup.escaped($0.text) } + cells(row))
    }
    if let now { lines.insert(line("as it is", report.shortNames.map { _ in "" } + cells(now)), at: 0) }
    let gesture = rows[0].played.last?.run.gesture
    let table = Markup.table(
      "The best settings", style: " wide", attributes: " class=\"sortable\"",
      caption: "What misses its wish is bold." + (gesture.map { " The gesture that plays: \($0)." } ?? ""),
      names: "setting", heads: report.shortNames + report.wishes.map(\.heading), rows: lines)
    let hint = "<p class=\"hint\">Scroll the table sideways to see all of it.</p>\n"
    return Report.Drawn(title: "The best settings", html: table + hint)
  }

  /// What gives way to each wish, and how much each parameter explains.
  var conflicts: [Report.Section] {
    let shares = report.shares?.map { ($0.name, "\(Int(($0.share * 100).rounded())) %") } ?? []
    return (shares.isEmpty ? [] : [.names("How much of what is missed depends on each parameter alone", shares)])
      + (report.best.meetsWishes
        ? [] : [.message("What gives way to each wish", lines: SweepText.conflicts(report))])
  }
}
