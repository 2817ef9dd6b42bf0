/// The identity of an element in a collection view: its kind and its index path.
struct CollectionElement: Hashable, Comparable {
  /// Cells sort first, then supplementary views, then decoration views, each by name.
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for a cell.
  let kind: String
  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String = "", at indexPath: IndexPath) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }

  @MainActor init(_ attributes: LayoutAttributes) {
    self.init(attributes.representedElementCategory, attributes.representedElementKind ?? "", at: attributes.indexPath)
  }

  func hash(into hasher: inout Hasher) {
    // The same number for elements of several kinds at one index path: few are visible, and a kind is slow to hash.
    hasher.combine(indexPath.count == 2 ? indexPath.section &<< 32 ^ indexPath.item : indexPath.hashValue)
  }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    (a.indexPath, a.category.rawValue, a.kind) < (b.indexPath, b.category.rawValue, b.kind)
  }

  /// Returns the element after a batch of updates, or nil if it is removed or made again: a header or footer follows
  /// its section, decoration views and views of the whole layout, with shorter paths, stay, and all others follow their
  /// item.
  func after(_ updates: ItemUpdates) -> CollectionElement? {
    let reloaded = updates.sections.reloaded
    return moved(updates.item(after:)) { reloaded.contains($0) ? nil : updates.section(after: $0) }
  }

  /// Returns the element before a batch of updates, or nil if it is new or made again.
  func before(_ updates: ItemUpdates) -> CollectionElement? {
    let reloaded = updates.sections.reloaded
    return moved(updates.item(before:)) { updates.section(before: $0).flatMap { reloaded.contains($0) ? nil : $0 } }
  }

  private func moved(_ item: (IndexPath) -> IndexPath?, bars: (Int) -> Int?) -> CollectionElement? {
    if indexPath.count != 2 || category == .decorationView { return self }
    let isBar = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains(kind)
    let path = isBar ? bars(indexPath.section).map { IndexPath(item: indexPath.item, section: $0) } : item(indexPath)
    return path.map { CollectionElement(category, kind, at: $0) }
  }
}
