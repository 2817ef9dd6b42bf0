/// What a report says about an audit, so that a report can be made of audits that ran elsewhere.
package struct AuditText {
  package enum Kind: String, CaseIterable { case finding, passed, notApplicable }

  package let id: String
  package let kind: Kind
  /// What the finding costs a user; zero without one.
  package let cost: Double
  let text: String
  let json: String

  /// Creates the entry of a result, with the command that reproduces each counter-example if `command` is not nil.
  package init(_ result: AuditReport.Result, command: ((CounterExample) -> String)? = nil) {
    (id, cost) = (result.audit.id, result.cost)
    json = AuditReportJSON.encode(result, command: command)
    switch result.outcome {
    case .found(let finding):
      (kind, text) = (.finding, AuditReportText.text(finding, of: result.audit, command: command))
    case .passed(let tried, let figures):
      (kind, text) = (.passed, AuditReportText.entry(id, words: "\(tried) gestures\(figures.suffix)"))
    case .notApplicable(let why): (kind, text) = (.notApplicable, AuditReportText.entry(id, words: why))
    }
  }

  /// The entry as a list of texts.
  package var fields: [String] { [id, kind.rawValue, "\(cost)", text, json] }

  /// Creates the entry that has some texts; nil if none has.
  package init?(_ fields: [String]) {
    guard fields.count == 5, let kind = Kind(rawValue: fields[1]), let cost = Double(fields[2]) else { return nil }
    (id, self.kind, self.cost, text, json) = (fields[0], kind, cost, fields[3], fields[4])
  }
}

extension AuditReportJSON {
  /// Encodes the report on a view of what was found by each audit.
  package static func encode(_ subject: String, _ entries: [AuditText]) -> String {
    """
    { "format": "scroll-audit", "version": 1, "scene": \(JSONText.string(subject)),
      "audits": [
    \(entries.map { "    " + $0.json }.joined(separator: ",\n")) ] }

    """
  }
}
