import ScrollPhysics

extension UIScrollView {
  /// The share of its velocity that a released scroll view keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let normal = DecelerationRate(rawValue: CGFloat(ScrollPhysics.DecelerationRate.normal.rawValue))
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
