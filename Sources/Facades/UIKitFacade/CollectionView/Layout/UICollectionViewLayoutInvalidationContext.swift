typealias LayoutInvalidation = UICollectionViewLayoutInvalidationContext

/// The parts of a layout that are no longer valid; the facade computes the whole layout again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points; the layout is asked for its size in any case.
  open var contentSizeAdjustment = CGSize.zero
  open internal(set) var invalidateEverything = false, invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths, invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
