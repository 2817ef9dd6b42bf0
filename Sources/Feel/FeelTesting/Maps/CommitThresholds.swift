/// The shortest drag and the slowest flick that leave the start item, in each direction.
public struct CommitThresholds: Hashable, Sendable {
  /// The shortest drag forward, released without velocity, after which the view rests elsewhere; in points, on a pixel.
  ///
  /// Nil if no drag of up to two pages does.
  public var dragForward: Double?
  /// The shortest drag backward, as a positive distance.
  public var dragBackward: Double?
  /// The lowest velocity forward, without a drag, after which the view rests elsewhere; in pt/ms, to a thousandth.
  ///
  /// Nil if no velocity of up to 10 pt/ms does.
  public var velocityForward: Double?
  /// The lowest velocity backward, as a positive speed.
  public var velocityBackward: Double?
}

extension CommitThresholds {
  /// Finds a view's thresholds by bisection, from a content offset along an axis.
  package init(of view: inout some SimulatedScrollView, from start: Vector2D, _ axis: ScrollAxis) {
    let configuration = view.configuration
    let scale = configuration.displayScale
    let furthest = (2 * configuration.geometry.boundsSize[axis] * scale).rounded()
    @inline(never) func leaves(drag: Double = 0, velocity: Double = 0) -> Bool {
      var release = ReleaseState(contentOffset: start)
      release.contentOffset[axis] = configuration.offset(draggedTo: start[axis] + drag, axis)
      release.velocity[axis] = velocity
      return abs(view.landing(of: release).restOffset[axis] - start[axis]) * scale > 1
    }
    dragForward = Self.least(furthest) { leaves(drag: $0 / scale) }.map { DecimalText.millionth($0 / scale) }
    dragBackward = Self.least(furthest) { leaves(drag: -$0 / scale) }.map { DecimalText.millionth($0 / scale) }
    velocityForward = Self.least(10_000) { leaves(velocity: $0 / 1000) }.map { $0 / 1000 }
    velocityBackward = Self.least(10_000) { leaves(velocity: -$0 / 1000) }.map { $0 / 1000 }
  }

  /// Returns the smallest positive whole number that satisfies a condition all larger numbers satisfy, or nil.
  @inline(never) private static func least(_ limit: Double, _ holds: (Double) -> Bool) -> Double? {
    var (low, high) = (0.0, 1.0)
    while !holds(high) {
      if high >= limit { return nil }
      low = high
      high = min(2 * high, limit)
    }
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
