import Foundation

/// What of a layout is no longer valid; everything is computed anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// By how much the content offset is to change, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content size is to change, in points; the layout is asked for its size anyway.
  open var contentSizeAdjustment = CGSize.zero
  /// Whether all data has changed; true in the context of a reload.
  open internal(set) var invalidateEverything = false
  /// Whether the number of items has changed; true in the contexts of a reload and of a batch of updates.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that were named as not valid any more; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were named as not valid any more, by their kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that were named as not valid any more, by their kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Creates a context.
  public required override init() {
    super.init()
  }

  /// Names items that are not valid any more.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names supplementary views that are not valid any more.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Names decorations that are not valid any more.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
