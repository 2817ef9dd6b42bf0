/// What a scroll view's geometry and switches mean for one axis; kept, because every touch asks for it.
struct AxisLimits {
  let minimum: Double
  let maximum: Double
  /// Whether the axis goes beyond its edges.
  let bounces: Bool
  /// Whether a finger moves the axis at all.
  let canMove: Bool
  private let rubberBand: RubberBand

  init(_ configuration: ScrollConfiguration, _ axis: Axis) {
    minimum = configuration.geometry.minimumOffset(axis)
    maximum = configuration.geometry.maximumOffset(axis)
    bounces = configuration.canBounce(axis)
    canMove = bounces || maximum > minimum
    rubberBand = RubberBand(
      dimension: configuration.geometry.boundsSize[axis], coefficient: configuration.tuning.rubberBandCoefficient)
  }

  @inline(__always)
  func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// The visible offset where the finger asks for an offset.
  @inline(__always)
  func resisted(_ asked: Double) -> Double {
    if asked >= minimum && asked <= maximum { return asked }
    let edge = clamped(asked)
    return bounces ? edge + rubberBand.offset(forDistance: asked - edge) : edge
  }

  /// The offset a finger must ask for to hold the axis where it is.
  func unresisted(_ visible: Double) -> Double {
    let edge = clamped(visible)
    if visible == edge || !bounces { return visible }
    return edge + rubberBand.distance(forOffset: visible - edge)
  }
}
