import ScrollPhysics

/// The timing of an animation as a spring.
///
/// For the laws, and for what is assumed, see docs/Physics.md, "Animated offsets of an app".
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocities at the start, in distances per second: `dx` along the horizontal axis, `dy` along the vertical axis.
  public let initialVelocity: CGVector
  private let spring: Spring

  private enum Spring {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  /// Creates a spring with the damping ratio 4.56, which counts as 1.
  public override convenience init() { self.init(dampingRatio: 4.56) }

  /// Creates a spring whose frequency follows from the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (spring, initialVelocity) = (.ratio(ratio), velocity)
  }

  /// Creates a spring whose duration is the time until it settles, whatever the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    (spring, initialVelocity) = (.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Creates a spring by its perceptual duration, in seconds, and its bounce; it runs until it settles.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (spring, initialVelocity) = (.perceptual(duration: duration, bounce: bounce), velocity)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  final func timing(_ seconds: TimeInterval) -> AnimationTiming? {
    switch spring {
    case .ratio(let ratio): .spring(ratio: ratio, lasting: seconds, velocity: initialVelocity)
    case .perceptual(let duration, let bounce): .spring(lasting: duration, bounce: bounce, velocity: initialVelocity)
    case .physical(let mass, let stiffness, let damping):
      .springs(initialVelocity) {
        SpringTiming(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: $0)
      }
    }
  }
}
