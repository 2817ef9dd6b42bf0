import ScrollPhysics

/// A gesture that an audit tries: where its drag begins, its length, its release and what follows.
package struct AuditGesture: Hashable, Sendable {
  /// The variants applied to the view before the gesture.
  package var variants: [ViewVariant]
  /// The item at rest where the drag begins; if nil, the drag begins at the view's initial content offset.
  package var startItem: Int?
  /// The distance by which the drag moves the content offset, in points; beyond an edge the offset moves by less.
  package var drag: Double
  /// The release velocity, in pt/ms.
  package var velocity: Double
  /// The sign of the finger's last movement; if nil, the sign of the velocity, or of the drag if the velocity is zero.
  package var lastMovement: Double?
  /// What happens after the release.
  package var sequel: FollowUpGesture

  package init(
    startItem: Int? = nil, drag: Double = 0, velocity: Double = 0, lastMovement: Double? = nil,
    sequel: FollowUpGesture = .rest, variants: [ViewVariant] = []
  ) {
    (self.startItem, self.drag, self.velocity) = (startItem, drag, velocity)
    (self.lastMovement, self.sequel, self.variants) = (lastMovement, sequel, variants)
  }

  /// The velocity or, for a still release, the drag; its sign is the direction of the gesture.
  var direction: Double { velocity != 0 ? velocity : drag }

  /// Whether the finger's last movement was against the drag.
  var isTurning: Bool { drag * (lastMovement ?? direction) < 0 }

  func varied(_ variant: ViewVariant) -> AuditGesture {
    var result = self
    result.variants.append(variant)
    return result
  }

  func then(_ sequel: FollowUpGesture) -> AuditGesture {
    var result = self
    result.sequel = sequel
    return result
  }
}

extension [AuditGesture] {
  /// Returns each gesture with every drag, velocity and sequel, in this order; nil keeps that of the gesture.
  func each(
    drags: [Double]? = nil, velocities: [Double]? = nil, then sequels: [FollowUpGesture]? = nil
  ) -> [AuditGesture] {
    var all: [AuditGesture] = []
    for var gesture in self {
      for drag in drags ?? [gesture.drag] {
        for velocity in velocities ?? [gesture.velocity] {
          for sequel in sequels ?? [gesture.sequel] {
            (gesture.drag, gesture.velocity, gesture.sequel) = (drag, velocity, sequel)
            all.append(gesture)
          }
        }
      }
    }
    return all
  }
}
