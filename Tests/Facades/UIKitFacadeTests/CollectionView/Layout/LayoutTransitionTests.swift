import Foundation
import Testing
import UIKitFacade

@Suite("Changes of the layout and of the size") @MainActor
struct LayoutTransitionTests {
  private let deck = Deck([(0..<20).map(String.init)])

  @Test("Both layouts prepare for the transition, and the new one chooses the content offset")
  @MainActor func transition() throws {
    let log = Log()
    let (old, new) = (Noted("old", log), Noted("new", log))
    let view = Deck.view(deck, old)
    new.itemSize = CGSize(width: 100, height: 50)
    new.minimumLineSpacing = 0
    new.place = { CGPoint(x: 0, y: $0.y / 2) }
    view.contentOffset.y = 800
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 8, section: 0)))
    var done = false
    view.setCollectionViewLayout(new, animated: true) { done = $0 }
    // Half of what is in the new range: 1000 − 350.
    #expect(log.calls == ["old to", "new from", "new where", "old done", "new done"])
    #expect(view.contentOffset.y == 325 && view.contentSize.height == 1000)
    #expect(view.cellForItem(at: IndexPath(item: 8, section: 0)) === cell && cell.frame.minY == 400)
    #expect(old.collectionView == nil && new.collectionView === view && !done)
    try view.advance(until: .after(0.31))
    #expect(done)
  }

  @Test("Without animation the change is immediate, and the view returns to its range")
  @MainActor func atOnce() {
    let view = Deck.view(deck)
    view.contentOffset.y = 1650
    let new = UICollectionViewFlowLayout()
    new.itemSize = CGSize(width: 100, height: 50)
    var done = false
    view.setCollectionViewLayout(new, animated: false) { done = $0 }
    #expect(done && view.contentOffset.y == view.contentSize.height - 350 && view.collectionViewLayout === new)
  }

  @Test("A new size is announced with the old bounds, before the layout chooses the content offset")
  @MainActor func size() {
    let log = Log()
    let layout = Noted("it", log)
    let view = Deck.view(deck, layout)
    view.contentOffset.y = 100
    view.frame.size = CGSize(width: 220, height: 350)
    #expect(log.calls == ["it was 100.0 × 350.0", "it where", "it is resized"])
    view.frame.origin.x = 10
    #expect(log.calls.count == 3)
  }

  @Test("An offset beyond the edges that the layout chooses for a new size is accepted")
  @MainActor func beyond() {
    let layout = Noted("it", Log())
    let view = Deck.view(deck, layout)
    layout.place = { _ in CGPoint(x: 0, y: -30) }
    view.frame.size = CGSize(width: 220, height: 350)
    #expect(view.contentOffset.y == -30)
  }
}

@MainActor private final class Log {
  var calls: [String] = []
}

private final class Noted: UICollectionViewFlowLayout {
  let name: String
  let log: Log
  var place: ((CGPoint) -> CGPoint)?

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.calls.append("\(name) to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.calls.append("\(name) from") }
  override func finalizeLayoutTransition() { log.calls.append("\(name) done") }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.calls.append("\(name) was \(oldBounds.width) × \(oldBounds.height)")
  }
  override func finalizeAnimatedBoundsChange() { log.calls.append("\(name) is resized") }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log.calls.append("\(name) where")
    return place?(proposedContentOffset) ?? proposedContentOffset
  }
}
