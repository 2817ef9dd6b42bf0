/// The state of a drag at the moment its finger lifts.
///
/// It holds everything that decides the rest offset of a scroll view that was at rest before the drag.
public struct ReleaseState: Hashable, Sendable {
  /// The content offset at which the finger lifts, in points.
  public var contentOffset: Vector2D
  /// The release velocity, in pt/ms.
  public var velocity: Vector2D
  /// The content offset at which the drag began, in points.
  public var dragStartOffset: Vector2D
  /// The direction of the finger's last movement; nil for the direction of the velocity or, without one, of the drag.
  public var lastMovement: Vector2D?
  /// The target to propose to the behavior, in points; nil for the target UIKit would propose.
  public var proposedTarget: Vector2D?

  /// Creates a state.
  /// - Parameters:
  ///   - contentOffset: The content offset at which the finger lifts, in points.
  ///   - velocity: The release velocity, in pt/ms.
  ///   - dragStartOffset: The content offset at which the drag began; by default the offset at which the finger lifts.
  ///   - lastMovement: The direction of the finger's last movement.
  ///   - proposedTarget: The target to propose to the behavior.
  public init(
    contentOffset: Vector2D, velocity: Vector2D = .zero, dragStartOffset: Vector2D? = nil,
    lastMovement: Vector2D? = nil, proposedTarget: Vector2D? = nil
  ) {
    (self.contentOffset, self.velocity) = (contentOffset, velocity)
    self.dragStartOffset = dragStartOffset ?? contentOffset
    (self.lastMovement, self.proposedTarget) = (lastMovement, proposedTarget)
  }

  package func shifted(by amount: Vector2D) -> ReleaseState {
    changed(self) {
      ($0.contentOffset, $0.dragStartOffset) = (contentOffset + amount, dragStartOffset + amount)
      $0.proposedTarget = proposedTarget.map { $0 + amount }
    }
  }

  /// The direction passed to the behavior, as the signs of the content offset's change.
  package var direction: Vector2D {
    lastMovement
      ?? Vector2D(
        x: Self.sign(velocity.x == 0 ? contentOffset.x - dragStartOffset.x : velocity.x),
        y: Self.sign(velocity.y == 0 ? contentOffset.y - dragStartOffset.y : velocity.y))
  }

  /// The content offsets that a delegate sees of a drag without a track, of which the last one is that of the release.
  package var draggedOffsets: [Vector2D] {
    let (direction, movement) = (direction, contentOffset - dragStartOffset)
    // Some delegates infer the direction from the offset, so they need one more `didScroll`.
    let opposed = ScrollAxis.allCases.filter { direction[$0] != 0 && direction[$0] * movement[$0] <= 0 }
    return opposed.map { contentOffset.replacing($0, with: contentOffset[$0] - direction[$0]) } + [contentOffset]
  }

  private static func sign(_ number: Double) -> Double { number > 0 ? 1 : number < 0 ? -1 : 0 }
}
