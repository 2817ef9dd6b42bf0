/// Recognises a drag once the finger has moved 10 points along axes that can move.
/// - Source: docs/Physics.md, "Pan slop" (distance grade B; whether the slop is swallowed is not public).
package struct PanRecognition: Hashable, Sendable {
  let start: Vector2D
  /// The distance to move before recognition, in points; 0 for a finger that catches a moving view.
  package let slop: Double
  let handling: PanSlopHandling
  package private(set) var isRecognized: Bool
  /// The part of the finger's movement that the content does not follow, in points.
  package private(set) var swallowed = Vector2D.zero

  /// Creates the recogniser of a finger that touches the screen at a location.
  package init(start: Vector2D, catchesMotion: Bool, tuning: ScrollTuning = .default) {
    self.start = start
    slop = catchesMotion ? 0 : tuning.panSlop
    handling = tuning.panSlopHandling
    isRecognized = catchesMotion
  }

  /// Updates the recogniser with the finger's location, and returns whether that movement made it a pan.
  package mutating func move(to location: Vector2D, horizontal: Bool, vertical: Bool) -> Bool {
    if isRecognized { return false }
    let translation = Vector2D(x: horizontal ? location.x - start.x : 0, y: vertical ? location.y - start.y : 0)
    let length = translation.length
    if !(length >= slop) || length == 0 { return false }
    isRecognized = true
    if handling == .swallowed && slop > 0 { swallowed = translation * (slop / length) }
    return true
  }

  /// Returns the translation that the content follows when the finger is at a location, in points.
  package func translation(at location: Vector2D) -> Vector2D { location - start - swallowed }
}
