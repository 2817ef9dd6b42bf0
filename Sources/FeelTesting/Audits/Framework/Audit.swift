/// One check of what a scroll view does with fingers: an id, a sentence, and what it tries.
public struct Audit: Sendable {
  /// The id, as command lines write it.
  public let id: String
  /// What holds where the audit passes, as a sentence.
  public let sentence: String
  /// What the audit tries on a subject.
  let plan: @Sendable (AuditStage) -> AuditPlan

  init(_ id: String, _ sentence: String, plan: @escaping @Sendable (AuditStage) -> AuditPlan) {
    self.id = id
    self.sentence = sentence
    self.plan = plan
  }
}

/// What an audit tries, or why it does not apply.
enum AuditPlan {
  case notApplicable(String)
  case probes([AuditProbe])
}

/// Gestures, and what is checked of each.
struct AuditProbe: Sendable {
  /// What is tried.
  let gestures: [AuditGesture]
  /// Whether gestures may be left out where a sweep is thinned.
  var mayThin = true
  /// Decides about a gesture.
  let check: @Sendable (AuditGesture, AuditStage, inout AuditFigures) -> AuditVerdict
}

/// What a check says of a gesture.
enum AuditVerdict {
  case passes
  /// The gesture has nothing to do with the check.
  case doesNotApply
  /// What happened, as a sentence, and the gesture that shows it where that is another.
  case fails(String, showing: AuditGesture? = nil)
}

/// Numbers an audit reports: the largest of each name, in the order of their names.
public struct AuditFigures: Hashable, Sendable {
  /// The numbers by what they are.
  public private(set) var values: [String: Double] = [:]

  mutating func note(_ name: String, _ value: Double) { values[name] = max(value, values[name] ?? -.infinity) }

  mutating func merge(_ other: AuditFigures) { values.merge(other.values) { max($0, $1) } }
}
