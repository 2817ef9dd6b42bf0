/// The proposed targets and rest offsets of releases at one velocity on one axis, in closed form.
///
/// Nothing is stepped, and no logarithm is taken per release.
///
/// Where it gives a result, the result has the same bits as that of
/// ``SimulatedScrollView/release(_:recording:)``.
/// - Source: docs/Physics.md, "Deceleration" and "Rewritten targets".
package struct LandingLaw: Hashable, Sendable {
  private let limits: AxisLimits
  private let isFling: Bool
  private let stays: Bool
  private let flingDistance: Double
  private let grid: PixelGrid
  private let paging: Paging?
  /// Whether every release is a fling to a target at a fixed distance, or to an edge before it.
  private let flingsFreely: Bool

  private struct Paging: Hashable, Sendable {
    let length: Double
    let velocity: Double
    let flickSpeed: Double
    let commitFraction: Double

    /// Returns the page a release goes to: the next boundary for a flick, the nearest for a slow release.
    func page(at offset: Double) -> Double {
      let position = offset / length
      if abs(velocity) >= flickSpeed { return velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1 }
      return (position + 1 - commitFraction).rounded(.down)
    }
  }

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
    (self.limits, self.isFling) = (limits, isFling)
    stays = !isFling || !limits.canMove || abs(velocity) <= tuning.stoppingSpeed
    flingDistance =
      isFling
      ? Deceleration.distance(
        velocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: tuning.stoppingSpeed) : 0
    grid = PixelGrid(scale: configuration.displayScale)
    paging =
      configuration.isPagingEnabled
      ? Paging(
        length: configuration.geometry.boundsSize[axis], velocity: velocity, flickSpeed: tuning.pageFlickSpeed,
        commitFraction: tuning.pageCommitFraction) : nil
    flingsFreely = isFling && limits.canMove && paging == nil
  }

  /// Returns the target content offset that UIKit would propose for a release at an offset, in points.
  package func proposedTarget(from offset: Double) -> Double {
    if flingsFreely { return range.clamped(grid.rounded(offset + flingDistance)) }
    return otherTarget(from: offset)
  }

  @inline(never)
  private func otherTarget(from offset: Double) -> Double {
    if !limits.canMove { return grid.rounded(offset) }
    if let paging {
      if !(paging.length > 0) { return grid.rounded(offset) }
      return range.clamped(grid.rounded(paging.page(at: offset) * paging.length))
    }
    // A release beyond an edge is projected as if free, but the target never lies beyond an edge (openradar 46437787).
    return range.contains(offset) ? grid.rounded(offset) : range.clamped(grid.rounded(offset))
  }

  /// Returns the rest offset of a release sent to `target`, on the pixel, in points.
  /// - Returns: The rest offset; nil where the motion must be simulated: beyond or across an edge, with paging, and
  ///   for a rewritten target of a view that does not bounce.
  package func rest(from offset: Double, target: Double, isRewritten: Bool) -> Double? {
    if paging != nil || !range.contains(offset) { return nil }
    if isRewritten { return limits.bounces && range.contains(target) ? grid.rounded(target) : nil }
    if stays { return grid.rounded(offset) }
    return range.contains(offset + flingDistance) ? grid.rounded(target) : nil
  }

  private var range: ScrollRange { limits.range }
}
