/// What the motion of one axis needs to know about its scroll view.
struct AxisEnvironment {
  var minimum: Double
  var maximum: Double
  /// Whether the axis goes beyond its edges.
  var bounces: Bool
  /// ln of the view's deceleration rate, in 1/ms.
  var logarithmicRate: Double
  var displayScale: Double
  var step: Double
  var tuning: ScrollTuning

  init(_ configuration: ScrollConfiguration, _ axis: Axis, logarithmicRate: Double) {
    minimum = configuration.geometry.minimumOffset(axis)
    maximum = configuration.geometry.maximumOffset(axis)
    bounces = configuration.canBounce(axis)
    self.logarithmicRate = logarithmicRate
    displayScale = configuration.displayScale
    step = configuration.step
    tuning = configuration.tuning
  }

  func isInside(_ offset: Double) -> Bool { offset >= minimum && offset <= maximum }

  func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  func rounded(_ offset: Double) -> Double { PixelGrid(scale: displayScale).rounded(offset) }
}
