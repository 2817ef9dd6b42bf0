/// The share of its velocity that a decelerating scroll view keeps each millisecond: UIKit's
/// `UIScrollView.DecelerationRate`.
public struct DecelerationRate: Hashable, Sendable {
  /// The factor per millisecond, between 0 and 1.
  public let rawValue: Double

  /// UIKit's default rate, 0.998 per ms; grade A: read at run time.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// UIKit's fast rate, 0.99 per ms; grade A: read at run time.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Creates a rate from a factor per millisecond, which must lie between 0 and 1, both excluded.
  public init(rawValue: Double) {
    precondition(rawValue > 0 && rawValue < 1, "a deceleration rate must lie between 0 and 1, both excluded")
    self.rawValue = rawValue
  }
}
