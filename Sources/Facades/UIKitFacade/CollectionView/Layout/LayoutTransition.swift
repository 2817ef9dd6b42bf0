@MainActor
struct LayoutTransition {
  let updates: ItemUpdates
  let old: [CollectionElement: UICollectionViewLayoutAttributes]

  /// Returns the attributes that an element had before the updates; a new one begins in its final position, transparent.
  func initial(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> LayoutAttributes? {
    guard let origin = element.before(updates) else { return copy(attributes(element, layout)) { $0.alpha = 0 } }
    return copy(old[origin]) { $0.indexPath = element.indexPath }
  }

  /// Returns the attributes that an element has after the updates; a removed one ends in its old position, transparent.
  func final(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> LayoutAttributes? {
    guard let target = element.after(updates) else { return copy(old[element]) { $0.alpha = 0 } }
    return copy(attributes(target, layout)) { $0.indexPath = element.indexPath }
  }

  private func copy(_ attributes: LayoutAttributes?, _ change: (LayoutAttributes) -> Void) -> LayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy.map(change)
    return copy
  }

  private func attributes(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> LayoutAttributes? {
    let (kind, path) = (element.kind, element.indexPath)
    return switch element.category {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}
