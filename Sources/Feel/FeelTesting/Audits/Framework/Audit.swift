/// A check of how a scroll view responds to gestures: an id, the claim it checks, how severe its faults are, and the
/// gestures it tries.
public struct Audit: Sendable {
  /// The id, as the command line writes it.
  public let id: String
  /// The claim, a sentence that holds where the audit passes.
  public let sentence: String
  /// How much the faults that the audit finds cost a user.
  public let severity: AuditSeverity
  /// Returns the gestures that the audit tries on a view under test.
  let plan: @Sendable (AuditContext) -> AuditPlan

  init(
    _ id: String, _ severity: AuditSeverity, _ sentence: String, plan: @escaping @Sendable (AuditContext) -> AuditPlan
  ) {
    (self.id, self.severity, self.sentence, self.plan) = (id, severity, sentence, plan)
  }
}

/// The gestures that an audit tries, or the reason why it is not applicable.
enum AuditPlan {
  case notApplicable(NotApplicable)
  case probes([AuditProbe])
}

/// Gestures and the check that is applied to each of them.
struct AuditProbe: Sendable {
  let gestures: [AuditGesture]
  /// Whether a thinned sweep may skip some of the gestures.
  var mayThin = true
  /// The step through the gestures in a quick sweep: with 1 all are tried, with n every nth.
  var quickStep = 1
  let check: @Sendable (AuditGesture, AuditContext, inout AuditFigures) -> AuditVerdict
}

extension AuditProbe {
  /// Creates a probe whose check reports no figures.
  init(
    gestures: [AuditGesture], mayThin: Bool = true, quickStep: Int = 1,
    check: @escaping @Sendable (AuditGesture, AuditContext) -> AuditVerdict
  ) {
    self.init(gestures: gestures, mayThin: mayThin, quickStep: quickStep) { gesture, context, _ in
      check(gesture, context)
    }
  }
}

/// The result of checking one gesture.
enum AuditVerdict {
  case passes
  /// The check is not applicable to the gesture.
  case notApplicable
  /// The gesture shows a fault: which, what happened, as a sentence, and the gesture to report if it is a different one.
  case fails(AuditFault, String, showing: AuditGesture? = nil)
}

/// Figures that an audit reports: the largest value of each, sorted by name where they are printed.
public struct AuditFigures: Hashable, Sendable {
  /// The figures by name.
  package private(set) var values: [String: Double] = [:]

  mutating func note(_ name: String, _ value: Double) { values[name] = max(value, values[name] ?? -.infinity) }

  mutating func merge(_ other: AuditFigures) { values.merge(other.values) { max($0, $1) } }
}
