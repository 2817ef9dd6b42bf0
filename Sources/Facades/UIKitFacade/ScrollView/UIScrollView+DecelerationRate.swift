import ScrollPhysics

extension UIScrollView {
  /// The share of its velocity that a released scroll view keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    /// The default deceleration rate for a scroll view: 0.998.
    public static let normal = DecelerationRate(rawValue: CGFloat(ScrollPhysics.DecelerationRate.normal.rawValue))
    /// A fast deceleration rate for a scroll view: 0.99.
    public static let fast = DecelerationRate(rawValue: CGFloat(ScrollPhysics.DecelerationRate.fast.rawValue))
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }
}

extension ScrollPhysics.DecelerationRate {
  /// Converts the rate to the physics model's type.
  init(_ rate: UIScrollView.DecelerationRate) {
    let factor = Double(rate.rawValue)
    self = factor.isNaN ? .normal : Self(rawValue: min(max(factor, .leastNormalMagnitude), 1.0.nextDown))
  }
}
