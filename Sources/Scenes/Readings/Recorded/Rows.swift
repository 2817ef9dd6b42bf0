/// A proposed target content offset; offsets in points, the velocity in pt/ms.
package struct TargetReading: Hashable, Sendable {
  package var rate: Double
  package var offset: Double
  package var velocity: Double
  package var target: Double

  package init(rate: Double, offset: Double, velocity: Double, target: Double) {
    (self.rate, self.offset, self.velocity, self.target) = (rate, offset, velocity, target)
  }
}

/// A finger's distance past an edge, and the content's distance beyond it, in points.
package struct RubberBandReading: Hashable, Sendable {
  package var finger: Double
  package var offset: Double

  package init(finger: Double, offset: Double) { (self.finger, self.offset) = (finger, offset) }
}

/// A decay, in 1/ms, that was fitted to a movement toward a rewritten target, with how far it may be off.
package struct DecayReading: Hashable, Sendable {
  package var name: String
  package var rate: Double
  /// From the release to the target, in points.
  package var distance: Double
  /// In pt/ms, negative away from the target.
  package var velocity: Double
  package var decay: Double
  package var bound: Double
}

/// The page to which a paging view went after a release; offsets in points, the velocity in pt/ms.
package struct PageChoiceReading: Hashable, Sendable {
  package var offset: Double
  package var velocity: Double
  package var target: Double

  package init(offset: Double, velocity: Double, target: Double) {
    (self.offset, self.velocity, self.target) = (offset, velocity, target)
  }
}

/// The velocity that a SwiftUI behavior's context has at a release, beside that of the finger.
package struct ContextVelocityReading: Hashable, Sendable {
  /// The finger's, in pt/ms, positive where the content offset grows.
  package var velocity: Double
  /// The number in the context, whose unit Apple does not document.
  package var context: Double

  package init(velocity: Double, context: Double) { (self.velocity, self.context) = (velocity, context) }
}

/// Whether a view kept moving after a release at a velocity, in pt/ms.
package struct FlingReading: Hashable, Sendable {
  package var velocity: Double
  package var willDecelerate: Bool

  package init(velocity: Double, willDecelerate: Bool) {
    (self.velocity, self.willDecelerate) = (velocity, willDecelerate)
  }
}
