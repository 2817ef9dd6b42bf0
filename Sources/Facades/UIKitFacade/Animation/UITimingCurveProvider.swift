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

  /// Returns the springs for a duration, in seconds, and the velocities of both axes, in distances per second; nil if
  /// nothing is animated.
  static func springs(
    lasting seconds: TimeInterval, _ velocity: CGVector, _ make: (_ ms: Double, _ velocity: Double) -> SpringTiming
  ) -> AnimationTiming? {
    if !(seconds > 0 && seconds.isFinite) { return nil }
    func spring(_ speed: CGFloat) -> SpringTiming { make(seconds * 1000, speed.isFinite ? Double(speed) / 1000 : 0) }
    return .spring(x: spring(velocity.dx), y: spring(velocity.dy))
  }
}

extension CubicTimingCurve { init(_ curve: UIView.AnimationCurve) { self = Self.curves[curve.rawValue] } }
