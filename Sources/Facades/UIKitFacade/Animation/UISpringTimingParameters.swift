import ScrollPhysics

/// The timing of an animation as a spring, by the laws of docs/Physics.md, "Animated offsets of an app".
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocities at the start, in distances per second: `dx` along the horizontal axis, `dy` along the vertical axis.
  public let initialVelocity: CGVector
  /// Returns the timing for an animator's duration, in seconds; nil if nothing is animated.
  final let timing: (_ seconds: TimeInterval) -> AnimationTiming?

  /// Creates a spring with the damping ratio 4.56, which counts as 1.
  public override convenience init() { self.init(dampingRatio: 4.56) }

  /// Creates a spring whose frequency follows from the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    let ratio = ratio.isFinite ? Double(ratio) : 1
    timing = { .springs(lasting: $0, velocity) { SpringTiming(dampingRatio: ratio, duration: $0, velocity: $1) } }
  }

  /// Creates a spring whose duration is the time until it settles, whatever the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    timing = { _ in
      .springs(lasting: 1, velocity) {
        SpringTiming(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: $1)
      }
    }
  }

  /// Creates a spring by its perceptual duration, in seconds, and its bounce; it runs until it settles.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    let bounce = bounce.isFinite ? Double(bounce) : 0
    timing = { _ in
      .springs(lasting: duration, velocity) { SpringTiming(perceptualDuration: $0, bounce: bounce, velocity: $1) }
    }
  }

  public var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
