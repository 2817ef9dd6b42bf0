import ScrollPhysics

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// An object with the timing of an animation; the facade reads only those of UIKit's own classes.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing for a duration, in seconds; nil if nothing is animated.
  func timing(lasting seconds: TimeInterval) -> AnimationTiming? {
    if let spring = springTimingParameters { return spring.timing(seconds) }
    return (cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)).timing(seconds)
  }
}

extension AnimationTiming {
  /// Returns a timing by a curve, for a duration in seconds; nil if nothing is animated.
  static func cubic(_ curve: CubicTimingCurve, lasting seconds: TimeInterval) -> AnimationTiming? {
    seconds > 0 && seconds.isFinite ? .cubic(curve, duration: seconds * 1000) : nil
  }

  /// Returns a spring by damping ratio and duration, in seconds; nil if nothing is animated.
  static func spring(ratio: CGFloat, lasting seconds: TimeInterval, velocity: CGVector) -> AnimationTiming? {
    if !(seconds > 0 && seconds.isFinite) { return nil }
    return .springs(velocity) {
      SpringTiming(dampingRatio: ratio.isFinite ? Double(ratio) : 1, duration: seconds * 1000, velocity: $0)
    }
  }

  /// Returns a spring by perceptual duration, in seconds, and bounce; nil if nothing is animated.
  static func spring(lasting seconds: TimeInterval, bounce: CGFloat, velocity: CGVector) -> AnimationTiming? {
    if !(seconds > 0 && seconds.isFinite) { return nil }
    return .springs(velocity) {
      SpringTiming(perceptualDuration: seconds * 1000, bounce: bounce.isFinite ? Double(bounce) : 0, velocity: $0)
    }
  }

  /// Returns the springs for the velocities of both axes, in distances per second.
  static func springs(_ velocity: CGVector, _ make: (Double) -> SpringTiming) -> AnimationTiming {
    func spring(_ velocity: CGFloat) -> SpringTiming { make(velocity.isFinite ? Double(velocity) / 1000 : 0) }
    return .spring(x: spring(velocity.dx), y: spring(velocity.dy))
  }
}

extension CubicTimingCurve { init(_ curve: UIView.AnimationCurve) { self = Self.curves[curve.rawValue] } }
