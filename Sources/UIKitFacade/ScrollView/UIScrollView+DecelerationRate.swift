import Foundation
import ScrollPhysics

extension UIScrollView {
  /// How much of its velocity a released view keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public let rawValue: CGFloat

    /// 0.998, the default.
    public static let normal = DecelerationRate(rawValue: CGFloat(ScrollPhysics.DecelerationRate.normal.rawValue))
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: CGFloat(ScrollPhysics.DecelerationRate.fast.rawValue))

    /// Creates a rate from a factor per millisecond; one that does not lie between 0 and 1 acts as the nearest that does.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }
}

extension ScrollPhysics.DecelerationRate {
  /// The rate in the core's terms.
  init(_ rate: UIScrollView.DecelerationRate) {
    let factor = Double(rate.rawValue)
    self =
      factor.isNaN ? .normal : Self(rawValue: min(max(factor, .leastNormalMagnitude), 1.0.nextDown))
  }
}
