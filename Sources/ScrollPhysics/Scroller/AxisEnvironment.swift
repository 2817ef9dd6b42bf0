/// What the motion of one axis needs to know about its scroll view.
///
/// Made when a motion is set up or handed over, and passed along rather than kept: it holds all the constants.
struct AxisEnvironment {
  var minimum: Double
  var maximum: Double
  /// Whether the axis goes beyond its edges.
  var bounces: Bool
  /// Whether the axis moves at all.
  var canMove: Bool
  var isPagingEnabled: Bool
  /// ln of the view's deceleration rate, in 1/ms.
  var logarithmicRate: Double
  var displayScale: Double
  var step: Double
  var tuning: ScrollTuning

  init(_ configuration: ScrollConfiguration, _ limits: AxisLimits, logarithmicRate: Double) {
    minimum = limits.minimum
    maximum = limits.maximum
    bounces = limits.bounces
    canMove = limits.canMove
    isPagingEnabled = configuration.isPagingEnabled
    self.logarithmicRate = logarithmicRate
    displayScale = configuration.displayScale
    step = configuration.step
    tuning = configuration.tuning
  }

  func isInside(_ offset: Double) -> Bool { offset >= minimum && offset <= maximum }

  func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  func rounded(_ offset: Double) -> Double { PixelGrid(scale: displayScale).rounded(offset) }

  // MARK: The laws with the view's constants

  func deceleration(from offset: Double, velocity: Double, restingAt rest: Double? = nil) -> Deceleration {
    Deceleration(
      from: offset, velocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: tuning.stoppingSpeed,
      restingAt: rest)
  }

  func recoil(to target: Double, from offset: Double, velocity: Double) -> EdgeBounce {
    EdgeBounce(
      recoilingTo: target, from: offset, velocity: velocity, logarithmicRate: logarithmicRate,
      displayScale: displayScale, tuning: tuning)
  }

  func bounce(from edge: Double, velocity: Double, logarithmicRate: Double) -> EdgeBounce {
    EdgeBounce(
      hitting: edge, velocity: velocity, logarithmicRate: logarithmicRate, displayScale: displayScale, tuning: tuning)
  }

  /// The pull to a target that takes over at a velocity without a jump of it.
  func pull(to target: Double, from offset: Double, velocity: Double, logarithmicRate: Double? = nil) -> EdgeBounce {
    EdgeBounce(
      edge: target, offset: offset, momentum: velocity - Numerics.log(tuning.edgePull) * (offset - target),
      logarithmicRate: logarithmicRate ?? self.logarithmicRate, displayScale: displayScale, tuning: tuning)
  }

  func turn(to page: Double, from offset: Double, velocity: Double) -> PageTurn {
    PageTurn(to: page, from: offset, velocity: velocity, displayScale: displayScale, tuning: tuning)
  }

  func landing(on target: Double, from offset: Double, velocity: Double) -> Deceleration.Retargeted? {
    Deceleration.retargeted(to: target, from: offset, velocity: velocity, tuning: tuning)
  }
}
