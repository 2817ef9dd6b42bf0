import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitFacade

@Suite("An app's store below a pinned table") @MainActor
struct StoreControllerTests {
  private let controller = StoreController(goods: 40, offers: ["a", "b", "c", "d", "e"])
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private var view: UICollectionView { controller.collectionView }
  private var header: OffersHeader? {
    view.supplementaryView(forElementKind: OffersHeader.kind, at: IndexPath(item: 0, section: 0)) as? OffersHeader
  }

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test("The header stays at the top, and its content scrolls by itself")
  @MainActor func pinned() throws {
    #expect(view.contentSize.height == 2670)
    try view.perform(.flick(from: Vector2D(x: 200, y: 500), by: Vector2D(x: 0, y: -200), releaseVelocity: 1))
    let header = try #require(header)
    #expect(view.contentOffset.y > 300 && header.frame.minY == view.contentOffset.y)
    #expect(header.tableView.frame == CGRect(x: 16, y: 0, width: 343, height: 80))
    #expect(header.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b"])
    let offset = view.contentOffset
    try header.tableView.perform(.flick(from: Vector2D(x: 100, y: 70), by: Vector2D(x: 0, y: -60), releaseVelocity: 1))
    #expect(header.tableView.contentOffset.y == 120 && view.contentOffset == offset)
    #expect(header.tableView.visibleCells.compactMap { $0.textLabel?.text } == ["d", "e"])
  }

  @Test("The item in the centre stays there through two rotations")
  @MainActor func rotation() throws {
    try view.perform(.flick(from: Vector2D(x: 200, y: 500), by: Vector2D(x: 0, y: -200), releaseVelocity: 1))
    let middle = CGPoint(x: view.bounds.midX / 2, y: view.bounds.midY)
    let path = try #require(view.indexPathForItem(at: middle))
    for size in [CGSize(width: 667, height: 375), CGSize(width: 375, height: 667)] {
      window.frame.size = size
      let frame = try #require(view.layoutAttributesForItem(at: path)?.frame)
      #expect(frame.midY == view.bounds.midY && frame.width == floor((size.width - 8) / 2))
    }
  }
}
