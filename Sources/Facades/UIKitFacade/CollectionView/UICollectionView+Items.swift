import ScrollPhysics

extension UICollectionView {
  var itemIndices: Range<Int> { 0..<(0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } }

  /// Returns the index of the item nearest to the middle of the view at a content offset, or nil if none is visible.
  func itemIndex(inTheMiddleAt contentOffset: Vector2D) -> Int? {
    let geometry = engine.configuration.geometry
    let axis = geometry.mainAxis
    let middle = contentOffset[axis] + geometry.boundsSize[axis] / 2
    let visible = CGRect(origin: CGPoint(contentOffset), size: bounds.size)
    let cells = (collectionViewLayout.layoutAttributesForElements(in: visible) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.indexPath.count == 2 }
    func distance(_ cell: LayoutAttributes) -> Double { abs(Vector2D(cell.center)[axis] - middle) }
    let nearest = cells.min { (distance($0), $0.indexPath) < (distance($1), $1.indexPath) }
    return nearest.map { cell in
      (0..<cell.indexPath.section).reduce(cell.indexPath.item) { $0 + numberOfItems(inSection: $1) }
    }
  }

  /// Returns the content offset that centers an item, within the edges, or nil if there is no such item.
  func contentOffset(centeringItem index: Int) -> Vector2D? {
    var (item, section) = (index, 0)
    while section < numberOfSections && item >= numberOfItems(inSection: section) {
      item -= numberOfItems(inSection: section)
      section += 1
    }
    guard item >= 0, section < numberOfSections,
      let center = layoutAttributesForItem(at: IndexPath(item: item, section: section))?.center
    else { return nil }
    let geometry = engine.configuration.geometry
    let axis = geometry.mainAxis
    let offset = Vector2D(center)[axis] - geometry.boundsSize[axis] / 2
    return geometry.clamped(engine.shown.contentOffset.replacing(axis, with: offset))
  }
}
