import Foundation
import TestSupport
import Testing
import UIKitFacade

@Suite("UICollectionViewDiffableDataSource") @MainActor
struct UICollectionViewDiffableDataSourceTests {
  private final class NameCell: UICollectionViewCell {
    var name = ""
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 10)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<NameCell, Int> { cell, path, item in
      cell.name = "\(item) at \(path.section).\(path.item)"
      cell.tag = item
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  private var shown: [[Int]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map {
        view.cellForItem(at: IndexPath(item: $0, section: section))?.tag ?? -1
      }
    }
  }

  @Test("Applied snapshots are shown, and the cells of unchanged items are the same")
  @MainActor func random() throws {
    var generator = SeededGenerator(seed: 21)
    var cells: [Int: UICollectionViewCell] = [:]
    for number in 0..<sweepCount(300) {
      let names = ["a", "b", "c", "d", "e"].shuffled(using: &generator).prefix(.random(in: 1...5, using: &generator))
      var items = (0..<30).shuffled(using: &generator).prefix(.random(in: 0...30, using: &generator))
      let sections = names.map { name -> (String, [Int]) in
        let count = Int.random(in: 0...min(8, items.count), using: &generator)
        defer { items.removeFirst(count) }
        // Mostly in the order they had, with some moved.
        let own = Array(items.prefix(count))
        return (name, Bool.random(using: &generator) ? own.sorted() : own)
      }
      source.apply(snapshot(sections))
      #expect(shown == sections.map(\.1), "\(number)")
      var present: [Int: UICollectionViewCell] = [:]
      for cell in view.visibleCells { present[cell.tag] = cell }
      #expect(cells.allSatisfy { item, cell in present[item].map { $0 === cell } ?? true }, "\(number)")
      cells = present
    }
    #expect(source.snapshot().numberOfItems == view.visibleCells.count)
  }

  @Test("Items are found by path and by identifier, and reloads and reconfigurations reach their cells")
  @MainActor func reload() throws {
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    let path = IndexPath(item: 1, section: 0)
    #expect(source.itemIdentifier(for: path) == 2 && source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "a") == 0)
    #expect(source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil && source.indexPath(for: 9) == nil)
    let two = try #require(view.cellForItem(at: path) as? NameCell)
    two.name = ""
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next)
    #expect(view.cellForItem(at: path) === two && two.name == "2 at 0.1")
    next = source.snapshot()
    next.reloadItems([2])
    next.deleteItems([1])
    var isDone = false
    source.apply(next, animatingDifferences: false) { isDone = true }
    #expect(isDone && shown == [[2, 3], [4]])
    #expect((view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NameCell)?.name == "2 at 0.0")
    source.apply(next) { isDone = false }
    try view.advance(until: .after(0.31))
    #expect(!isDone)
  }

  @Test("A snapshot can be changed item by item and section by section")
  @MainActor func snapshots() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 3)
    snapshot.moveItem(1, afterItem: 6)
    snapshot.moveItem(3, beforeItem: 4)
    #expect(
      snapshot.itemIdentifiers(inSection: "a") == [3, 4, 5, 2] && snapshot.itemIdentifiers == [3, 4, 5, 2, 6, 1])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"] && snapshot.indexOfSection("d") == 2)
    snapshot.appendItems([7])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [6, 1, 7] && snapshot.numberOfItems == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 7) == "c" && snapshot.indexOfItem(7) == 2)
    #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems(inSection: "b") == 2)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test("A section that is reloaded gets its cells again, and the others keep theirs")
  @MainActor func reloadedSections() throws {
    source.apply(snapshot([("a", [1, 2]), ("b", [3, 4])]))
    func cell(_ item: Int, _ section: Int) throws -> NameCell {
      try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? NameCell)
    }
    let before = (try cell(0, 0), try cell(1, 0), try cell(0, 1), try cell(1, 1))
    for name in [before.0, before.1, before.2, before.3] { name.name = "" }
    var next = source.snapshot()
    next.reloadSections(["b"])
    source.apply(next)
    #expect(try cell(0, 0) === before.0 && cell(1, 0) === before.1 && cell(0, 0).name == "" && cell(1, 0).name == "")
    #expect(try cell(0, 1).name == "3 at 1.0" && cell(1, 1).name == "4 at 1.1")
    #expect(shown == [[1, 2], [3, 4]])
    // Reloaded and moved.
    next = source.snapshot()
    next.reloadSections(["a"])
    next.moveSection("a", afterSection: "b")
    try cell(0, 0).name = ""
    source.apply(next)
    #expect(shown == [[3, 4], [1, 2]])
    #expect(try cell(0, 1).name == "1 at 1.0")
  }

  @Test("The items of a reloaded section get new cells, and those of other sections keep theirs")
  @MainActor func reloadSection() throws {
    source.apply(snapshot([("a", [1, 2]), ("b", [3, 4])]))
    let cells = view.visibleCells
    for cell in cells { (cell as? NameCell)?.name = "old" }
    var next = source.snapshot()
    next.appendSections(["c"])
    next.appendItems([5], toSection: "c")
    // A section that is new has new cells anyway.
    next.reloadSections(["b", "c"])
    source.apply(next)
    #expect(shown == [[1, 2], [3, 4], [5]])
    let names = (0..<3).map { section in
      (0..<view.numberOfItems(inSection: section)).map {
        (view.cellForItem(at: IndexPath(item: $0, section: section)) as? NameCell)?.name
      }
    }
    #expect(names == [["old", "old"], ["3 at 1.0", "4 at 1.1"], ["5 at 2.0"]])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cells[0])
  }

  @Test("Sections and items that are not there can be deleted, and headers of no provider are plain views")
  @MainActor func nothing() throws {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.deleteSections(["z"])
    snapshot.deleteItems([9])
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers == [1, 2])
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 100, height: 20)
    source.apply(snapshot)
    let header = UICollectionView.elementKindSectionHeader
    let bars = (0..<2).compactMap {
      view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: $0))
    }
    #expect(bars.map(\.frame.minY) == [0, 30] && bars.allSatisfy { type(of: $0) == UICollectionReusableView.self })
  }
}
