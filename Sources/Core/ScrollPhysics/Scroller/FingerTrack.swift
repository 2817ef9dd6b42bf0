/// The track of a finger on a scroll view, from touch down to lift.
package struct FingerTrack {
  var recognition: PanRecognition
  var velocity: ReleaseVelocity
  var lock: DirectionalLock
  var location: Vector2D
  /// The finger location, and the offset before resistance, from which the content follows the finger.
  var anchorLocation: Vector2D
  var anchorOffset: Vector2D
  var dragStartOffset: Vector2D
  var lastMovement = Vector2D.zero
  /// Whether the finger has moved and the content has not followed yet.
  var hasPendingMove = false
  /// Whether the finger stopped a view that was decelerating.
  var caughtMotion: Bool

  /// Creates the track of a finger that is put down, by default a placeholder for use before the first touch.
  init(
    at location: Vector2D = .zero, time: Double = 0, offset: Vector2D = .zero, unresistedOffset: Vector2D = .zero,
    caughtMotion: Bool = false, inheritedLock: ScrollAxis? = nil, tuning: ScrollTuning = .default
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

  /// Adds a movement to a location, in points, at a time, in ms.
  mutating func move(to location: Vector2D, at time: Double) {
    velocity.add(location, at: time)
    if location.x != self.location.x { lastMovement.x = location.x < self.location.x ? 1 : -1 }
    if location.y != self.location.y { lastMovement.y = location.y < self.location.y ? 1 : -1 }
    self.location = location
    hasPendingMove = true
  }

  /// Continues to drag the content, which is at an offset before resistance, from where the finger is.
  mutating func dragOn(from offset: Vector2D) { (anchorLocation, anchorOffset) = (location, offset) }

  /// The translation that the content follows, in points; nil until the drag is recognized.
  package var translation: Vector2D? { recognition.isRecognized ? recognition.translation(at: location) : nil }

  /// Returns the velocity of the finger at a time after its last sample, in pt/ms.
  package func velocity(at time: Double) -> Vector2D { velocity.velocity(at: time) }
}
