/// The range of one axis and how it moves at its edges, stored, because every touch needs them.
struct AxisLimits: Hashable {
  let range: ScrollRange
  /// Whether the axis can go beyond its edges.
  let bounces: Bool
  /// Whether a finger can move the axis at all.
  let canMove: Bool
  private let rubberBand: RubberBand

  init(_ configuration: ScrollConfiguration, _ axis: ScrollAxis) {
    range = configuration.geometry.range(axis)
    bounces = configuration.canBounce(axis)
    canMove = bounces || range.maximum > range.minimum
    rubberBand = RubberBand(
      dimension: configuration.geometry.boundsSize[axis], coefficient: configuration.tuning.rubberBandCoefficient)
  }

  /// Returns the visible offset for the offset that a finger asks for.
  @inline(__always) func resisted(_ asked: Double) -> Double {
    if range.contains(asked) { return asked }
    let edge = range.clamped(asked)
    return bounces ? edge + rubberBand.offset(forDistance: asked - edge) : edge
  }

  /// Returns the offset that a finger must ask for to hold the axis at a visible offset.
  func unresisted(_ visible: Double) -> Double {
    let edge = range.clamped(visible)
    if visible == edge || !bounces { return visible }
    return edge + rubberBand.distance(forOffset: visible - edge)
  }
}
