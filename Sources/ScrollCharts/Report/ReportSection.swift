import FeelTesting

enum ReportSection {
  static func title(_ section: Report.Section) -> String? {
    switch section {
    case .run(let run): run.title
    case .map(let map, _, _): "Decision map of \(map.name)"
    case .audits(let report, _): "Audits of \(report.subject)"
    case .message(let title, _): title
    case .names(let title, _): title
    }
  }

  static func html(_ section: Report.Section, number: Int) -> String {
    let id = "section-\(number)"
    let body =
      switch section {
      case .run(let run): self.run(run, id)
      case .map(let map, let before, let notes):
        lines(notes) + figure(MapChart.document(map, over: before), id: "\(id)-map", label: "Decision map")
      case .audits(let report, let command): ReportAudits.html(report, command ?? \.description)
      case .message(_, let lines): self.lines(lines)
      case .names(_, let names): self.names(names)
      }
    let style = isFailure(section) ? " class=\"failure\"" : ""
    return """
      <section id="\(id)"\(style) aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(Markup.escaped(title(section) ?? ""))</h2>
      \(body)</section>

      """
  }

  private static func isFailure(_ section: Report.Section) -> Bool {
    switch section {
    case .run(let run): run.isFailure
    case .map(_, let before, let notes): before != nil && !notes.isEmpty
    case .message: true
    default: false
    }
  }

  private static func run(_ run: Report.Run, _ id: String) -> String {
    var text = run.subtitle.isEmpty ? "" : "<p class=\"summary\">\(Markup.escaped(run.subtitle))</p>\n"
    text += lines(run.notes)
    if let command = run.command {
      text +=
        "<p class=\"command\">\(Markup.escaped(command.words)) <code>\(Markup.escaped(command.command))</code></p>\n"
    }
    text += ReportPlayer.html([run.before, run.shown].compactMap(\.self), id: id)
    text += figure(
      RunChart.document(run.shown.run, over: run.before?.run), id: "\(id)-chart", label: "Chart of the run")
    return text + ReportMetrics.html(run.shown.run, before: run.before?.run)
  }

  /// Returns a chart that can be scrolled sideways on a narrow screen.
  private static func figure(_ chart: ChartDocument, id: String, label: String) -> String {
    "<div class=\"figure\" tabindex=\"0\" role=\"group\" aria-label=\"\(label), scrolls sideways\">\n"
      + chart.inline(id: id) + "</div>\n"
  }

  private static func lines(_ lines: [String]) -> String {
    lines.isEmpty
      ? ""
      : "<pre tabindex=\"0\" role=\"group\" aria-label=\"What differs\">"
        + "\(lines.map { Markup.escaped($0) }.joined(separator: "\n"))</pre>\n"
  }

  private static func names(_ names: [(name: String, words: String)]) -> String {
    let rows = names.map {
      "<li><span>\(Markup.escaped($0.name))</span> <small>\(Markup.escaped($0.words))</small></li>"
    }
    return
      "<details><summary>Show them</summary><ul class=\"names\">\n\(rows.joined(separator: "\n"))\n</ul></details>\n"
  }
}
