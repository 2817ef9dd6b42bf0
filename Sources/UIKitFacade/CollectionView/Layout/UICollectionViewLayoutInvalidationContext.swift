import Foundation

/// The parts of a layout that are no longer valid.
///
/// The facade computes the whole layout again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The change of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  ///
  /// The layout is asked for its size in any case.
  open var contentSizeAdjustment = CGSize.zero
  /// A Boolean value that indicates whether all data has changed, as in a reload.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether item counts have changed, as in a reload or a batch of updates.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of invalid items, or nil.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of invalid supplementary views by kind, or nil.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of invalid decoration views by kind, or nil.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Creates a context.
  public required override init() {
    super.init()
  }

  /// Adds invalid items to the context.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds invalid supplementary views to the context.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds invalid decoration views to the context.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
