/// The mapping of sections and items from before a batch of changes to after it.
package struct ItemUpdates {
  package struct Invalid: Error, Hashable { package var sentence: String }

  /// What happens to items, by their index paths, or to sections, by their indices.
  struct Edits<Place: Hashable> {
    var inserted: Set<Place> = [], deleted: Set<Place> = [], reloaded: Set<Place> = []
    var moved: [Place: Place] = [:]
    var leaving: [Place] { Array(deleted) + moved.keys }
    var coming: [Place] { Array(inserted) + moved.values }
    var sources: [Place: Place] { Dictionary(uniqueKeysWithValues: moved.map { ($1, $0) }) }
  }

  private(set) var items = Edits<IndexPath>(), sections = Edits<Int>()
  private let sectionShift: SlotShift
  private let sectionSources: [Int: Int]
  private let itemSources: [IndexPath: IndexPath]
  /// The shifts of sections in which items are inserted, deleted or moved, by their index before the batch.
  private var itemShifts: [Int: SlotShift] = [:]

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
    sectionShift = SlotShift(removed: sections.leaving, added: sections.coming)
    (sectionSources, itemSources) = (sections.sources, items.sources)

    let removed = Dictionary(grouping: items.leaving, by: \.section)
    let added = Dictionary(grouping: items.coming, by: \.section)
    for section in Set(removed.keys).union(added.keys.compactMap(section(before:))) {
      guard let target = self.section(after: section) else { continue }
      itemShifts[section] = SlotShift(
        removed: (removed[section] ?? []).map(\.item), added: (added[target] ?? []).map(\.item))
    }
    try check.checkCounts { self.section(after: $0) }
  }

  package func section(after section: Int) -> Int? { sections.moved[section] ?? sectionShift.after(section) }
  package func section(before section: Int) -> Int? { sectionSources[section] ?? sectionShift.before(section) }

  /// Returns the index path of an item after the batch, reloaded or not, or nil if it is deleted.
  package func path(after path: IndexPath) -> IndexPath? {
    if let target = items.moved[path] { return target }
    guard let section = section(after: path.section) else { return nil }
    let shift = itemShifts[path.section] ?? SlotShift()
    return shift.after(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the index path of an item after the batch, or nil if it is deleted or reloaded.
  package func item(after path: IndexPath) -> IndexPath? {
    if items.reloaded.contains(path) || sections.reloaded.contains(path.section) { return nil }
    return self.path(after: path)
  }

  /// Returns the index path of an item before the batch, or nil if it is inserted or reloaded.
  package func item(before path: IndexPath) -> IndexPath? {
    var source = itemSources[path]
    if source == nil, let section = section(before: path.section) {
      let shift = itemShifts[section] ?? SlotShift()
      source = shift.before(path.item).map { IndexPath(item: $0, section: section) }
    }
    guard let source, !items.reloaded.contains(source) else { return nil }
    return sections.reloaded.contains(source.section) ? nil : source
  }
}

extension Dictionary {
  /// Returns the values under their keys after a batch of updates, without those whose key is removed.
  func carried(over newKey: (Key) -> Key?) -> [Key: Value] {
    reduce(into: [:]) { carried, entry in newKey(entry.key).map { carried[$0] = entry.value } }
  }
}
