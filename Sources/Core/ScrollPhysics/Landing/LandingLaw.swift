/// The proposed targets and rest offsets of releases at one velocity on one axis, in closed form.
///
/// Nothing is stepped, and no logarithm is taken per release. Where it gives a result, the result has the same bits as that of
/// ``SimulatedScrollView/release(_:recording:)``.
/// - Source: docs/Physics.md, "Deceleration" and "Rewritten targets".
package struct LandingLaw: Hashable, Sendable {
  private let limits: AxisLimits
  private let velocity: Double
  private let isFling: Bool
  private let stays: Bool
  private let flingDistance: Double
  private let grid: PixelGrid
  /// The length of a page, in points; nil without paging.
  private let pageLength: Double?
  private let flickSpeed: Double
  private let commitFraction: Double
  /// Whether every release is a fling to a target at a fixed distance, or to an edge before it.
  private let flingsFreely: Bool

  /// Creates the law of one axis of a scroll view whose other axis is released without velocity.
  package init(_ configuration: ScrollConfiguration, _ axis: ScrollAxis, velocity: Double) {
    self.init(
      configuration, axis, AxisLimits(configuration, axis), velocity: velocity,
      isFling: abs(velocity) >= configuration.tuning.minimumFlingSpeed,
      logarithmicRate: Numerics.log(configuration.decelerationRate.rawValue))
  }

  init(
    _ configuration: ScrollConfiguration, _ axis: ScrollAxis, _ limits: AxisLimits, velocity: Double, isFling: Bool,
    logarithmicRate: Double
  ) {
    let tuning = configuration.tuning
    (self.limits, self.velocity, self.isFling) = (limits, velocity, isFling)
    stays = !isFling || !limits.canMove || abs(velocity) <= tuning.stoppingSpeed
    flingDistance =
      isFling
      ? Deceleration.distance(
        velocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: tuning.stoppingSpeed) : 0
    grid = PixelGrid(scale: configuration.displayScale)
    pageLength = configuration.isPagingEnabled ? configuration.geometry.boundsSize[axis] : nil
    (flickSpeed, commitFraction) = (tuning.pageFlickSpeed, tuning.pageCommitFraction)
    flingsFreely = isFling && limits.canMove && pageLength == nil
  }

  /// Returns the target content offset that UIKit would propose for a release at an offset, in points.
  package func proposedTarget(from offset: Double) -> Double {
    if flingsFreely { return range.clamped(flingTarget(from: offset)) }
    return otherTarget(from: offset)
  }

  @inline(never) private func otherTarget(from offset: Double) -> Double {
    if !limits.canMove { return grid.rounded(offset) }
    if let pageLength {
      return pageLength > 0
        ? range.clamped(grid.rounded(page(at: offset / pageLength) * pageLength)) : grid.rounded(offset)
    }
    // A release beyond an edge is projected as if free, but the target never lies beyond an edge (openradar 46437787).
    return range.contains(offset) ? grid.rounded(offset) : range.clamped(grid.rounded(offset))
  }

  /// Returns the page a release goes to: the next boundary for a flick, the nearest for a slow release.
  private func page(at position: Double) -> Double {
    if abs(velocity) >= flickSpeed { return velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1 }
    return (position + 1 - commitFraction).rounded(.down)
  }

  /// Returns the rest offset of a release sent to `target`, on the pixel, in points.
  /// - Returns: The rest offset; nil where the motion must be simulated: beyond or across an edge, with paging, and
  ///   for a rewritten target of a view that does not bounce.
  package func rest(from offset: Double, target: Double, isRewritten: Bool) -> Double? {
    if pageLength != nil || !range.contains(offset) { return nil }
    if isRewritten { return limits.bounces && range.contains(target) ? grid.rounded(target) : nil }
    if stays { return grid.rounded(offset) }
    return range.contains(offset + flingDistance) ? grid.rounded(target) : nil
  }

  /// Returns how a release leaves the finger; a target that the behavior chose replaces a free deceleration.
  ///
  /// Without a target it goes to the proposed one.
  func launch(from offset: Double, target: Double? = nil, isChosen: Bool = false, turnsPage: Bool) -> AxisLaunch {
    let kind: AxisLaunch.Kind =
      if pageLength != nil || turnsPage {
        .page
      } else if isChosen {
        .target
      } else if stays {
        .stay
      } else {
        .fling(to: flingTarget(from: offset))
      }
    return AxisLaunch(kind: kind, offset: offset, velocity: velocity, target: target ?? proposedTarget(from: offset))
  }

  /// Returns the rest offset of a launch, on the pixel, in points; nil where the motion must be simulated.
  func rest(after launch: AxisLaunch) -> Double? {
    switch launch.kind {
    case .target, .page: rest(from: launch.offset, target: launch.target, isRewritten: true)
    case .stay, .fling: rest(from: launch.offset, target: launch.target, isRewritten: false)
    }
  }

  /// Returns the end of a fling from an offset, on the pixel, as if the content had no edges.
  private func flingTarget(from offset: Double) -> Double { grid.rounded(offset + flingDistance) }
  var range: ScrollRange { limits.range }
}
