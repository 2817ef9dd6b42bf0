/// The mapping of sections and items from before a batch of changes to after it.
package struct ItemUpdates {
  package struct Invalid: Error, Hashable { package var sentence: String }

  struct Sorted {
    var insertedItems: Set<IndexPath> = []
    var deletedItems: Set<IndexPath> = []
    var reloadedItems: Set<IndexPath> = []
    var movedItems: [IndexPath: IndexPath] = [:]
    var insertedSections: Set<Int> = []
    var deletedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [Int: Int] = [:]

    init(_ changes: [ItemChange]) {
      for change in changes {
        switch change {
        case .insertItem(let path): insertedItems.insert(path)
        case .deleteItem(let path): deletedItems.insert(path)
        case .reloadItem(let path): reloadedItems.insert(path)
        case .moveItem(let source, let target): movedItems[source] = target
        case .insertSection(let section): insertedSections.insert(section)
        case .deleteSection(let section): deletedSections.insert(section)
        case .reloadSection(let section): reloadedSections.insert(section)
        case .moveSection(let source, let target): movedSections[source] = target
        }
      }
    }
  }

  let changes: Sorted
  private let sectionShift: SlotShift
  private let sectionSources: [Int: Int]
  private let itemSources: [IndexPath: IndexPath]
  /// The shifts of sections in which items are inserted, deleted or moved, by their index before the batch.
  private var itemShifts: [Int: SlotShift] = [:]

  /// Sorts a batch of changes, and checks it against the item counts of all sections.
  /// - Throws: `Invalid` if the changes do not fit the counts.
  package init(_ changes: [ItemChange], before: [Int], after: [Int]) throws(Invalid) {
    let sorted = Sorted(changes)
    try ItemUpdateCheck(changes: sorted, before: before, after: after).checkPaths()
    self.changes = sorted
    sectionShift = SlotShift(
      removed: Array(sorted.deletedSections) + sorted.movedSections.keys,
      added: Array(sorted.insertedSections) + sorted.movedSections.values)
    sectionSources = Dictionary(uniqueKeysWithValues: sorted.movedSections.map { ($1, $0) })
    itemSources = Dictionary(uniqueKeysWithValues: sorted.movedItems.map { ($1, $0) })

    let removed = Dictionary(grouping: Array(sorted.deletedItems) + sorted.movedItems.keys, by: \.section)
    let added = Dictionary(grouping: Array(sorted.insertedItems) + sorted.movedItems.values, by: \.section)
    for section in Set(removed.keys).union(added.keys.compactMap(section(before:))) {
      guard let target = self.section(after: section) else { continue }
      itemShifts[section] = SlotShift(
        removed: (removed[section] ?? []).map(\.item), added: (added[target] ?? []).map(\.item))
    }
    try ItemUpdateCheck(changes: sorted, before: before, after: after).checkCounts { self.section(after: $0) }
  }

  package func section(after section: Int) -> Int? { changes.movedSections[section] ?? sectionShift.after(section) }
  package func section(before section: Int) -> Int? { sectionSources[section] ?? sectionShift.before(section) }

  /// Returns the index path of an item after the batch, reloaded or not, or nil if it is deleted.
  package func path(after path: IndexPath) -> IndexPath? {
    if let target = changes.movedItems[path] { return target }
    guard let section = section(after: path.section) else { return nil }
    let shift = itemShifts[path.section] ?? SlotShift()
    return shift.after(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the index path of an item after the batch, or nil if it is deleted or reloaded.
  package func item(after path: IndexPath) -> IndexPath? {
    if changes.reloadedItems.contains(path) || changes.reloadedSections.contains(path.section) { return nil }
    return self.path(after: path)
  }

  /// Returns the index path of an item before the batch, or nil if it is inserted or reloaded.
  package func item(before path: IndexPath) -> IndexPath? {
    var source = itemSources[path]
    if source == nil, let section = section(before: path.section) {
      let shift = itemShifts[section] ?? SlotShift()
      source = shift.before(path.item).map { IndexPath(item: $0, section: section) }
    }
    guard let source, !changes.reloadedItems.contains(source) else { return nil }
    return changes.reloadedSections.contains(source.section) ? nil : source
  }
}

extension Dictionary {
  /// Returns the values under their keys after a batch of updates, without those whose key is removed.
  func carried(over newKey: (Key) -> Key?) -> [Key: Value] {
    reduce(into: [:]) { carried, entry in newKey(entry.key).map { carried[$0] = entry.value } }
  }
}
