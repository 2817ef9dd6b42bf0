open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  /// Whether the section grows by the item.
  open var extendsBoundary = true
  /// Whether the item stays visible while the section is.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    let edges: [NSDirectionalRectEdge] = [
      [], .top, [.top, .leading], .leading, [.bottom, .leading], .bottom, [.bottom, .trailing], .trailing,
      [.top, .trailing],
    ]
    return edges[rawValue]
  }
}
