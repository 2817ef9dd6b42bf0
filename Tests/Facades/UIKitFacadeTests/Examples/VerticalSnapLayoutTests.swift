import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's feed that snaps") @MainActor
struct VerticalSnapLayoutTests {
  private let view: UICollectionView
  private let feed: Feed
  // The rows' tops are 0, 130, 340, 450, 700, 910 and so on.
  private let heights: [CGFloat] = [120, 200, 100, 240, 200, 150, 300, 180, 220, 160]

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 500), collectionViewLayout: VerticalSnapLayout())
    view.contentInset.top = 60
    feed = Feed(heights: heights, in: view)
    view.layoutIfNeeded()
    view.contentOffset.y = -60
  }

  private func drag(by way: Double, velocity: Double) throws {
    let from = Vector2D(x: 160, y: way < 0 ? 450 : 100)
    let gesture =
      velocity == 0
      ? TouchGesture.drag(from: from, by: Vector2D(x: 0, y: way), over: 400, hold: 150)
      : try TouchGesture.flick(from: from, by: Vector2D(x: 0, y: way), releaseVelocity: velocity)
    try view.perform(gesture)
  }

  @Test("A flick of any velocity moves one row, and a slow drag goes to the nearest row", arguments: [0.3, 1, 3])
  @MainActor func flicks(velocity: Double) throws {
    try drag(by: -200, velocity: velocity)
    #expect(view.contentOffset.y == 70)
    try drag(by: -200, velocity: velocity)
    #expect(view.contentOffset.y == 280)
    try drag(by: 200, velocity: velocity)
    #expect(view.contentOffset.y == 70)
    try drag(by: -290, velocity: 0)
    #expect(view.contentOffset.y == 390)
  }

  @Test("A drag back to the beginning rests below the bar, and one beyond the end rests at the end")
  @MainActor func ends() throws {
    try drag(by: 200, velocity: 2)
    #expect(view.contentOffset.y == -60)
    view.contentOffset.y = 1400
    try drag(by: -200, velocity: 2)
    #expect(view.contentOffset.y == view.contentSize.height - 500)
  }

  @Test("A tap opens a row; a drag and a touch that stops the feed do not")
  @MainActor func taps() throws {
    func tap(at y: Double) throws {
      try view.perform(.drag(from: Vector2D(x: 160, y: y), by: .zero, over: 50))
    }
    try tap(at: 80)
    try tap(at: 270)
    #expect(feed.opened == [0, 1] && view.indexPathsForSelectedItems == [])
    try drag(by: -200, velocity: 1)
    #expect(feed.opened == [0, 1])
    try tap(at: 65)
    #expect(feed.opened == [0, 1, 1])
  }
}
