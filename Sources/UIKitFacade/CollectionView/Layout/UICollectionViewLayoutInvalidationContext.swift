import Foundation

/// What of a layout is no longer valid; everything is computed anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// By how much the content offset is to change, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Whether all data has changed; true in the context of a reload.
  open internal(set) var invalidateEverything = false
  /// Whether the number of items has changed; true in the context of a reload.
  open internal(set) var invalidateDataSourceCounts = false

  /// Creates a context.
  public required override init() {
    super.init()
  }
}
