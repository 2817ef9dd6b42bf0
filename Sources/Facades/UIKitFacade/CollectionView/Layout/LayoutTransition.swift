@MainActor struct LayoutTransition {
  let updates: ItemUpdates
  let old: [CollectionElement: UICollectionViewLayoutAttributes]

  /// Returns the attributes that an element had before the updates; a new one begins in its final place, transparent.
  func initial(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> LayoutAttributes? {
    guard let origin = element.before(updates) else {
      return copy(layout.attributes(of: element, .present)) { $0.alpha = 0 }
    }
    return copy(old[origin]) { $0.indexPath = element.indexPath }
  }

  /// Returns the attributes that an element has after the updates; a removed one ends in its old position, transparent.
  func final(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> LayoutAttributes? {
    guard let target = element.after(updates) else { return copy(old[element]) { $0.alpha = 0 } }
    return copy(layout.attributes(of: target, .present)) { $0.indexPath = element.indexPath }
  }

  private func copy(_ attributes: LayoutAttributes?, _ change: (LayoutAttributes) -> Void) -> LayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy.map(change)
    return copy
  }
}

extension UICollectionViewLayout {
  /// The attributes in the layout, those with which an element appears, and those with which it disappears.
  enum Moment { case present, initial, final }

  func attributes(of element: CollectionElement, _ moment: Moment) -> LayoutAttributes? {
    let (kind, path) = (element.kind, element.indexPath)
    return switch (element.category, moment) {
    case (.cell, .present): layoutAttributesForItem(at: path)
    case (.cell, .initial): initialLayoutAttributesForAppearingItem(at: path)
    case (.cell, .final): finalLayoutAttributesForDisappearingItem(at: path)
    case (.supplementaryView, .present): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case (.supplementaryView, .initial): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case (.supplementaryView, .final): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case (.decorationView, .present): layoutAttributesForDecorationView(ofKind: kind, at: path)
    case (.decorationView, .initial): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    case (.decorationView, .final): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
