/// An animation of SwiftUI by its documented parameters, with times in ms.
///
/// ```swift
/// let spring = RowAnimation.spring(response: 400, dampingFraction: 0.8)
/// ```
/// - Source: docs/Physics.md, "Rows moved by a drag gesture" (grade A: Apple's documentation of `Animation`; springs and
///   `easeInOut` also grade B, measured).
public enum RowAnimation: Hashable, Sendable {
  /// No animation: the row is at its target at once.
  case immediate
  /// A spring that takes over what is shown, and the velocity at which it moves.
  ///
  ///     ω = 2π / response        ζ = dampingFraction
  case spring(response: Double, dampingFraction: Double)
  /// A spring that is added to the animations that still run; mass, stiffness and damping count time in seconds, and the
  /// initial velocity is in distances per second.
  case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  /// A cubic timing curve by its two control points, added to the animations that still run.
  case timingCurve(Vector2D, Vector2D, duration: Double)

  /// A spring by perceptual duration, in ms, and bounce: ζ = 1 − bounce, or 1 / (1 + bounce) for a negative bounce.
  public static func spring(duration: Double = 500, bounce: Double = 0) -> RowAnimation {
    .spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// `.spring()`, of response 0.5 s and damping fraction 0.825.
  public static let spring = RowAnimation.spring(response: 500, dampingFraction: 0.825)
  /// `.interactiveSpring()`, of response 0.15 s and damping fraction 0.86.
  public static let interactiveSpring = RowAnimation.spring(response: 150, dampingFraction: 0.86)
  /// `.smooth`, without bounce.
  public static let smooth = RowAnimation.spring(bounce: 0)
  /// `.snappy`, of bounce 0.15.
  public static let snappy = RowAnimation.spring(bounce: 0.15)
  /// `.bouncy`, of bounce 0.3.
  public static let bouncy = RowAnimation.spring(bounce: 0.3)
  /// `.default` since iOS 17, a spring of response 0.55 s without bounce; before, it was ``easeInOut``.
  public static let `default` = RowAnimation.spring(response: 550, dampingFraction: 1)
  /// `.easeInOut`, of 0.35 s.
  public static let easeInOut = RowAnimation.timingCurve(
    Vector2D(x: 0.42, y: 0), Vector2D(x: 0.58, y: 1), duration: 350)
  /// `.easeIn`, of 0.35 s.
  public static let easeIn = RowAnimation.timingCurve(Vector2D(x: 0.42, y: 0), Vector2D(x: 1, y: 1), duration: 350)
  /// `.easeOut`, of 0.35 s.
  public static let easeOut = RowAnimation.timingCurve(Vector2D(x: 0, y: 0), Vector2D(x: 0.58, y: 1), duration: 350)
  /// `.linear`, of 0.35 s.
  public static let linear = RowAnimation.timingCurve(.zero, Vector2D(x: 1, y: 1), duration: 350)

  /// The duration by which a spring is described, or that of a curve, in ms.
  package var perceptualDuration: Double {
    switch self {
    case .immediate: 0
    case .spring(let response, _): response
    case .interpolatingSpring(let mass, let stiffness, _, _): 2000 * Double.pi / (stiffness / mass).squareRoot()
    case .timingCurve(_, _, let duration): duration
    }
  }

  /// The time after which it stays within 0.001 of its distance, from rest, in ms: SwiftUI's `Spring.settlingDuration`.
  package var settlingDuration: Double { timing(distance: 1, velocity: nil)?.duration ?? 0 }

  /// Whether it takes over the animations that run, instead of being added to them.
  var takesOver: Bool { if case .spring = self { true } else { false } }

  /// The share of the distance at which a spring counts as settled: that of SwiftUI's `Spring.settlingDuration`.
  static let settledShare = 0.001

  /// Returns how it covers a distance that is not zero, in points, from a velocity toward the target, in pt/ms, unless
  /// it has its own; nil if it covers it at once.
  func timing(distance: Double, velocity: Double?) -> AnimationTiming? {
    switch self {
    case .immediate: return nil
    case .spring(let response, let ratio):
      return .spring(
        SpringTiming(
          dampingRatio: ratio, frequency: 2 * Double.pi / response, distance: distance, velocity: velocity ?? 0))
    case .interpolatingSpring(let mass, let stiffness, let damping, let own):
      let frequency = (stiffness / mass).squareRoot() / 1000
      return .spring(
        SpringTiming(
          dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), frequency: frequency, distance: distance,
          velocity: own == 0 ? velocity ?? 0 : own * abs(distance) / 1000))
    case .timingCurve(let first, let second, let duration):
      return duration > 0 ? .cubic(CubicTimingCurve(first, second), duration: duration) : nil
    }
  }
}

extension SpringTiming {
  /// Creates the timing of a spring of SwiftUI, which lasts until it stays within 0.001 of its distance, or of a point.
  package init(dampingRatio ratio: Double, frequency: Double, distance: Double, velocity: Double) {
    precondition(frequency > 0 && frequency.isFinite && ratio.isFinite, "a spring needs a duration and finite damping")
    self.init(
      settlingWith: max(ratio, Self.smallestDampingRatio), frequency: frequency, velocity: velocity / abs(distance),
      share: RowAnimation.settledShare * max(1, 1 / abs(distance)))
  }
}
