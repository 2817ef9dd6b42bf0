/// A rule that chooses the snap point of a release, with limits on the choice.
///
/// ```swift
/// var rule = SnapRule.directional(minimumVelocity: 0.25)
/// rule.maximumPoints = 1
/// ```
///
/// The parts compose. The choice names a point. A stop on the way comes before that point. The limit counts from the
/// drag's start. With a proximity, only a near point is taken, unless a stop or the limit has named it. A view that a
/// proximity has left between points may go to a near point when it is touched again.
/// - Source: The choice among points and the rule never to return behind the origin are those of CSS
///   (css-scroll-snap-1, "Choosing snap positions").
public struct SnapRule: Hashable, Sendable {
  /// The method of choosing a point.
  package var choice: Choice
  /// Whether a flick is a release above the view's minimum fling speed: for presets without a threshold of their own.
  package var flicksAreFlings: Bool
  /// The largest number of points from the drag's start; nil for no limit.
  ///
  /// A drag that began between two points counts from either. The limit also holds if the finger has dragged beyond it;
  /// the view then returns to the limit.
  public var maximumPoints: Int?
  /// The items that no scroll passes.
  public var stops: SnapStops
  /// The largest distance of a point from the proposed target; nil for any distance, which is mandatory snapping.
  public var proximity: SnapProximity?
  /// Whether a view may rest anywhere inside an item longer than the viewport, and not only at its two ends.
  ///
  /// A flick into such an item from one end stays at that end if it is too slow to move the view by itself. It would
  /// otherwise go farther than a faster one.
  public var restsInsideOversizedItems: Bool

  /// Creates a rule from its choice and its limits; `maximumPoints` is at least 1.
  public init(
    _ choice: Choice, flicksAreFlings: Bool = false, maximumPoints: Int? = nil, stops: SnapStops = .none,
    proximity: SnapProximity? = nil, restsInsideOversizedItems: Bool = true
  ) {
    precondition(maximumPoints ?? 1 >= 1, "maximumPoints must be at least 1")
    (self.choice, self.flicksAreFlings) = (choice, flicksAreFlings)
    (self.maximumPoints, self.stops) = (maximumPoints, stops)
    (self.proximity, self.restsInsideOversizedItems) = (proximity, restsInsideOversizedItems)
  }
}
