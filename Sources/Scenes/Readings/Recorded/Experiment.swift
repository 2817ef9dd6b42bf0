/// One experiment: its conditions, and what was measured.
package struct Experiment: Hashable, Sendable {
  /// What was done and measured.
  package enum Subject: Hashable, Sendable {
    /// A movement of the view, as positions over time.
    case movement(Movement, MovementSamples)
    /// Proposed target content offsets of releases.
    case targets([Reading])
    /// Offsets beyond an edge under a dragging finger, in a view whose bounds have a length in points.
    case rubberBand(bounds: Double, [Reading])
    /// Decays, in 1/ms, that were fitted to movements toward rewritten targets.
    case decays([Reading])
    /// Content offsets under a finger.
    case drag(FingerScript, [TimedValue])
    /// Velocities that the hook received.
    case releaseVelocities(FingerScript, [Double])
    /// Pages to which releases of a paging view went.
    case pageChoices(page: Double, [Reading])
    /// Snap points to which releases of a view went that rests at multiples of a pitch, in points.
    case snapChoices(pitch: Double, [Reading])
    /// Velocities that a SwiftUI behavior received, in a unit that Apple does not document.
    case contextVelocities([Reading])
    /// Releases after which a view kept moving, or stayed.
    case flingThreshold([Reading])
  }

  /// The name, unique in its file.
  package var name: String
  package var subject: Subject
  /// The largest deviation that the measurement leaves open, in the unit of the values; nil for a pixel.
  package var bound: Double?
  /// The standard deviation of a value, for least squares; nil for the one that the bound implies.
  var uncertainty: Double?
  /// The grade, if it differs from that of the file.
  var grade: EvidenceGrade?
  /// Constants and choices of the model that belong to the view that was measured, by their names.
  ///
  /// SwiftUI's views, for instance, have another curve after a release at rest.
  package var tuning: [String: String] = [:]

  /// Returns constants with those of the view that was measured.
  func tuning(_ base: ScrollTuning) -> ScrollTuning {
    var result = base
    // In this order, a name of several fields comes before the names of each.
    for (name, value) in tuning.sorted(by: { $0.key < $1.key }) {
      // The document was checked, so every name and value is one of the model's.
      if let field = ScrollTuning.field(named: name) { try? result.set(field, to: value) }
    }
    return result
  }

  /// The unit of the values.
  package var unit: String {
    switch subject {
    case .decays: "1/ms"
    case .releaseVelocities, .contextVelocities: "pt/ms"
    case .movement, .targets, .rubberBand, .drag, .pageChoices, .snapChoices: "pt"
    case .flingThreshold: ""
    }
  }
}
