/// A gesture that an audit tries: where its drag begins, its length, its release and what follows.
package struct AuditGesture: Hashable, Sendable {
  /// The item at rest where the drag begins; if nil, the drag begins at the view's initial content offset.
  package var startItem: Int?
  /// The distance by which the drag moves the content offset, in points; beyond an edge the offset moves by less.
  package var drag = 0.0
  /// The release velocity, in pt/ms.
  package var velocity = 0.0
  /// The sign of the finger's last movement; if nil, the sign of the velocity, or of the drag if the velocity is zero.
  package var lastMovement: Double?
  /// What happens after the release.
  package var sequel = FollowUpGesture.rest
  package var variants: [ViewVariant] = []

  /// The velocity or, for a still release, the drag; its sign is the direction of the gesture.
  package var direction: Double { velocity != 0 ? velocity : drag }

  /// Whether the finger's last movement was against the drag.
  package var isTurning: Bool { drag * (lastMovement ?? direction) < 0 }

  func varied(_ variant: ViewVariant) -> AuditGesture { changed(self) { $0.variants.append(variant) } }
  func then(_ sequel: FollowUpGesture) -> AuditGesture { changed(self) { $0.sequel = sequel } }
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
