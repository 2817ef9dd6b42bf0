import Foundation
import TestSupport
import Testing
import UIKitFacade

@Suite("Updates of a collection view") @MainActor
struct UICollectionViewUpdatesTests {
  private let deck = Deck([["a", "b", "c", "d", "e", "f"], ["x", "y"]])
  private let layout = ToldLayout()
  private let view: UICollectionView

  init() { view = Deck.view(deck, layout) }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private var names: [String] { view.visibleCells.map { ($0 as? Deck.Card)?.name ?? "" } }

  @Test("Deletions use the indices before the batch, insertions those after it; unchanged cells stay")
  @MainActor func batch() throws {
    let b = try #require(view.cellForItem(at: path(1)))
    let d = try #require(view.cellForItem(at: path(3)))
    view.performBatchUpdates {
      deck.sections[0] = ["b", "new", "d", "e", "f"]
      view.insertItems(at: [path(1)])
      view.deleteItems(at: [path(2), path(0)])
    }
    #expect(names == ["b", "new", "d", "e"])
    #expect(view.cellForItem(at: path(0)) === b && view.cellForItem(at: path(2)) === d)
    #expect(b.frame.minY == 0 && d.frame.minY == 200 && view.contentSize.height == 700)
    #expect(deck.calls == ["hides 0.0", "hides 0.2", "shows 0.1", "shows 0.3"])
    #expect(view.subviews.count == 4)
  }

  @Test("A single change outside a batch works like a batch")
  @MainActor func single() throws {
    let c = try #require(view.cellForItem(at: path(2)))
    deck.sections[0].swapAt(0, 2)
    deck.sections[0].swapAt(1, 2)
    #expect(deck.sections[0] == ["c", "a", "b", "d", "e", "f"])
    view.moveItem(at: path(2), to: path(0))
    #expect(names == ["c", "a", "b", "d"] && view.cellForItem(at: path(0)) === c && c.frame.minY == 0)
    #expect(deck.calls.isEmpty)
    deck.sections[0][1] = "another"
    view.reloadItems(at: [path(1)])
    #expect(names == ["c", "another", "b", "d"] && deck.calls == ["hides 0.1", "shows 0.1"])
    deck.sections.insert(["z"], at: 0)
    view.insertSections(IndexSet(integer: 0))
    #expect(names == ["z", "c", "another", "b"] && view.numberOfSections == 3)
    deck.sections.swapAt(0, 2)
    deck.sections.swapAt(0, 1)
    view.moveSection(0, toSection: 2)
    #expect(names == ["c", "another", "b", "d"] && view.cellForItem(at: path(0)) === c)
    deck.sections.removeSubrange(0..<2)
    view.deleteSections(IndexSet(0..<2))
    #expect(names == ["z"] && view.contentSize.height == 100)
    deck.sections[0] = ["p", "q", "r"]
    view.reloadSections(IndexSet(integer: 0))
    #expect(names == ["p", "q", "r"])
  }

