import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

/// An app finds its cells where the content is, whenever it looks.
@Suite("Cells while a view moves") @MainActor
struct EngineLayoutTests {
  /// Reads the first visible item in its calls, and sends a release to the third one after it.
  private final class Reader: NSObject, UIScrollViewDelegate {
    var firsts: [String: Int] = [:]
    var offsets: [String: CGFloat] = [:]

    private func read(_ call: String, _ view: UIScrollView) {
      firsts[call] = (view as? UICollectionView)?.indexPathsForVisibleItems.first?.item
      offsets[call] = view.contentOffset.x
    }

    func scrollViewWillBeginDragging(_ view: UIScrollView) { read("begin", view) }
    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      read("end", view)
      targetContentOffset.pointee.x = CGFloat(firsts["end"] ?? 0) + 3
    }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { read("rest", view) }
  }

  /// A row of items of 1 pt.
  private func row() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 1, height: 100)
    layout.minimumLineSpacing = 0
    let view = LoggedTiles([3000], in: RecordedScene()).view(layout)
    view.frame.size = CGSize(width: 50, height: 100)
    view.delegate = nil
    view.layoutIfNeeded()
    return view
  }

  private func expectShown(_ view: UICollectionView, _ name: String) {
    let first = Int(view.contentOffset.x.rounded(.down))
    #expect(view.indexPathsForVisibleItems.first?.item == first, "\(name)")
    #expect(view.visibleCells.count == Int((view.bounds.maxX).rounded(.up)) - first, "\(name)")
  }

  @Test("Between two frames, at the end of each, and when a gesture's last action is a change")
  @MainActor func actions() throws {
    for delay in [0.05, 0.1, 0.1234, 0.2, 0.29] {
      let view = row()
      view.simulation.frameRate = 10
      view.setContentOffset(CGPoint(x: 500, y: 0), animated: true)
      try view.advance(until: .after(delay))
      expectShown(view, "after \(delay) s")
    }
    for kind in [
      GestureAction.Kind.setContentOffset(Vector2D(x: 700, y: 0), animated: false),
      .setContentOffset(Vector2D(x: 300, y: 0), animated: true), .resize(Size2D(width: 80, height: 100)),
    ] {
      var gesture = TouchGesture.drag(from: Vector2D(x: 40, y: 50), by: Vector2D(x: -30, y: 0), over: 200, hold: 200)
      gesture.actions = [GestureAction(time: gesture.duration + 50, kind: kind)]
      for touches in [false, true] {
        let view = row()
        if touches { try view.touch(gesture) } else { try view.perform(gesture) }
        expectShown(view, "\(kind)")
        #expect(view.contentOffset.x > 0)
      }
    }
  }

  @Test("A delegate finds them at the begin and at the end of a drag, with a finger and without one")
  @MainActor func delegates() throws {
    let reader = Reader()
    let view = row()
    view.delegate = reader
    try view.perform(.flick(from: Vector2D(x: 45, y: 50), by: Vector2D(x: -40, y: 0), releaseVelocity: 0.5))
    for call in ["begin", "end", "rest"] {
      #expect(reader.firsts[call].map { CGFloat($0) } == reader.offsets[call]?.rounded(.down), "\(call)")
    }
    #expect(Int(view.contentOffset.x) == (reader.firsts["end"] ?? 0) + 3)
    let other = Reader()
    var simulated = SimulatedUIScrollView { [make = row] in
      let view = make()
      view.delegate = view.keep(other)
      return view
    }
    let landing = simulated.landing(
      of: ReleaseState(
        contentOffset: Vector2D(x: 260, y: 0), velocity: Vector2D(x: 0.5, y: 0),
        dragStartOffset: Vector2D(x: 200, y: 0)))
    #expect(other.firsts["begin"] == 200 && other.firsts["end"] == 260 && landing.restOffset.x == 263)
  }
}
