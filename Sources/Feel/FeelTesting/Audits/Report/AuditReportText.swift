/// The text form of an audit report, 80 columns wide.
///
/// Long commands continue after a backslash, as a shell reads them.
public enum AuditReportText {
  /// Encodes the whole report: findings, then audits that passed, then audits that are not applicable.
  ///
  /// `command` returns the command that reproduces a counter-example; without it, the report describes its release.
  public static func encode(_ report: AuditReport, command: ((CounterExample) -> String)? = nil) -> String {
    if report.nothing != nil { return wrapped(headline(report), indent: 0) }
    // Only the command line has commands, and only tests can follow the remedies.
    let notes = command == nil ? sweep(report) + remedies(report) : nil
    return encode(report.subject, report.results.map { AuditText($0, command: command) }, notes: notes)
  }

  /// Encodes the report on a view of what was found by each audit; by default it notes what a scene lacks for them.
  package static func encode(_ subject: String, _ entries: [AuditText], notes: [String]? = nil) -> String {
    func texts(_ kind: AuditText.Kind) -> [String] { entries.filter { $0.kind == kind }.map(\.text) }
    let (found, passed, aside) = (texts(.finding), texts(.passed), texts(.notApplicable))
    var text = "\(PrintableText.line(subject)) · \(found.count) finding\(found.count == 1 ? "" : "s"),"
    text += " \(passed.count) passed, \(aside.count) not applicable\n"
    for line in notes ?? missingLayout(entries) { text += wrapped(line, indent: 0) }
    if !found.isEmpty { text += "\n" + found.joined(separator: "\n") }
    if !passed.isEmpty { text += "\npassed\n" + passed.joined() }
    if !aside.isEmpty { text += "\nnot applicable\n" + aside.joined() }
    return text
  }

  /// Encodes only the findings.
  package static func findings(_ report: AuditReport) -> String {
    report.findings.map { AuditText($0).text }.joined(separator: "\n")
  }

  /// Encodes a finding.
  static func text(_ finding: AuditFinding, of audit: Audit, command: ((CounterExample) -> String)?) -> String {
    var text = wrapped("finding: \(finding.sentence)", indent: 0, hanging: 2)
    text += wrapped("\(audit.id), \(finding.failing) of \(finding.tried) gestures\(finding.figures.suffix)", indent: 2)
    for example in finding.counterExamples {
      text += wrapped("- \(example.sentence)", indent: 2, hanging: 4)
      if let command {
        text += wrapped(command: command(example))
      } else {
        text += wrapped("\(example)", indent: 4) + (example.expectation.map { "    \($0)\n" } ?? "")
      }
    }
    return text
  }

  /// Returns one line for a person: the costliest finding and the number of others, or else what was not applicable.
  static func headline(_ report: AuditReport) -> String {
    guard let first = report.findings.first?.finding else {
      let why = report.nothing ?? report.notApplicable.flatMap(missing).first ?? ""
      return "\(PrintableText.line(report.subject)): \(why)"
    }
    let more = report.findings.dropFirst().map(\.audit.id)
    return "\(PrintableText.line(report.subject)): \(first.sentence)"
      + (more.isEmpty
        ? "" : "; \(more.count) more finding\(more.count == 1 ? "" : "s"): \(more.joined(separator: ", "))")
  }

  /// Returns the lines about an audit that was asked for but is not applicable.
  static func missing(_ result: AuditReport.Result) -> [String] {
    let remedy = result.remedy.map { ["  to add it: \($0)"] } ?? []
    return result.reason.map { ["\(result.audit.id) is not applicable: \($0)"] + remedy } ?? []
  }

  /// Returns what to add to a scene without items, for which most audits do not run.
  private static func missingLayout(_ entries: [AuditText]) -> [String] {
    let lacksItems = entries.contains {
      $0.text.hasSameBytes(as: entry($0.id, words: NotApplicable.noItems.reason))
    }
    return lacksItems ? ["Audits of items did not run: the scene has no items. Give it a \"layout\"."] : []
  }

  /// Returns how to try more gestures, after a quick sweep.
  static func sweep(_ report: AuditReport) -> [String] {
    guard report.sweep == .quick else { return [] }
    return ["This was a quick sweep. To try thousands of gestures: expectNoFindings(of: view, sweep: .full)."]
  }

  /// Returns which audits did not run although they could, and what to add to the view under test.
  static func remedies(_ report: AuditReport) -> [String] {
    var remedies: [String] = []
    for remedy in report.notApplicable.compactMap(\.remedy) where !remedies.contains(remedy) { remedies.append(remedy) }
    return remedies.map { remedy in
      let aside = report.notApplicable.filter { $0.remedy == remedy }
      let (count, them) = aside.count == 1 ? ("1 audit", "it") : ("\(aside.count) audits", "them")
      return "\(count) did not run: \(aside[0].reason ?? ""). To add \(them): \(remedy)."
    }
  }

  static func entry(_ id: String, words: String) -> String {
    let left = "  " + id + String(repeating: " ", count: max(0, 22 - id.utf8.count))
    return left + WrappedText.of(words, indent: 24) + "\n"
  }

  /// Breaks a command into lines before its options.
  private static func wrapped(command: String) -> String {
    let parts = command.split(separator: " --").enumerated().map { $0 == 0 ? String($1) : "--\($1)" }
    return "    " + WrappedText.of(parts, indent: 4, hanging: 8, ending: " \\") + "\n"
  }

  private static func wrapped(_ words: String, indent: Int, hanging: Int? = nil) -> String {
    String(repeating: " ", count: indent) + WrappedText.of(words, indent: indent, hanging: hanging) + "\n"
  }
}

extension AuditFigures {
  /// The figures after a semicolon; empty without any.
  package var suffix: String {
    values.isEmpty ? "" : "; " + values.map { "\($0.name) \(AuditNumber.text($0.value))" }.joined(separator: ", ")
  }
}
