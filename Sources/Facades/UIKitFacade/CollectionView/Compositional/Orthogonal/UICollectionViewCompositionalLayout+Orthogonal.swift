extension UICollectionViewCompositionalLayout {
  /// Calls a section's handler of visible items, with the section's own content offset.
  func handle(_ elements: [UICollectionViewLayoutAttributes], of section: CompositionalSection) {
    guard let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView else { return }
    if elements.isEmpty { return }
    let scrolled: UIScrollView = view.orthogonalViews[section.index] ?? view
    let environment = LayoutEnvironment(containerSize, insets: section.section.contentInsets, view.traitCollection)
    handler(elements, scrolled.contentOffset, environment)
  }

  /// Returns the item of a section at a point of the section's own content.
  func item(inSection section: Int, at point: CGPoint) -> IndexPath? {
    guard sections.indices.contains(section) else { return nil }
    let section = sections[section]
    let location = point.applying(CGAffineTransform(translationX: section.band.minX, y: section.band.minY))
    let rect = CGRect(x: location.x - 0.5, y: location.y - 0.5, width: 1, height: 1)
    let item = section.items(in: rect).last { section.leaf(ofItem: $0)?.frame.contains(location) == true }
    return item.map { IndexPath(item: $0, section: section.index) }
  }
}
