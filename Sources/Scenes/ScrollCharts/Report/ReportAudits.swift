/// The findings, passed audits and audits that are not applicable, as HTML.
enum ReportAudits {
  static func html(_ report: AuditReport, _ command: (CounterExample) -> String) -> String {
    var (passed, aside): ([String], [String]) = ([], [])
    var findings = ""
    for result in report.results {
      let id = "<code>\(Markup.escaped(result.audit.id))</code>"
      switch result.outcome {
      case .found(let finding): findings += html(result.audit, finding, command)
      case .passed(let tried, let figures):
        passed.append("<li>\(id) <small>\(tried) gestures\(Markup.escaped(figures.suffix))</small></li>")
      case .notApplicable(let why): aside.append("<li>\(id) <small>\(Markup.escaped(why))</small></li>")
      }
    }
    if findings.isEmpty { findings = "<p>\(Markup.escaped(report.nothing ?? "No audit found anything."))</p>\n" }
    return findings + list("\(passed.count) passed", passed) + list("\(aside.count) not applicable", aside)
  }

  private static func html(_ audit: Audit, _ finding: AuditFinding, _ command: (CounterExample) -> String) -> String {
    let examples = finding.counterExamples.map { example in
      "<li>\(Markup.escaped(example.sentence))<br><code>\(Markup.escaped(command(example)))</code></li>"
    }
    return """
      <article class="finding">
      <h3>\(Markup.escaped(finding.sentence))</h3>
      <p><small>\(finding.failing) of \(finding.tried) gestures show it\
      \(Markup.escaped(finding.figures.suffix)). The rule, \
      <code>\(Markup.escaped(audit.id))</code>: \(Markup.escaped(audit.sentence))</small></p>
      <ul>
      \(examples.joined(separator: "\n"))
      </ul>
      </article>

      """
  }

  private static func list(_ title: String, _ rows: [String]) -> String {
    if rows.isEmpty { return "" }
    return "<details><summary>\(title)</summary><ul>\n\(rows.joined(separator: "\n"))\n</ul></details>\n"
  }
}
