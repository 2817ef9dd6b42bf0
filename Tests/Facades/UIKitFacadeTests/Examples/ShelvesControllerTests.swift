import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's table of rows that scroll sideways") @MainActor
struct ShelvesControllerTests {
  private let controller = ShelvesController(books: Array(repeating: 9, count: 12))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func shelf(_ row: Int) -> UICollectionView? {
    (controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? ShelfCell)?.collectionView
  }

  @Test("The table rests with the top of a row at its own top, or with its header visible")
  @MainActor func table() throws {
    #expect(controller.tableView.contentSize.height == 1980)
    var rests: Set<CGFloat> = []
    for velocity in [0.3, 0.6, 0.9] {
      try controller.tableView.perform(
        .flick(from: Vector2D(x: 200, y: 500), by: Vector2D(x: 0, y: -100), releaseVelocity: velocity))
      rests.insert((controller.tableView.contentOffset.y - 60).truncatingRemainder(dividingBy: 160))
    }
    #expect(rests == [0])
  }

  @Test("A row rests with a book at the left, and keeps its offset when its cell is reused")
  @MainActor func row() throws {
    let first = try #require(shelf(0))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 375, height: 160) && first.contentSize.width == 996)
    try first.perform(.flick(from: Vector2D(x: 300, y: 80), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.4))
    #expect(first.contentOffset.x == 224 && controller.offsets == [0: 224])
    controller.tableView.contentOffset.y = 1200
    controller.tableView.layoutIfNeeded()
    #expect(shelf(0) == nil && (7...11).allSatisfy { shelf($0)?.contentOffset.x == 0 })
    controller.tableView.contentOffset.y = 0
    controller.tableView.layoutIfNeeded()
    #expect(shelf(0)?.contentOffset.x == 224 && shelf(1)?.contentOffset.x == 0)
  }
}
