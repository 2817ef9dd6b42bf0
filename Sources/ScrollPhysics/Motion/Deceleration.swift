/// A view left to itself: its velocity decays exponentially until it stops.
///
///     x(t) = x₀ + v₀·(dᵗ − 1) / ln d        v(t) = v₀·dᵗ        (t in ms)
///     x(∞ stop) = x₀ + sign(v₀)·(|v₀| − s) / −ln d,   after ln(s / |v₀|) / ln d ms
///
/// with the rate d per millisecond and the stopping speed s. Odd in the velocity; at rest from the start below the
/// stopping speed. Exact for any step: d^(a+b) = dᵃ·dᵇ.
/// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target).
public struct Deceleration: Motion, Hashable {
  /// The offset at the start, in points.
  public let initialOffset: Double
  /// The velocity at the start, in pt/ms.
  public let initialVelocity: Double
  /// ln d, in 1/ms; negative.
  public let logarithmicRate: Double
  /// The speed at which the motion ends, in pt/ms.
  public let stoppingSpeed: Double
  /// Where the motion ends, in points: by the law, or the pixel or target it was committed to.
  public let restOffset: Double
  /// How long the motion lasts, in ms.
  public let duration: Double

  /// Creates a deceleration that ends where its law ends.
  ///
  /// - Parameters:
  ///   - offset: The offset at the start, in points.
  ///   - velocity: The velocity at the start, in pt/ms.
  ///   - rate: The deceleration rate.
  ///   - stoppingSpeed: The speed at which the motion ends, in pt/ms; positive.
  public init(
    from offset: Double, velocity: Double, rate: DecelerationRate = .normal,
    stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) {
    self.init(
      from: offset, velocity: velocity, logarithmicRate: Numerics.log(rate.rawValue), stoppingSpeed: stoppingSpeed)
  }

  /// Creates a deceleration from the logarithm of its rate, in 1/ms, committed to a rest offset if one is given.
  init(
    from offset: Double, velocity: Double, logarithmicRate: Double, stoppingSpeed: Double, restingAt rest: Double? = nil
  ) {
    precondition(stoppingSpeed > 0, "the stopping speed must be positive, or a deceleration never ends")
    initialOffset = offset
    initialVelocity = velocity
    self.logarithmicRate = logarithmicRate
    self.stoppingSpeed = stoppingSpeed
    if abs(velocity) > stoppingSpeed {
      duration = Numerics.log(stoppingSpeed / abs(velocity)) / logarithmicRate
      restOffset =
        rest
        ?? offset + Self.distance(velocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: stoppingSpeed)
    } else {
      duration = 0
      restOffset = rest ?? offset
    }
  }

  /// The distance a fling travels before deceleration stops it, in points.
  ///
  ///     sign(v) · (|v| − s) / −ln d
  ///
  /// Odd in velocity, zero below the stopping speed; equals `restOffset − initialOffset`.
  /// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target).
  public static func distance(
    velocity: Double, rate: DecelerationRate = .normal, stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) -> Double {
    distance(velocity: velocity, logarithmicRate: Numerics.log(rate.rawValue), stoppingSpeed: stoppingSpeed)
  }

  static func distance(velocity: Double, logarithmicRate: Double, stoppingSpeed: Double) -> Double {
    let excess = abs(velocity) - stoppingSpeed
    if !(excess > 0) { return 0 }
    return velocity > 0 ? excess / -logarithmicRate : excess / logarithmicRate
  }

  /// The target content offset UIKit proposes for a release: where the deceleration ends, on the nearest pixel.
  ///
  /// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target).
  public static func target(
    from offset: Double, velocity: Double, rate: DecelerationRate = .normal, displayScale: Double,
    stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) -> Double {
    PixelGrid(scale: displayScale).rounded(
      offset + distance(velocity: velocity, rate: rate, stoppingSpeed: stoppingSpeed))
  }

  /// The offset at a time, in points.
  public func offset(at time: Double) -> Double {
    time >= duration
      ? restOffset
      : initialOffset + initialVelocity * time * Numerics.exponentialRatio(logarithmicRate * time)
  }

  /// The velocity at a time, in pt/ms.
  public func velocity(at time: Double) -> Double {
    time >= duration ? 0 : initialVelocity * Numerics.exp(logarithmicRate * time)
  }

  /// The first time at which the motion is at an offset, in ms; nil if it never is.
  ///
  /// ln(1 + (offset − x₀)·ln d / v₀) / ln d, where that instant is not after the stop.
  public func time(toReach offset: Double) -> Double? {
    let way = offset - initialOffset
    if way == 0 { return 0 }
    if duration == 0 || way * initialVelocity < 0 { return nil }
    let left = 1 + way * logarithmicRate / initialVelocity
    if left * abs(initialVelocity) < stoppingSpeed { return offset == restOffset ? duration : nil }
    return min(duration, Numerics.log(left) / logarithmicRate)
  }

  /// The law of the motion, for the integrator: the distance is counted from the initial offset.
  var law: ExponentialLaw { ExponentialLaw(pull: 0, decay: logarithmicRate) }
}
