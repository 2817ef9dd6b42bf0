import ScrollPhysics

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  /// The control points, whose x counts as 0…1.
  public let controlPoint1, controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  /// Creates the timing of a `CAMediaTimingFunction` named `default`.
  public override convenience init() { self.init(.standard, .easeInOut, .builtin) }

  public convenience init(animationCurve curve: UIView.AnimationCurve) { self.init(.init(curve), curve, .builtin) }

  /// Creates the timing of a curve from (0, 0) to (1, 1) with two control points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(CubicTimingCurve(Vector2D(point1), Vector2D(point2)), .easeInOut, .cubic)
  }

  private init(_ curve: CubicTimingCurve, _ name: UIView.AnimationCurve, _ type: UITimingCurveType) {
    animationCurve = name
    (controlPoint1, controlPoint2) = (CGPoint(curve.first), CGPoint(curve.second))
    timingCurveType = type
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  final func timing(_ seconds: TimeInterval) -> AnimationTiming? {
    .cubic(CubicTimingCurve(Vector2D(controlPoint1), Vector2D(controlPoint2)), lasting: seconds)
  }
}
