import Foundation

/// The values of a collection view that the facade only stores.
open class UICollectionViewStoredValues: UIScrollView {
  open var isPrefetchingEnabled = true
}
