import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's carousel layout") @MainActor
struct CarouselLayoutTests {
  private let layout = CarouselLayout()
  private let view: UICollectionView
  private let shelf: Shelf

  init() {
    layout.itemSize = CGSize(width: 200, height: 200)
    layout.minimumLineSpacing = 20
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: layout)
    shelf = Shelf(count: 12, in: view)
  }

  @Test("Releases rest with an item in the centre, which is the largest", arguments: [0.0, 0.4, 1, 2])
  @MainActor func rests(velocity: Double) throws {
    let gesture =
      velocity == 0
      ? TouchGesture.drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -140, y: 0), over: 300, hold: 100)
      : try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -140, y: 0), releaseVelocity: velocity)
    try view.perform(gesture)
    let item = Int((view.contentOffset.x / 220).rounded())
    #expect(view.contentOffset.x == CGFloat(item) * 220 && item > 0)
    let middle = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    #expect(middle.frame.size == CGSize(width: 200, height: 200) && middle.alpha == 1)
    let side = try #require(view.cellForItem(at: IndexPath(item: item - 1, section: 0)))
    #expect(abs(side.frame.width - 160) < 1e-9 && side.bounds.width == 200 && side.layer.zPosition == 8)
  }

  @Test("A new size lays out everything again, and scrolling to the centre item works")
  @MainActor func rotation() throws {
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: false)
    #expect(view.contentOffset.x == 660)
    view.frame.size = CGSize(width: 667, height: 240)
    view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: true)
    try view.advance(until: .settled)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(cell.center.x == view.bounds.midX && cell.alpha == 1)
    try view.perform(.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -140, y: 0), releaseVelocity: 0.4))
    #expect(view.visibleCells.contains { $0.center.x == view.bounds.midX })
  }
}
