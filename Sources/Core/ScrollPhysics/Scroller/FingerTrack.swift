/// The track of a finger on a scroll view, from touch down to lift.
package struct FingerTrack {
  package internal(set) var recognition: PanRecognition
  package internal(set) var velocity: ReleaseVelocity
  var lock: DirectionalLock
  package internal(set) var location: Vector2D
  /// The finger location, and the offset before resistance, from which the content follows the finger.
  var anchorLocation: Vector2D
  var anchorOffset: Vector2D
  /// The content offset at which the drag began.
  var dragStartOffset: Vector2D
  var lastMovement = Vector2D.zero
  /// Whether the finger has moved and the content has not followed yet.
  var hasPendingMove = false
  /// Whether the finger stopped a view that was decelerating.
  var caughtMotion: Bool

  /// Creates a placeholder for use before the first touch.
  package init() {
    self.init(
      at: .zero, time: 0, offset: .zero, unresistedOffset: .zero, caughtMotion: false, inheritedLock: nil,
      tuning: .default)
  }

  init(
    at location: Vector2D, time: Double, offset: Vector2D, unresistedOffset: Vector2D, caughtMotion: Bool,
    inheritedLock: ScrollAxis?, tuning: ScrollTuning
  ) {
    recognition = PanRecognition(start: location, catchesMotion: caughtMotion, tuning: tuning)
    velocity = ReleaseVelocity(tuning: tuning)
    lock = DirectionalLock(start: location, time: time, inherited: inheritedLock, tuning: tuning)
    self.location = location
    anchorLocation = location
    anchorOffset = unresistedOffset
    dragStartOffset = offset
    self.caughtMotion = caughtMotion
    velocity.add(location, at: time)
  }
}
