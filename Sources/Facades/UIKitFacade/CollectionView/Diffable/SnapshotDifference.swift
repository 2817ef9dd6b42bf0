/// The changes that lead from one snapshot to another, with as few moves as possible.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private(set) var changes: [ItemChange] = []

  init(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
    let oldSections = Dictionary(uniqueKeysWithValues: zip(old.sections, old.sections.indices))
    let newSections = Dictionary(uniqueKeysWithValues: zip(new.sections, new.sections.indices))
    changes += old.sections.indices.filter { newSections[old.sections[$0]] == nil }.map { .deleteSection($0) }
    changes += new.sections.indices.filter { oldSections[new.sections[$0]] == nil }.map { .insertSection($0) }
    let common = new.sections.compactMap { oldSections[$0] }
    let staying = Self.longestIncrease(common)
    for (target, section) in new.sections.enumerated() {
      if let source = oldSections[section], !staying.contains(source) { changes.append(.moveSection(source, target)) }
    }

    var oldPaths: [Item: IndexPath] = [:]
    for (section, identifier) in old.sections.enumerated() {
      for (item, name) in old.itemIdentifiers(inSection: identifier).enumerated() {
        let path = IndexPath(item: item, section: section)
        oldPaths[name] = path
        if new.sectionOfItem[name] == nil && newSections[identifier] != nil { changes.append(.deleteItem(path)) }
      }
    }
    for (section, identifier) in new.sections.enumerated() {
      let names = new.itemIdentifiers(inSection: identifier)
      let source = oldSections[identifier]
      let staying = Self.longestIncrease(names.compactMap { oldPaths[$0] }.filter { $0.section == source }.map(\.item))
      for (item, name) in names.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let old = oldPaths[name] else {
          if source != nil { changes.append(.insertItem(path)) }
          continue
        }
        if old.section != source || !staying.contains(old.item) { changes.append(.moveItem(old, path)) }
      }
    }
    for name in new.reloadedItemIdentifiers { oldPaths[name].map { changes.append(.reloadItem($0)) } }
    for section in new.reloadedSectionIdentifiers { oldSections[section].map { changes.append(.reloadSection($0)) } }
  }

  /// Returns the numbers of a longest increasing subsequence of distinct ones.
  /// - Complexity: O(n log n).
  private static func longestIncrease(_ numbers: [Int]) -> Set<Int> {
    // For each length, the index at which the increasing subsequence of that length with the lowest end ends.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let place = ends.indices.lowest { numbers[ends[$0]] >= number }
      if place > 0 { before[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    guard let last = ends.last else { return [] }
    return Set(sequence(first: last) { [before] in before[$0] }.lazy.map { numbers[$0] })
  }
}
