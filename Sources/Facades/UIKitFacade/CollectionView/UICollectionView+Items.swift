import ScrollPhysics

extension UICollectionView {
  var itemIndices: Range<Int> { 0..<itemCount(before: numberOfSections) }

  private func itemCount(before section: Int) -> Int { (0..<section).reduce(0) { $0 + numberOfItems(inSection: $1) } }

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
    return nearest.map { itemCount(before: $0.indexPath.section) + $0.indexPath.item }
  }

  /// Returns the content offset that centers an item, within the edges, or nil if there is no such item.
  func contentOffset(centeringItem index: Int) -> Vector2D? {
    guard itemIndices.contains(index) else { return nil }
    let section = (0..<numberOfSections).lowest { itemCount(before: $0) > index } - 1
    let path = IndexPath(item: index - itemCount(before: section), section: section)
    guard let center = layoutAttributesForItem(at: path)?.center else { return nil }
    let geometry = engine.configuration.geometry
    let axis = geometry.mainAxis
    let offset = Vector2D(center)[axis] - geometry.boundsSize[axis] / 2
    return geometry.clamped(engine.shown.contentOffset.replacing(axis, with: offset))
  }
}
