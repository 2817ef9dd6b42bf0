/// The track of a finger on a scroll view, from touch down to lift.
package struct FingerTrack {
  var recognition: PanRecognition
  var velocity: ReleaseVelocity
  var lock: DirectionalLock
  var location: Vector2D
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
  init() {
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

  /// The translation that the content follows, in points; nil until the drag is recognized.
  package var translation: Vector2D? { recognition.isRecognized ? recognition.translation(at: location) : nil }

  /// Returns the velocity of the finger at a time after its last sample, in pt/ms.
  package func velocity(at time: Double) -> Vector2D { velocity.velocity(at: time) }
}