  @Test("The layout prepares for the updates, gives initial and final attributes, and finalizes")
  @MainActor func told() {
    layout.calls = []
    view.performBatchUpdates {
      view.performBatchUpdates {
        deck.sections[0].removeFirst()
        view.deleteItems(at: [path(0)])
      }
      deck.sections[0].append("g")
      view.insertItems(at: [path(5)])
      deck.sections.removeLast()
      view.deleteSections(IndexSet(integer: 1))
    }
    #expect(
      layout.calls == [
        "prepare", "delete section 1", "delete 0.0", "insert 0.5", "offset", "final 0", "final 1", "final 2",
        "final 3", "initial 3", "finalize",
      ])
  }

  @Test("An inserted item starts transparent, and a moved item starts at its old frame")
  @MainActor func initial() throws {
    deck.sections[0].insert("new", at: 1)
    view.insertItems(at: [path(1)])
    let new = try #require(view.cellForItem(at: path(1)) as? Deck.Card)
    // Made of a new cell, or of none that was in use.
    #expect(new.applied.suffix(2) == [0, 1] && new.alpha == 1)
    layout.inUpdate = { layout in
      #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0))?.center.y == 150)
      #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0))?.indexPath == path(0))
      #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0))?.alpha == 0)
      #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(2))?.center.y == 150)
    }
    deck.sections[0].removeFirst()
    let leaving = try #require(view.cellForItem(at: path(0)) as? Deck.Card)
    view.deleteItems(at: [path(0)])
    // It left transparent, and is used again for an item that appears.
    #expect(leaving.applied.suffix(2) == [0, 1])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
  }

  @Test("After an update the offset stays, returns to the range, or follows the layout or the delegate")
  @MainActor func offset() {
    view.contentOffset.y = 450
    view.layoutIfNeeded()
    deck.sections[0].insert(contentsOf: ["n", "m"], at: 0)
    view.insertItems(at: [path(0), path(1)])
    #expect(view.contentOffset.y == 450 && names.first == "c")
    deck.sections[0].removeLast(4)
    view.deleteItems(at: (4..<8).map { path($0) })
    #expect(view.contentSize.height == 600 && view.contentOffset.y == 250)
    layout.place = { CGPoint(x: 0, y: $0.y - 100) }
    deck.place = { CGPoint(x: 0, y: $0.y - 7) }
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 143)
    // A view in its range does not leave it.
    layout.place = { _ in CGPoint(x: 0, y: -50) }
    deck.place = nil
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 0)
  }

  @Test("The completion runs 0.3 s later, together with nested ones")
  @MainActor func completion() throws {
    var done: [String] = []
    view.performBatchUpdates {
      view.performBatchUpdates(nil) { done.append("inner \($0)") }
    } completion: {
      done.append("outer \($0)")
    }
    try view.advance(until: .after(0.29))
    #expect(done.isEmpty)
    try view.advance(until: .after(0.02))
    #expect(done == ["inner true", "outer true"])
    // In the middle of a motion as well.
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    try view.advance(until: .after(0.1))
    var time = 0.0
    deck.sections[0].removeLast()
    let start = view.simulationTime
    view.performBatchUpdates({ view.deleteItems(at: [path(5)]) }, completion: { _ in time = view.simulationTime })
    try view.advance(until: .after(1))
    #expect(abs(time - start - 0.3) < 1e-9)
  }

  @Test("Headers move with their sections")
  @MainActor func headers() throws {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    deck.sections = [["a"], ["b"], ["c"]]
    view.reloadData()
    view.layoutIfNeeded()
    deck.calls = []
    let kind = UICollectionView.elementKindSectionHeader
    let last = try #require(view.supplementaryView(forElementKind: kind, at: path(0, 2)))
    deck.sections.removeFirst()
    view.deleteSections(IndexSet(integer: 0))
    #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1)) === last)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0, 0), path(0, 1)])
    #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [1, 2])
    #expect(deck.calls == ["hides 0.0", "hides bar 0.0"])
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))?.frame.minY == 120)
  }

  @Test("Reconfigured cells stay the same, and returning another cell stops with a message")
  @MainActor func reconfigure() throws {
    let cell = try #require(view.cellForItem(at: path(1)) as? Deck.Card)
    deck.sections[0][1] = "changed"
    view.reconfigureItems(at: [path(1), path(5)])
    #expect(view.cellForItem(at: path(1)) === cell && cell.name == "changed" && deck.calls.isEmpty)
    // Items that appear later have cells of their own again.
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(1)) === cell && cell.name == "changed")
    #expect(Set(view.visibleCells.map(ObjectIdentifier.init)).count == view.visibleCells.count)
  }

  @Test("An inconsistent number of items stops with UIKit's message")
  func wrongCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let deck = Deck([["a", "b"]])
        let view = Deck.view(deck)
        deck.sections[0].append("c")
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("the update (3) must be equal to the number of items contained in that section before"))
    #expect(said.contains("(0 inserted, 1 deleted)"))
  }

  @Test("After any batch the view equals a new view of the same items, with its cells reused")
  @MainActor func random() {
    var generator = SeededGenerator(seed: 31)
    func column(_ deck: Deck, _ offset: CGFloat) -> UICollectionView {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 15)
      let view = Deck.view(deck, layout)
      view.contentOffset.y = min(offset, max(0, view.contentSize.height - 350))
      view.layoutIfNeeded()
      return view
    }
    func seen(_ view: UICollectionView) -> [String] {
      let headers = UICollectionView.elementKindSectionHeader
      return view.indexPathsForVisibleItems.map { path in
        let cell = view.cellForItem(at: path) as? Deck.Card
        return "\(path) \(cell?.name ?? "none") \(cell?.frame ?? .zero)"
      }
        + view.indexPathsForVisibleSupplementaryElements(ofKind: headers).map { path in
          "\(path) \(view.supplementaryView(forElementKind: headers, at: path)?.frame ?? .zero)"
        } + ["\(view.contentSize) \(view.contentOffset) \(view.subviews.count)"]
    }
    var keptCells = 0
    for number in 0..<sweepCount(500) {
      let batch = RandomBatch(&generator)
      let deck = Deck(batch.before.map { $0.map(String.init) })
      let view = column(deck, CGFloat(Int.random(in: 0...800, using: &generator)))
      let cells = view.visibleCells.compactMap { $0 as? Deck.Card }
      let names = cells.map(\.name)
      deck.sections = batch.after.map { $0.map(String.init) }
      batch.make(in: view)
      let expected = Deck(deck.sections)
      #expect(seen(view) == seen(column(expected, view.contentOffset.y)), "\(number)")
      for cell in view.visibleCells.compactMap({ $0 as? Deck.Card }) {
        guard let index = names.firstIndex(of: cell.name) else { continue }
        keptCells += 1
        #expect(cells[index] === cell, "\(number): \(cell.name)")
      }
    }
    #expect(keptCells > 20)
  }

  @Test("An update during a motion does not affect the motion")
  @MainActor func moving() throws {
    deck.sections[0] = (0..<100).map { "\($0)" }
    view.reloadData()
    view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    try view.advance(until: .after(0.1))
    let offset = view.contentOffset.y
    #expect(offset > 0 && offset < 3000)
    deck.sections[0].removeFirst(2)
    view.deleteItems(at: [path(0), path(1)])
    #expect(view.contentOffset.y == offset)
    try view.advance(until: .settled)
    #expect(view.contentOffset.y == 3000 && names.first == "32")
  }
}

/// Logs its callbacks in updates.
private final class ToldLayout: UICollectionViewFlowLayout {
  var calls: [String] = []
  var place: ((CGPoint) -> CGPoint)?
  var inUpdate: ((ToldLayout) -> Void)?

  override func prepare() {
    super.prepare()
    calls.append("prepare")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      guard let path = item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate else { continue }
      let place = path.item == NSNotFound ? "section \(path.section)" : "\(path.section).\(path.item)"
      calls.append("\(item.updateAction) \(place)")
    }
    inUpdate?(self)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    calls.append("offset")
    return place?(proposedContentOffset) ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}
