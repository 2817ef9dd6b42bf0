/// The range and the resistance of one axis, from a scroll view's geometry and switches.
///
/// Stored, because every touch needs them.
struct AxisLimits {
  let minimum: Double
  let maximum: Double
  /// Whether the axis can go beyond its edges.
  let bounces: Bool
  /// Whether a finger can move the axis at all.
  let canMove: Bool
  private let rubberBand: RubberBand

  init(_ configuration: ScrollConfiguration, _ axis: ScrollAxis) {
    minimum = configuration.geometry.minimumOffset(axis)
    maximum = configuration.geometry.maximumOffset(axis)
    bounces = configuration.canBounce(axis)
    canMove = bounces || maximum > minimum
    rubberBand = RubberBand(
      dimension: configuration.geometry.boundsSize[axis], coefficient: configuration.tuning.rubberBandCoefficient)
  }

  @inline(__always)
  func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// Returns the visible offset for the offset that a finger asks for.
  @inline(__always)
  func resisted(_ asked: Double) -> Double {
    if asked >= minimum && asked <= maximum { return asked }
    let edge = clamped(asked)
    return bounces ? edge + rubberBand.offset(forDistance: asked - edge) : edge
  }

  /// Returns the offset that a finger must ask for to hold the axis at a visible offset.
  func unresisted(_ visible: Double) -> Double {
    let edge = clamped(visible)
    if visible == edge || !bounces { return visible }
    return edge + rubberBand.distance(forOffset: visible - edge)
  }
}
