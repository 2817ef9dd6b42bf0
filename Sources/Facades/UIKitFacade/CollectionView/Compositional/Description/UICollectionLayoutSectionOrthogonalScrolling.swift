/// The way in which a section scrolls across the scroll direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The bounce and the deceleration rate of a section that scrolls by itself.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    /// The section bounces if its content is longer than the view.
    case automatic
    /// The section bounces even if its content is not longer than the view.
    case always
    case never
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    /// The rate of the collection view.
    public static let automatic = DecelerationRate(rawValue: -1)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  open var bounce = Bounce.automatic
  open var decelerationRate = DecelerationRate.automatic
}
