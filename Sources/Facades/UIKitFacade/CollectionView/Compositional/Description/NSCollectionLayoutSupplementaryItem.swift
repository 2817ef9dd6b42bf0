/// A view that is attached to an item, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame at an item's frame: the anchor points come together, or else the edges that both share.
  func frame(at item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size, preferred: nil)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let at = containerAnchor.point(in: item)
    let from = own.point(in: CGRect(origin: .zero, size: size))
    let (first, second) = (containerAnchor.distance(of: size), own.distance(of: size))
    return CGRect(
      origin: CGPoint(x: at.x - from.x + first.x + second.x, y: at.y - from.y + first.y + second.y), size: size)
  }
}
