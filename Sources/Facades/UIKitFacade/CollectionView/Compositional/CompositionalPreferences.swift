/// The sizes that cells prefer, and those that headers and footers prefer, by section.
struct CompositionalPreferences {
  var items: [IndexPath: CGSize] = [:]
  var bars: [Int: [String: CGSize]] = [:]
  var changed: Set<Int> = []

  mutating func carry(over updates: ItemUpdates) {
    (items, bars) = (items.carried(over: updates.item(after:)), bars.carried(over: updates.section(after:)))
    changed = []
  }
}

extension UICollectionViewCompositionalLayout {
  /// The description of an element whose cell or view may state a size; nil for any other.
  func description(of attributes: UICollectionViewLayoutAttributes) -> NSCollectionLayoutSize? {
    let path = attributes.indexPath
    guard let section = section(of: path) else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return section.leaf(ofItem: path.item)?.item?.layoutSize
    case .supplementaryView:
      return section.bars.first { $0.item.elementKind == attributes.representedElementKind }?.item.layoutSize
    case .decorationView: return nil
    }
  }
}
