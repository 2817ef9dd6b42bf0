import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Selection in a collection view") @MainActor
struct UICollectionViewSelectionTests {
  private let deck = Deck([["a", "b", "c", "d", "e", "f", "g", "h"]])
  private let view: UICollectionView

  init() { view = Deck.view(deck) }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tap(_ item: Int) throws {
    deck.calls = []
    let y = Double(item) * 100 + 50 - Double(view.contentOffset.y)
    try view.perform(.drag(from: Vector2D(x: 50, y: y), by: .zero, over: 60))
  }

  @Test("A tap highlights, then selects an item, and the previous one is deselected")
  @MainActor func tap() throws {
    try tap(1)
    #expect(
      deck.calls == [
        "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
      ])
    #expect(view.cellForItem(at: path(1))?.isSelected == true && view.indexPathsForSelectedItems == [path(1)])
    try tap(2)
    #expect(deck.calls.suffix(3) == ["shouldSelect 0.2", "didDeselect 0.1", "didSelect 0.2"])
    #expect(view.cellForItem(at: path(1))?.isSelected == false && view.indexPathsForSelectedItems == [path(2)])
    try tap(2)
    #expect(deck.calls.last == "didSelect 0.2" && view.indexPathsForSelectedItems == [path(2)])
  }

  @Test("With multiple selection a second tap deselects")
  @MainActor func several() throws {
    view.allowsMultipleSelection = true
    try tap(2)
    try tap(0)
    #expect(view.indexPathsForSelectedItems == [path(2), path(0)])
    try tap(2)
    #expect(deck.calls.suffix(2) == ["shouldDeselect 0.2", "didDeselect 0.2"])
    #expect(view.indexPathsForSelectedItems == [path(0)])
    deck.refused = ["shouldDeselect"]
    try tap(0)
    #expect(view.indexPathsForSelectedItems == [path(0)])
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    view.allowsMultipleSelection = false
    #expect(view.indexPathsForSelectedItems == [path(3)])
  }

  @Test("The delegate can prevent each step by returning false", arguments: ["shouldHighlight", "shouldSelect"])
  @MainActor func refused(question: String) throws {
    deck.refused = [question]
    try tap(1)
    #expect(deck.calls.last == "\(question) 0.1" && view.indexPathsForSelectedItems == [])
    deck.refused = []
    view.allowsSelection = false
    try tap(1)
    #expect(deck.calls.isEmpty)
  }

  @Test("Drags, taps between items and a touch that stops a motion select nothing")
  @MainActor func noTap() throws {
    try view.perform(.drag(from: Vector2D(x: 50, y: 300), by: Vector2D(x: 0, y: -100), over: 200))
    try view.perform(.drag(from: Vector2D(x: 150, y: 300), by: .zero, over: 60))
    #expect(deck.calls.filter { $0.hasPrefix("should") }.isEmpty)
    view.setContentOffset(.zero, animated: true)
    try view.advance(until: .after(0.1))
    try view.perform(.drag(from: Vector2D(x: 50, y: 300), by: .zero, over: 60))
    #expect(deck.calls.filter { $0.hasPrefix("should") }.isEmpty)
  }

  @Test("A cancelled touch, and one whose drag was stopped on the way, select nothing")
  @MainActor func cancelled() throws {
    final class Stopping: UICollectionView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if isDragging && contentOffset.y > 20 { isScrollEnabled = false }
      }
    }
    let place = Vector2D(x: 50, y: 50)
    let cancelled = TouchGesture(
      name: "cancelled",
      samples: [
        TouchSample(time: 0, location: place, phase: .began), TouchSample(time: 60, location: place, phase: .cancelled),
      ])
    try view.perform(cancelled)
    #expect(deck.calls.isEmpty && view.indexPathsForSelectedItems == [])
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 100), 0)
    let stopping = Stopping(frame: view.frame, collectionViewLayout: layout)
    (stopping.dataSource, stopping.delegate) = (deck, deck)
    stopping.register(Deck.Card.self, forCellWithReuseIdentifier: "Card")
    stopping.layoutIfNeeded()
    try stopping.perform(.drag(from: Vector2D(x: 20, y: 300), by: Vector2D(x: 0, y: -100), over: 200))
    #expect(!stopping.isScrollEnabled && stopping.contentOffset.y > 20)
    #expect(deck.calls.filter { $0.hasPrefix("should") }.isEmpty && stopping.indexPathsForSelectedItems == [])
    stopping.isScrollEnabled = true
    try stopping.perform(.drag(from: Vector2D(x: 20, y: 20), by: .zero, over: 60))
    #expect(stopping.indexPathsForSelectedItems?.count == 1)
  }

  @Test("Selecting in code calls no delegate, can scroll, and can be undone")
  @MainActor func program() {
    view.selectItem(at: path(6), animated: false, scrollPosition: .top)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 450 && view.cellForItem(at: path(6))?.isSelected == true)
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: path(99), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(1)] && view.cellForItem(at: path(6))?.isSelected == false)
    view.contentOffset = .zero
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: path(1))?.isSelected == true)
    view.deselectItem(at: path(1), animated: false)
    #expect(view.cellForItem(at: path(1))?.isSelected == false)
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(deck.calls.allSatisfy { $0.hasPrefix("shows") || $0.hasPrefix("hides") })
  }

  @Test("A selected item stays selected when it moves or leaves the screen, until a reload")
  @MainActor func kept() {
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    deck.sections[0].insert("new", at: 0)
    view.insertItems(at: [path(0)])
    #expect(view.indexPathsForSelectedItems == [path(2)] && view.cellForItem(at: path(2))?.isSelected == true)
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true, false])
    view.reloadItems(at: [path(2)])
    #expect(view.indexPathsForSelectedItems == [])
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [] && view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("The backgrounds are behind the content, and the selected one is visible only when selected")
  @MainActor func backgrounds() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (plain, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, cell.contentView])
    cell.isHighlighted = true
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(selected.frame == cell.bounds && plain.frame == cell.bounds)
    cell.isHighlighted = false
    cell.isSelected = true
    #expect(cell.subviews == [plain, selected, cell.contentView])
    cell.backgroundView = nil
    cell.isSelected = false
    #expect(cell.subviews == [cell.contentView])
  }
}
