import Foundation
import TestSupport
import Testing
import UIKitFacade

@Suite("Snapshots and lists") @MainActor
struct SnapshotLawTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// The same sections and items as plain lists.
  private struct Lists {
    var sections: [(name: String, items: [Int])] = []
    var reloaded: [Int] = []
    var reconfigured: [Int] = []
    var reloadedSections: [String] = []
    var items: [Int] { sections.flatMap(\.items) }

    func place(of item: Int) -> (section: Int, item: Int)? {
      for (section, list) in sections.enumerated() {
        if let index = list.items.firstIndex(of: item) { return (section, index) }
      }
      return nil
    }

    mutating func insert(_ items: [Int], beside other: Int, after: Bool) {
      guard let place = place(of: other) else { return }
      sections[place.section].items.insert(contentsOf: items, at: place.item + (after ? 1 : 0))
    }

    mutating func remove(_ items: [Int]) {
      for section in sections.indices { sections[section].items.removeAll { items.contains($0) } }
    }

    mutating func insert(_ new: [(name: String, items: [Int])], beside name: String, after: Bool) {
      guard let index = sections.firstIndex(where: { $0.name == name }) else { return }
      sections.insert(contentsOf: new, at: index + (after ? 1 : 0))
    }
  }

  private func expectSame(_ snapshot: Snapshot, _ lists: Lists, _ step: String) {
    #expect(snapshot.sectionIdentifiers == lists.sections.map(\.name), "\(step)")
    #expect(snapshot.itemIdentifiers == lists.items, "\(step)")
    #expect(snapshot.numberOfSections == lists.sections.count && snapshot.numberOfItems == lists.items.count)
    for (index, section) in lists.sections.enumerated() {
      #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items, "\(step)")
      #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
      #expect(snapshot.indexOfSection(section.name) == index)
    }
    for item in 0..<40 {
      #expect(snapshot.indexOfItem(item) == lists.items.firstIndex(of: item), "\(step)")
      #expect(
        snapshot.sectionIdentifier(containingItem: item)
          == lists.place(of: item).map { lists.sections[$0.section].name },
        "\(step)")
    }
    #expect(snapshot.reloadedItemIdentifiers == lists.reloaded)
    #expect(snapshot.reconfiguredItemIdentifiers == lists.reconfigured)
    #expect(snapshot.reloadedSectionIdentifiers == lists.reloadedSections)
  }

  @Test("After any changes a snapshot has the sections and items of plain lists")
  @MainActor func lists() {
    var generator = SeededGenerator(seed: 31)
    for number in 0..<sweepCount(400) {
      var (snapshot, lists, freeItem, freeName) = (Snapshot(), Lists(), 0, 0)
      func names(_ count: Int) -> [String] {
        defer { freeName += count }
        return (0..<count).map { "s\(freeName + $0)" }
      }
      func items(_ count: Int) -> [Int] {
        defer { freeItem += count }
        return (0..<count).map { freeItem + $0 }
      }
      for _ in 0..<12 {
        let kind = lists.sections.isEmpty ? 0 : Int.random(in: 0...13, using: &generator)
        let section = lists.sections.randomElement(using: &generator)?.name ?? ""
        let other = lists.sections.filter { $0.name != section }.randomElement(using: &generator)?.name
        let item = lists.items.randomElement(using: &generator)
        let second = lists.items.filter { $0 != item }.randomElement(using: &generator)
        let after = Bool.random(using: &generator)
        switch kind {
        case 0:
          let new = names(2)
          snapshot.appendSections(new)
          lists.sections += new.map { ($0, []) }
        case 1:
          let new = names(1)
          after
            ? snapshot.insertSections(new, afterSection: section) : snapshot.insertSections(new, beforeSection: section)
          lists.insert(new.map { ($0, []) }, beside: section, after: after)
        case 2, 3:
          let new = items(3)
          snapshot.appendItems(new, toSection: section)
          lists.sections.firstIndex { $0.name == section }.map { lists.sections[$0].items += new }
        case 4:
          let new = items(1)
          snapshot.appendItems(new)
          lists.sections[lists.sections.count - 1].items += new
        case 5, 6:
          guard let item else { continue }
          let new = items(2)
          after ? snapshot.insertItems(new, afterItem: item) : snapshot.insertItems(new, beforeItem: item)
          lists.insert(new, beside: item, after: after)
        case 7:
          guard let item, let second else { continue }
          snapshot.deleteItems([item, second, 999])
          lists.remove([item, second])
        case 8:
          guard let item, let second else { continue }
          after ? snapshot.moveItem(item, afterItem: second) : snapshot.moveItem(item, beforeItem: second)
          lists.remove([item])
          lists.insert([item], beside: second, after: after)
        case 9:
          guard let other, let moved = lists.sections.first(where: { $0.name == section }) else { continue }
          after
            ? snapshot.moveSection(section, afterSection: other) : snapshot.moveSection(section, beforeSection: other)
          lists.sections.removeAll { $0.name == section }
          lists.insert([moved], beside: other, after: after)
        case 10:
          snapshot.deleteSections([section])
          lists.sections.removeAll { $0.name == section }
        case 11:
          guard let item else { continue }
          after ? snapshot.reloadItems([item]) : snapshot.reconfigureItems([item])
          if after { lists.reloaded.append(item) } else { lists.reconfigured.append(item) }
        case 12:
          snapshot.reloadSections([section])
          lists.reloadedSections.append(section)
        default:
          if !after { continue }
          snapshot.deleteAllItems()
          lists = Lists()
        }
        expectSame(snapshot, lists, "\(number), change \(kind)")
      }
    }
  }

  // MARK: Moves

  /// Notes the updates that it is prepared for.
  private final class Noting: UICollectionViewFlowLayout {
    var updates: [UICollectionViewUpdateItem] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { updates = updateItems }
  }

  /// The length of a longest increasing subsequence, from the lengths that end at each number.
  private func longestIncrease(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  @Test("The changes between two snapshots insert and delete what is new and gone, and move as little as possible")
  @MainActor func moves() {
    var generator = SeededGenerator(seed: 32)
    let layout = Noting()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
    var old: [(String, [Int])] = []
    for number in 0..<sweepCount(400) {
      var free = Array(0..<20).shuffled(using: &generator)
      let names = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
      let new = names.map { name -> (String, [Int]) in
        let own = Array(free.prefix(Int.random(in: 0...5, using: &generator)))
        free.removeFirst(own.count)
        return (name, Bool.random(using: &generator) ? own.sorted() : own)
      }
      var snapshot = Snapshot()
      snapshot.appendSections(new.map(\.0))
      for (name, items) in new { snapshot.appendItems(items, toSection: name) }
      source.apply(snapshot)

      func count(_ action: UICollectionViewUpdateItem.Action, isSection: Bool) -> Int {
        layout.updates.count {
          let path = $0.indexPathBeforeUpdate ?? $0.indexPathAfterUpdate
          return $0.updateAction == action && (path?.item == NSNotFound) == isSection
        }
      }
      let (before, after) = (old.map(\.0), new.map(\.0))
      let common = after.compactMap { before.firstIndex(of: $0) }
      #expect(count(.insert, isSection: true) == after.count - common.count, "\(number)")
      #expect(count(.delete, isSection: true) == before.count - common.count, "\(number)")
      #expect(count(.move, isSection: true) == common.count - longestIncrease(common), "\(number)")
      var places: [Int: (section: String, item: Int)] = [:]
      for (section, items) in old { for (index, item) in items.enumerated() { places[item] = (section, index) } }
      let (was, now) = (Set(places.keys), Set(new.flatMap(\.1)))
      // Sections that come and go bring and take their items.
      let inserted = new.filter { before.contains($0.0) }.flatMap(\.1).count { !was.contains($0) }
      let deleted = old.filter { after.contains($0.0) }.flatMap(\.1).count { !now.contains($0) }
      let staying = new.reduce(0) { sum, section in
        sum + longestIncrease(section.1.compactMap { places[$0] }.filter { $0.section == section.0 }.map(\.item))
      }
      #expect(count(.insert, isSection: false) == inserted, "\(number)")
      #expect(count(.delete, isSection: false) == deleted, "\(number)")
      #expect(count(.move, isSection: false) == was.intersection(now).count - staying, "\(number)")
      old = new
    }
  }
}
