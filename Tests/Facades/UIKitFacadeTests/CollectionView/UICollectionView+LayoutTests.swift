import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Layouts and changes of the view's bounds") @MainActor
struct UICollectionViewLayoutTests {
  /// A row that insets itself by half of what its view is wider than its items, as public carousels do.
  private final class CenteredRow: UICollectionViewFlowLayout {
    var calls: [String] = []
    var setsOffset = false
    private var lastSize = CGSize.zero

    override init() {
      super.init()
      scrollDirection = .horizontal
      itemSize = CGSize(width: 100, height: 100)
      minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("should", newBounds)
      return true
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      note("context", newBounds)
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let view = collectionView else { return }
      calls.append("invalidate in \(view.bounds.minX) \(view.bounds.width)")
      if view.bounds.size == lastSize { return }
      let inset = (view.bounds.width - itemSize.width) / 2
      view.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      if setsOffset { view.contentOffset = CGPoint(x: -inset, y: 0) }
      lastSize = view.bounds.size
    }

    private func note(_ call: String, _ new: CGRect) {
      let old = collectionView?.bounds ?? .null
      calls.append("\(call) from \(old.minX) \(old.width) to \(new.minX) \(new.width)")
    }
  }

  private let deck = Deck([(0..<20).map(String.init)])

  private func view(_ layout: UICollectionViewLayout, width: CGFloat) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 100), collectionViewLayout: layout)
    view.register(Deck.Card.self, forCellWithReuseIdentifier: "Card")
    view.dataSource = deck
    return view
  }

  @Test("The layout is asked before the bounds change, and invalidated after it")
  @MainActor func order() {
    let layout = CenteredRow()
    let view = view(layout, width: 300)
    view.layoutIfNeeded()
    layout.calls = []
    view.frame.size.width = 500
    let first = Array(layout.calls.prefix(3))
    #expect(
      first == [
        "should from -100.0 300.0 to -100.0 500.0", "context from -100.0 300.0 to -100.0 500.0",
        "invalidate in -100.0 500.0",
      ])
    #expect(view.contentInset.left == 200)
    layout.calls = []
    view.contentOffset.x = 40
    #expect(
      layout.calls.suffix(3) == [
        "should from -100.0 500.0 to 40.0 500.0", "context from -100.0 500.0 to 40.0 500.0", "invalidate in 40.0 500.0",
      ])
  }

  @Test("Every frame of a drag invalidates the layout at the new offset")
  @MainActor func drag() throws {
    let layout = CenteredRow()
    let view = view(layout, width: 300)
    view.layoutIfNeeded()
    layout.calls = []
    let trace = try view.perform(
      .flick(from: Vector2D(x: 200, y: 50), by: Vector2D(x: -100, y: 0), releaseVelocity: 1))
    let seen = layout.calls.filter { $0.hasPrefix("invalidate") }.compactMap { Double($0.split(separator: " ")[2]) }
    let told = trace.events.filter { $0.name == .didScroll }.count
    #expect(seen.count == told && seen.last == Double(view.contentOffset.x))
  }

  @Test("A view created without a size passes its first size to the layout")
  @MainActor func zeroFrame() {
    let layout = CenteredRow()
    let view = view(layout, width: 0)
    view.frame.size = CGSize(width: 300, height: 100)
    #expect(view.contentInset.left == 100 && view.contentInset.right == 100)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == -100 && view.visibleCells.count == 2)
    view.frame.size.width = 400
    #expect(view.contentInset.left == 150)
  }

  @Test("A layout that scrolls to its first item during invalidation does not loop", arguments: [0, 300])
  @MainActor func offset(width: CGFloat) {
    let layout = CenteredRow()
    layout.setsOffset = true
    let view = view(layout, width: width)
    view.frame.size.width = 500
    view.layoutIfNeeded()
    #expect(view.contentInset.left == 200 && view.contentOffset.x == -200 && layout.calls.count < 20)
    view.contentOffset.x = 100
    #expect(view.contentOffset.x == 100 && layout.calls.count < 30)
  }

  /// A layout that corrects the content offset by 1 pt at every change of the bounds.
  private final class Correcting: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 1)
      return context
    }
  }

  @Test("A layout's correction of the content offset is not corrected again")
  @MainActor func adjustment() {
    let view = Deck.view(deck, Correcting())
    let start = view.contentOffset.y
    view.contentOffset.y = start + 50
    #expect(view.contentOffset.y == start + 51)
  }
}
