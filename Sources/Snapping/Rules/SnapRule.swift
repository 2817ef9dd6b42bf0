import ScrollPhysics

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
  public enum Choice: Hashable, Sendable {
    /// The point nearest to the proposed target.
    case nearest
    /// For a flick, the point nearest to the proposed target that lies ahead of the drag's start and of the release
    /// offset. For a release of at most the minimum velocity, the nearest point.
    case directional(minimumVelocity: Double)
    /// For a flick, a number of points ahead of the one at which the drag began, and never behind the release offset.
    /// For any other release, the nearest point.
    case flick(FlickThresholds)
    /// For a release of at least the minimum velocity, the next point in its direction from the release offset. For any
    /// other release, the point nearest to the release offset, as a paging view chooses its page.
    case adjacent(minimumVelocity: Double)

    /// The speed above which a release is a flick, in pt/ms, and the most points that a flick advances; nil for none.
    package var flick: (minimumVelocity: Double?, maximumPages: Int?) {
      switch self {
      case .nearest: (nil, nil)
      case .directional(let minimumVelocity): (minimumVelocity, nil)
      case .flick(let thresholds): (thresholds.minimumFlickVelocity, thresholds.maximumPages)
      case .adjacent(let minimumVelocity): (minimumVelocity, 1)
      }
    }
  }

  /// The method of choosing a point.
  package var choice: Choice
  /// Whether a flick is a release above the scroll view's minimum fling speed, instead of the choice's own minimum.
  ///
  /// Presets without a threshold of their own follow the view's tuning in this way.
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
    self.choice = choice
    self.flicksAreFlings = flicksAreFlings
    self.maximumPoints = maximumPoints
    self.stops = stops
    self.proximity = proximity
    self.restsInsideOversizedItems = restsInsideOversizedItems
  }

  /// A rule whose flicks are the scroll view's flings and go ahead, to the point nearest to the proposed target.
  static let directional = SnapRule(
    .directional(minimumVelocity: ScrollTuning.default.minimumFlingSpeed), flicksAreFlings: true)

  /// A rule that chooses the point nearest to the proposed target.
  public static let nearest = SnapRule(.nearest)

  /// Returns a rule whose flicks go ahead, to the point nearest to the proposed target.
  public static func directional(minimumVelocity: Double) -> SnapRule {
    SnapRule(.directional(minimumVelocity: minimumVelocity))
  }

  /// Returns a rule whose flicks go to the next point in their direction, however fast they are.
  public static func adjacent(minimumVelocity: Double) -> SnapRule {
    SnapRule(.adjacent(minimumVelocity: minimumVelocity))
  }

  /// Returns a rule whose flicks advance a number of points.
  public static func flick(_ thresholds: FlickThresholds) -> SnapRule { SnapRule(.flick(thresholds)) }
}
