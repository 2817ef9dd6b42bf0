/// What audits have to say of a subject.
public struct AuditReport: Sendable {
  /// What came of one audit.
  public enum Outcome: Sendable {
    /// No gesture of so many shows a fault.
    case passed(tried: Int, figures: AuditFigures)
    /// Some do.
    case found(AuditFinding)
    /// The audit has nothing to say of the subject, and why, as a sentence without its end.
    case notApplicable(String)
  }

  /// An audit and what came of it.
  public struct Result: Sendable {
    /// The audit.
    public let audit: Audit
    /// What came of it.
    public let outcome: Outcome

    init(_ audit: Audit, _ outcome: Outcome) {
      self.audit = audit
      self.outcome = outcome
    }

    /// What was found; nil where nothing was.
    public var finding: AuditFinding? {
      if case .found(let finding) = outcome { return finding }
      return nil
    }
  }

  /// What was examined.
  public let subject: String
  /// The audits in their order.
  public let results: [Result]

  /// The audits that found something.
  public var findings: [Result] { results.filter { $0.finding != nil } }
}

/// What an audit found.
public struct AuditFinding: Sendable {
  /// The number of gestures that show the fault.
  public let failing: Int
  /// The number of gestures that were tried.
  public let tried: Int
  /// What the audit reports besides.
  public let figures: AuditFigures
  /// The simplest gestures that show the fault, three at most.
  public let counterExamples: [CounterExample]
}
