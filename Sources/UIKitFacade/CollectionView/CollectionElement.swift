import Foundation

/// What a view of a collection view is of.
struct CollectionElement: Hashable, Comparable {
  /// What an element is, with the kind of those that have one.
  enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)

    /// Cells come first, then the others by their kind.
    var order: (Int, String) {
      switch self {
      case .cell: (0, "")
      case .supplementary(let kind): (1, kind)
      case .decoration(let kind): (2, kind)
      }
    }
  }

  var kind: Kind
  var indexPath: IndexPath

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    a.indexPath == b.indexPath ? a.kind.order < b.kind.order : a.indexPath < b.indexPath
  }
}

extension CollectionElement {
  /// An item's cell.
  static func cell(_ indexPath: IndexPath) -> CollectionElement { CollectionElement(kind: .cell, indexPath: indexPath) }

  /// A header, a footer, or another view that belongs to items.
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(kind: .supplementary(kind), indexPath: indexPath)
  }

  /// The element that attributes describe.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    switch attributes.representedElementCategory {
    case .cell: kind = .cell
    case .supplementaryView: kind = .supplementary(attributes.representedElementKind ?? "")
    case .decorationView: kind = .decoration(attributes.representedElementKind ?? "")
    }
    indexPath = attributes.indexPath
  }

  /// Where the element is after a batch; nil for one that goes.
  ///
  /// A header or footer belongs to its section, a decoration to its place, everything else to its item.
  func after(_ updates: ItemUpdates) -> CollectionElement? {
    var result = self
    switch kind {
    case .cell:
      guard let path = updates.item(after: indexPath) else { return nil }
      result.indexPath = path
    case .supplementary(UICollectionView.elementKindSectionHeader),
      .supplementary(UICollectionView.elementKindSectionFooter):
      if updates.changes.reloadedSections.contains(indexPath.section) { return nil }
      guard let section = updates.section(after: indexPath.section) else { return nil }
      result.indexPath = IndexPath(item: indexPath.item, section: section)
    case .supplementary:
      guard indexPath.count == 2, let path = updates.item(after: indexPath) else { return nil }
      result.indexPath = path
    case .decoration: break
    }
    return result
  }
}
