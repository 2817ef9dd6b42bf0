/// Decides when a finger's movement becomes a drag: once it has gone 10 points along axes that can move.
///
/// - Source: docs/Physics.md, "Pan slop" (distance grade B; whether the slop is swallowed is not public).
public struct PanRecognition: Hashable, Sendable {
  /// Where the finger came down, in points.
  public let start: Vector2D
  /// The distance to go, in points; 0 for a finger that catches a moving view.
  public let slop: Double
  /// What becomes of the movement before recognition.
  public let handling: PanSlopHandling
  /// Whether the pan has been recognised.
  public private(set) var isRecognized: Bool
  /// The part of the finger's movement that the content does not follow, in points.
  public private(set) var swallowed = Vector2D.zero

  /// Creates the recogniser of a finger that came down at a place.
  ///
  /// - Parameters:
  ///   - start: Where the finger came down, in points.
  ///   - catchesMotion: Whether the finger caught a moving view, which it then drags without any slop.
  ///   - tuning: The slop and what becomes of it.
  public init(start: Vector2D, catchesMotion: Bool, tuning: ScrollTuning = .default) {
    self.start = start
    slop = catchesMotion ? 0 : tuning.panSlop
    handling = tuning.panSlopHandling
    isRecognized = catchesMotion
  }

  /// Takes in where the finger is.
  ///
  /// - Parameters:
  ///   - place: Where the finger is, in points.
  ///   - horizontal: Whether the view can move horizontally.
  ///   - vertical: Whether the view can move vertically.
  /// - Returns: Whether the pan was recognised by this movement.
  public mutating func move(to place: Vector2D, horizontal: Bool, vertical: Bool) -> Bool {
    if isRecognized { return false }
    let way = Vector2D(x: horizontal ? place.x - start.x : 0, y: vertical ? place.y - start.y : 0)
    let length = way.length
    if !(length >= slop) || length == 0 { return false }
    isRecognized = true
    if handling == .swallowed && slop > 0 { swallowed = way * (slop / length) }
    return true
  }

  /// The translation the content follows when the finger is at a place, in points.
  public func translation(at place: Vector2D) -> Vector2D { place - start - swallowed }
}
