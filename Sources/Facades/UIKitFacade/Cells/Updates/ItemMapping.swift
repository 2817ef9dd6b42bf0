/// Where sections and items of one side of a batch of changes are on the other side.
struct ItemMapping {
  private let movedSections: [Int: Int]
  private let movedItems: [IndexPath: IndexPath]
  private let leavingSections, comingSections: [Int]
  /// The items that leave and come, in ascending order, by their sections on their own side.
  private let leavingItems, comingItems: [Int: [Int]]

  init(_ sections: ItemUpdates.Edits<Int>, _ items: ItemUpdates.Edits<IndexPath>) {
    func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
      Dictionary(grouping: Set(paths).sorted(), by: \.section).mapValues { $0.map(\.item) }
    }
    (movedSections, movedItems) = (sections.moved, items.moved)
    (leavingSections, comingSections) = (Set(sections.leaving).sorted(), Set(sections.coming).sorted())
    (leavingItems, comingItems) = (bySection(items.leaving), bySection(items.coming))
  }

  func section(_ section: Int) -> Int? {
    movedSections[section] ?? Self.shifted(section, leaving: leavingSections, coming: comingSections)
  }

  func path(_ path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard let section = section(path.section) else { return nil }
    let (leaving, coming) = (leavingItems[path.section] ?? [], comingItems[section] ?? [])
    return Self.shifted(path.item, leaving: leaving, coming: coming).map { IndexPath(item: $0, section: section) }
  }

  private static func shifted(_ slot: Int, leaving: [Int], coming: [Int]) -> Int? {
    if leaving.contains(slot) { return nil }
    var result = slot - leaving.count { $0 < slot }
    for index in coming where index <= result { result += 1 }
    return result
  }
}
