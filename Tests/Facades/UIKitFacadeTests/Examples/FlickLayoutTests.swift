import Foundation
import GestureReplay
import PublishedDesigns
import Scenes
import ScrollPhysics
import Snapping
import TestSupport
import Testing
import UIKitExamples
import UIKitFacade

@Suite("An app's layout with flick thresholds") @MainActor
struct FlickLayoutTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: FlickLayout())
  private let shelf: Shelf

  init() { shelf = Shelf(count: 10, in: view) }

  @Test("Flicks land as in the preset of the same design", arguments: [0.0, 336, 500, 1344, 2689, 3001])
  @MainActor func preset(start: Double) throws {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3376, height: 240), boundsSize: Size2D(width: 375, height: 240))
    configuration.decelerationRate = .fast
    for speed in stride(from: -2.95, through: 3, by: 0.1) {
      // None is at a threshold, where the last bit of a later clock would tell.
      let way = Vector2D(x: speed > 0 ? -200 : 200, y: 0)
      let flick = try TouchGesture.flick(
        from: Vector2D(x: 180, y: 120), by: way, releaseVelocity: abs(speed))
      var preset = Scroller(
        configuration, contentOffset: Vector2D(x: start, y: 0),
        behavior: PublishedFlickThresholds(pageLength: 336))
      let expected = try preset.perform(flick)
      view.layoutIfNeeded()
      view.contentOffset.x = CGFloat(start)
      let trace = try view.perform(flick)
      #expect(trace.releases.map(\.target) == expected.releases.map(\.target))
      #expect(trace.rest?.contentOffset == expected.rest?.contentOffset)
    }
  }

  @Test("Gestures move the layout like the scene of the design", arguments: ["flick-left", "flick-fast", "slow-drag"])
  @MainActor func scene(name: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/minne-published.json"))
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(name).json"))
    let expected = try scene.perform(gesture)
    let trace = try view.perform(gesture)
    #expect(trace.frames == expected.frames && trace.events == expected.events)
    #expect(expected.frames.count > 20)
  }

  @Test("Only visible items have cells, and cells are reused")
  @MainActor func cells() throws {
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 3376, height: 240))
    #expect(view.indexPathsForVisibleItems == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    for _ in 0..<9 {
      try view.perform(.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1))
      let numbers = view.visibleCells.compactMap { ($0 as? Shelf.Cell)?.number }
      #expect(numbers == view.indexPathsForVisibleItems.map(\.item))
    }
    #expect(view.contentOffset.x == 3001)
    #expect(shelf.made <= 3 && view.subviews.count == view.visibleCells.count)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 9, section: 0)))
    #expect(cell.frame == CGRect(x: 3040, y: 0, width: 320, height: 240))
    #expect(cell.contentView.frame.size == cell.bounds.size && view.indexPath(for: cell)?.item == 9)
  }
}
