/// The results of running audits on a view under test.
public struct AuditReport: Sendable {
  /// The outcome of an audit.
  public enum Outcome: Sendable {
    /// None of the gestures that were tried shows a fault.
    case passed(tried: Int, figures: AuditFigures)
    /// Some of the gestures show a fault.
    case found(AuditFinding)
    /// The audit is not applicable to the view; the reason is a sentence without its full stop.
    case notApplicable(String)
  }

  /// An audit and its outcome.
  public struct Result: Sendable {
    /// The audit.
    public let audit: Audit
    /// The outcome of the audit.
    public let outcome: Outcome
    /// What to add to the view under test so that the audit becomes applicable; nil if it is, and where the audit is
    /// about views of another kind.
    public let remedy: String?

    init(_ audit: Audit, _ outcome: Outcome, remedy: String? = nil) {
      (self.audit, self.outcome, self.remedy) = (audit, outcome, remedy)
    }

    /// What the finding costs a user: the share of the gestures that show it, times the weight of its severity; else 0.
    var cost: Double { finding.map { Double(audit.severity.rawValue) * Double($0.failing) / Double($0.tried) } ?? 0 }

    /// The finding, or nil if the audit found no fault.
    public var finding: AuditFinding? { if case .found(let finding) = outcome { finding } else { nil } }

    /// Why the audit is not applicable, a sentence without its full stop; nil if it is.
    var reason: String? { if case .notApplicable(let why) = outcome { why } else { nil } }
  }

  /// The name of the view under test.
  package let subject: String
  /// The number of gestures that the audits tried.
  public let sweep: GestureSweep
  /// The results: findings first, the costliest for users before the others, then the rest in the order of the audits.
  public let results: [Result]

  /// The reason why no audit ran, a sentence without its full stop; nil if they ran.
  package let nothing: String?

  init(subject: String, sweep: GestureSweep, results: [Result], nothing: String? = nil) {
    (self.subject, self.sweep, self.nothing) = (subject, sweep, nothing)
    self.results = Self.ordered(results) { ($0.cost, $0.audit.id) }
  }

  /// Returns findings first, the costliest before the others, then what costs nothing, as it was.
  package static func ordered<Entry>(_ all: [Entry], by key: (Entry) -> (cost: Double, id: String)) -> [Entry] {
    let found = all.filter { key($0).cost > 0 }
    let sorted = found.sorted { a, b in (key(b).cost, key(a).id) < (key(a).cost, key(b).id) }
    return sorted + all.filter { key($0).cost == 0 }
  }

  /// The results of the audits that found a fault, the costliest for users first; see ``AuditSeverity``.
  public var findings: [Result] { results.filter { $0.finding != nil } }

  /// The results of the audits that are not applicable to the view.
  public var notApplicable: [Result] { results.filter { $0.reason != nil } }
}

/// A fault that an audit found.
public struct AuditFinding: Sendable {
  /// The fault with the share of the gestures that show it, such as `1 in 5 forward flicks stays on its item`.
  public let sentence: String
  /// The number of gestures that show the fault.
  public let failing: Int
  /// The number of gestures that were tried.
  public let tried: Int
  package let figures: AuditFigures
  /// The simplest gestures that show the fault, at most three.
  public let counterExamples: [CounterExample]
}
