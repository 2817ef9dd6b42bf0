enum ReportSection {
  /// What a page says of a section before its body: its title, and the phrase that says what happened, without a period;
  /// empty if there is nothing to say.
  static func head(_ section: Report.Section) -> (title: String, reason: String, isFailure: Bool) {
    switch section {
    case .run(let run): return (run.title, run.subtitle, run.isFailure)
    case .map(let map): return (map.title, map.subtitle, map.isFailure)
    case .audits(let report, _):
      let count = report.findings.count
      let reason = count == 0 ? "" : "\(count) finding\(count == 1 ? "" : "s")"
      return ("Audits of \(report.subject)", reason, count > 0)
    case .sheets(let sheets): return (sheets.title, "", false)
    case .message(let title, let lines): return (title, lines.first ?? "", true)
    case .names(let title, _): return (title, "", false)
    }
  }

  static func html(_ section: Report.Section, number: Int) -> String {
    let (id, head) = ("section-\(number)", head(section))
    let body =
      switch section {
      case .run(let run): self.run(run, id)
      case .map(let map): self.map(map, id)
      case .audits(let report, let command): why(section) + ReportAudits.html(report, command ?? \.description)
      case .sheets(let sheets): sheets.html
      case .message(_, let lines): self.lines(lines, isOpen: true)
      case .names(_, let names): self.names(names)
      }
    return """
      <section id="\(id)"\(head.isFailure ? " class=\"failure\"" : "") aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(Markup.escaped(head.title))</h2>
      \(body)</section>

      """
  }

  private static func why(_ section: Report.Section) -> String {
    let (_, reason, isFailure) = head(section)
    if reason.isEmpty { return "" }
    if !isFailure { return "<p class=\"summary\">\(Markup.escaped(reason))</p>\n" }
    // Of several things that happened, each has a line of its own.
    let clauses = reason.split(separator: "; ").map { Markup.escaped(Sentence.of(String($0))) }
    return "<p class=\"why\">\(clauses.joined(separator: "<br>\n"))</p>\n"
  }

  private static func run(_ run: Report.Run, _ id: String) -> String {
    var text = why(.run(run)) + ReportPlayer.html([run.before, run.shown].compactMap(\.self), id: id)
    text += command(run.command)
    text += figure(
      RunChart.document(run.shown.run, over: run.before?.run), id: "\(id)-chart", label: "Chart of the run")
    return text + ReportMetrics.html(run.shown.run, before: run.before?.run) + lines(run.notes)
  }

  private static func map(_ map: Report.Map, _ id: String) -> String {
    why(.map(map)) + command(map.command)
      + figure(MapChart.document(map.shown, over: map.before), id: "\(id)-map", label: "Decision map")
      + lines(map.notes)
  }

  private static func command(_ command: (words: String, command: String)?) -> String {
    guard let command else { return "" }
    return "<p class=\"command\">\(Markup.escaped(command.words)) <code>\(Markup.escaped(command.command))</code></p>\n"
  }

  /// Returns a chart that can be scrolled sideways on a narrow screen.
  static func figure(_ chart: ChartDocument, id: String, label: String) -> String {
    "<div class=\"figure\" tabindex=\"0\" role=\"group\" aria-label=\"\(label), scrolls sideways\">\n"
      + chart.inline(id: id) + "</div>\n<p class=\"hint\">Scroll the chart sideways to see all of it.</p>\n"
  }

  /// Returns lines of text, collapsed behind their name unless they are all that there is.
  static func lines(_ lines: [String], isOpen: Bool = false, named name: String? = nil) -> String {
    if lines.isEmpty { return "" }
    let text =
      "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(Markup.escaped(name ?? "What differs"))\">"
      + "\(lines.map { Markup.escaped($0) }.joined(separator: "\n"))</pre>\n"
    let summary = Markup.escaped(name ?? "Line by line")
    return isOpen ? text : "<details><summary>\(summary)</summary>\n\(text)</details>\n"
  }

  private static func names(_ names: [(name: String, words: String)]) -> String {
    let rows = names.map {
      "<li><span>\(Markup.escaped($0.name))</span> <small>\(Markup.escaped($0.words))</small></li>"
    }
    return
      "<details><summary>Show them</summary><ul class=\"names\">\n\(rows.joined(separator: "\n"))\n</ul></details>\n"
  }
}
