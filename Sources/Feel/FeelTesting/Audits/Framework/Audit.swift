/// A check of how a scroll view responds to gestures: an id, the claim it checks, and how severe its faults are.
public struct Audit: Sendable {
  let name: AuditName
  /// The claim, a sentence that holds where the audit passes.
  public var sentence: String { name.sentence }
  /// How much the faults that the audit finds cost a user.
  public var severity: AuditSeverity { name.severity }

  /// The id, as the command line writes it.
  public var id: String { name.rawValue }
}

/// Gestures and the check that is applied to each of them.
struct AuditProbe {
  let gestures: [AuditGesture]
  /// Whether a thinned sweep may skip some of the gestures.
  var mayThin = true
  /// The step through the gestures in a quick sweep: with 1 all are tried, with n every nth.
  var quickStep = 1
  /// Checks a gesture in the context of the plan, so that it belongs to one thread.
  let check: (AuditGesture) -> AuditVerdict
}

/// The result of checking one gesture.
enum AuditVerdict {
  case passes
  case notApplicable
  /// The gesture shows a fault: which, what happened, as a sentence, and the gesture to report if it is a different one.
  case fails(AuditFault, String, showing: AuditGesture? = nil)
}

/// Figures that an audit reports: the largest value of each, sorted by name where they are printed.
public struct AuditFigures: Hashable, Sendable {
  struct Figure: Hashable {
    let name: String
    var value: Double
  }

  /// The figures, sorted by name.
  private(set) var values: [Figure] = []

  mutating func note(_ name: String, _ value: Double) {
    let index = values.firstIndex { !$0.name.precedes(name) } ?? values.count
    if index < values.count, values[index].name.hasSameBytes(as: name) {
      values[index].value = max(value, values[index].value)
    } else {
      values.insert(Figure(name: name, value: value), at: index)
    }
  }

  mutating func merge(_ other: AuditFigures) { for figure in other.values { note(figure.name, figure.value) } }
}
