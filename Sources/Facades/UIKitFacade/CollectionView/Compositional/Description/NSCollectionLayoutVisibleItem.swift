/// An element that a section shows, as a handler of visible items may change it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  /// The frame in the content of the section, in points: it does not change while the section scrolls.
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of the element; empty for a cell.
  public var name: String { representedElementKind ?? "" }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void
