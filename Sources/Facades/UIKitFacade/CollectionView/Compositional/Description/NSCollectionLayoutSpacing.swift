/// A distance between items: fixed, or a share of the space that is left.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  open private(set) var spacing: CGFloat
  open private(set) var isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
  }

  open class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: false) }

  /// Returns a spacing of at least a length, in points.
  open class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: true) }

  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  func ends(_ axis: ScrollAxis) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
