public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A line of items, which repeats until a section has no more items.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The way in which a group places its subitems.
  enum Arrangement {
    /// The subitems in turn, until the next one does not fit.
    case sequence
    /// A number of subitems that share the group's length equally.
    case equal(count: Int)
    /// A subitem of its own size, a number of times.
    case repeated(count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let axis: ScrollAxis
  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ axis: ScrollAxis, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) {
    (self.axis, self.subitems, self.arrangement) = (axis, subitems, arrangement)
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .horizontal, subitems, .sequence) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .vertical, subitems, .sequence) }

  /// Returns a row of a number of items, which share its width equally whatever their own width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .horizontal, [subitem], .equal(count: checked(count))) }

  /// Returns a column of a number of items, which share its height equally whatever their own height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .vertical, [subitem], .equal(count: checked(count))) }

  /// Returns a row of an item of its own size, repeated a number of times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .horizontal, [subitem], .repeated(count: checked(count))) }

  /// Returns a column of an item of its own size, repeated a number of times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .vertical, [subitem], .repeated(count: checked(count))) }

  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, .horizontal, [], .custom(itemProvider)) }

  private class func checked(_ count: Int) -> Int {
    Precondition.require(count > 0, "a group needs at least one subitem: its count must be positive")
    return count
  }

  override var isUniform: Bool {
    if case .custom = arrangement { return false }
    return super.isUniform && subitems.allSatisfy(\.isUniform)
  }
}

/// An item of a custom group, with its frame in the group, in points.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
