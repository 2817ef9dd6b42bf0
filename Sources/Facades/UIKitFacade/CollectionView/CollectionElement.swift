/// The identity of an element in a collection view: its kind and its index path.
struct CollectionElement: Hashable, Comparable {
  /// The kind of an element: cells sort first, then supplementary views, then decoration views, each by name.
  enum Kind: Hashable, Comparable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  var indexPath: IndexPath

  func hash(into hasher: inout Hasher) {
    // The same number for elements of several kinds at one index path: few are visible, and a kind is slow to hash.
    hasher.combine(indexPath.count == 2 ? indexPath.section &<< 32 ^ indexPath.item : indexPath.hashValue)
  }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    a.indexPath == b.indexPath ? a.kind < b.kind : a.indexPath < b.indexPath
  }
}

extension CollectionElement {
  static func cell(_ indexPath: IndexPath) -> CollectionElement { CollectionElement(kind: .cell, indexPath: indexPath) }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(kind: .supplementary(kind), indexPath: indexPath)
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: kind = .cell
    case .supplementaryView: kind = .supplementary(attributes.representedElementKind ?? "")
    case .decorationView: kind = .decoration(attributes.representedElementKind ?? "")
    }
    indexPath = attributes.indexPath
  }

  /// Returns the element after a batch of updates, or nil if it is removed or made again.
  ///
  /// A header or footer follows its section. A decoration view keeps its index path, as does a view of the whole layout, whose
  /// path is shorter than that of an item. All others follow their item.
  func after(_ updates: ItemUpdates) -> CollectionElement? {
    let reloaded = updates.changes.reloadedSections
    return moved(updates.item(after:)) { reloaded.contains($0) ? nil : updates.section(after: $0) }
  }

  /// Returns the element before a batch of updates, or nil if it is new or made again.
  func before(_ updates: ItemUpdates) -> CollectionElement? {
    let reloaded = updates.changes.reloadedSections
    return moved(updates.item(before:)) { updates.section(before: $0).flatMap { reloaded.contains($0) ? nil : $0 } }
  }

  private func moved(_ item: (IndexPath) -> IndexPath?, bars: (Int) -> Int?) -> CollectionElement? {
    switch kind {
    case _ where indexPath.count != 2, .decoration: return self
    case .supplementary(UICollectionView.elementKindSectionHeader),
      .supplementary(UICollectionView.elementKindSectionFooter):
      return bars(indexPath.section).map {
        CollectionElement(kind: kind, indexPath: IndexPath(item: indexPath.item, section: $0))
      }
    case .cell, .supplementary: return item(indexPath).map { CollectionElement(kind: kind, indexPath: $0) }
    }
  }
}
