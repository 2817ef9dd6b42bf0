/// The mapping of sections and items from before a batch of changes to after it.
package struct ItemUpdates {
  package struct Invalid: Error, Hashable { package var sentence: String }

  /// What happens to items, by their index paths, or to sections, by their indices.
  struct Edits<Place: Hashable> {
    var inserted: Set<Place> = [], deleted: Set<Place> = [], reloaded: Set<Place> = []
    var moved: [Place: Place] = [:]
    var leaving: [Place] { Array(deleted) + moved.keys }
    var coming: [Place] { Array(inserted) + moved.values }
    /// The edits that undo these.
    var reversed: Edits {
      Edits(inserted: deleted, deleted: inserted, moved: Dictionary(uniqueKeysWithValues: moved.map { ($1, $0) }))
    }
  }

  private(set) var items = Edits<IndexPath>(), sections = Edits<Int>()
  private let forward, backward: ItemMapping

  /// Sorts a batch of changes, and checks it against the item counts of all sections.
  /// - Throws: `Invalid` if the changes do not fit the counts.
  package init(_ changes: [ItemChange], before: [Int], after: [Int]) throws(Invalid) {
    for change in changes {
      switch change {
      case .insertItem(let path): items.inserted.insert(path)
      case .deleteItem(let path): items.deleted.insert(path)
      case .reloadItem(let path): items.reloaded.insert(path)
      case .moveItem(let source, let target): items.moved[source] = target
      case .insertSection(let section): sections.inserted.insert(section)
      case .deleteSection(let section): sections.deleted.insert(section)
      case .reloadSection(let section): sections.reloaded.insert(section)
      case .moveSection(let source, let target): sections.moved[source] = target
      }
    }
    let check = ItemUpdateCheck(items: items, sections: sections, before: before, after: after)
    try check.checkPaths()
    (forward, backward) = (ItemMapping(sections, items), ItemMapping(sections.reversed, items.reversed))
    try check.checkCounts(forward.section)
  }

  package func section(after section: Int) -> Int? { forward.section(section) }
  package func section(before section: Int) -> Int? { backward.section(section) }

  /// Returns the index path of an item after the batch, reloaded or not, or nil if it is deleted.
  package func path(after path: IndexPath) -> IndexPath? { forward.path(path) }

  /// Returns the index path of an item after the batch, or nil if it is deleted or reloaded.
  package func item(after path: IndexPath) -> IndexPath? { isReloaded(path) ? nil : forward.path(path) }

  /// Returns the index path of an item before the batch, or nil if it is inserted or reloaded.
  package func item(before path: IndexPath) -> IndexPath? { backward.path(path).flatMap { isReloaded($0) ? nil : $0 } }

  private func isReloaded(_ path: IndexPath) -> Bool {
    items.reloaded.contains(path) || sections.reloaded.contains(path.section)
  }
}

extension Dictionary {
  /// Returns the values under their keys after a batch of updates, without those whose key is removed.
  func carried(over newKey: (Key) -> Key?) -> [Key: Value] {
    reduce(into: [:]) { carried, entry in newKey(entry.key).map { carried[$0] = entry.value } }
  }
}
