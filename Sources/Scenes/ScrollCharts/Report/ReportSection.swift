enum ReportSection {
  static func title(_ section: Report.Section) -> String {
    switch section {
    case .run(let run): run.title
    case .map(let map): map.title
    case .audits(let report, _): "Audits of \(report.subject)"
    case .sheets(let sheets): sheets.title
    case .gestures(let changes): changes.title
    case .wishes(let wishes): wishes.title
    case .message(let title, _), .names(let title, _): title
    }
  }

  static func html(_ section: Report.Section, number: Int) -> String {
    let id = "section-\(number)"
    let body =
      switch section {
      case .run(let run): self.run(run, id)
      case .map(let map): self.map(map, id)
      case .audits(let report, let command): why(section) + ReportAudits.html(report, command ?? \.description)
      case .sheets(let sheets): sheets.html
      case .gestures(let changes): changes.html
      case .wishes(let wishes): wishes.html
      case .message(_, let lines): self.lines(lines, isOpen: true)
      case .names(_, let names): self.names(names)
      }
    let style = isFailure(section) ? " class=\"failure\"" : ""
    return """
      <section id="\(id)"\(style) aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(Markup.escaped(title(section)))</h2>
      \(body)</section>

      """
  }

  /// Returns the phrase that says what happened, without a period; empty if there is nothing to say.
  static func reason(_ section: Report.Section) -> String {
    switch section {
    case .run(let run): return run.subtitle
    case .map(let map): return map.subtitle
    case .audits(let report, _) where !report.findings.isEmpty:
      return "\(report.findings.count) finding\(report.findings.count == 1 ? "" : "s")"
    case .message(_, let lines): return lines.first ?? ""
    default: return ""
    }
  }

  private static func why(_ section: Report.Section) -> String {
    let reason = reason(section)
    if reason.isEmpty { return "" }
    if !isFailure(section) { return "<p class=\"summary\">\(Markup.escaped(reason))</p>\n" }
    // Of several things that happened, each has a line of its own.
    let clauses = reason.split(separator: "; ").map { Markup.escaped(Sentence.of(String($0))) }
    return "<p class=\"why\">\(clauses.joined(separator: "<br>\n"))</p>\n"
  }

  static func isFailure(_ section: Report.Section) -> Bool {
    switch section {
    case .run(let run): run.isFailure
    case .map(let map): map.isFailure
    case .audits(let report, _): !report.findings.isEmpty
    case .message: true
    default: false
    }
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
  private static func figure(_ chart: ChartDocument, id: String, label: String) -> String {
    "<div class=\"figure\" tabindex=\"0\" role=\"group\" aria-label=\"\(label), scrolls sideways\">\n"
      + chart.inline(id: id) + "</div>\n<p class=\"hint\">Scroll the chart sideways to see all of it.</p>\n"
  }

  /// Returns lines of text, collapsed behind their title unless they are all that there is.
  private static func lines(_ lines: [String], isOpen: Bool = false) -> String {
    if lines.isEmpty { return "" }
    let text =
      "<pre tabindex=\"0\" role=\"group\" aria-label=\"What differs\">"
      + "\(lines.map { Markup.escaped($0) }.joined(separator: "\n"))</pre>\n"
    return isOpen ? text : "<details><summary>Line by line</summary>\n\(text)</details>\n"
  }

  private static func names(_ names: [(name: String, words: String)]) -> String {
    let rows = names.map {
      "<li><span>\(Markup.escaped($0.name))</span> <small>\(Markup.escaped($0.words))</small></li>"
    }
    return
      "<details><summary>Show them</summary><ul class=\"names\">\n\(rows.joined(separator: "\n"))\n</ul></details>\n"
  }
}
