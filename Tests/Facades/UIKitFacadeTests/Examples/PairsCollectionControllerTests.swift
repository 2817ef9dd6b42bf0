import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's magazine of pairs") @MainActor
struct PairsCollectionControllerTests {
  private func pairs(in scene: Scene) -> SimulatedUIScrollView {
    SimulatedUIScrollView(items: .at(scene.restOffsets)) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: UICollectionViewFlowLayout())
      view.keep(PairsCollectionController(collectionView: view, pairs: 5))
      return view
    }
  }

  @Test("The magazine has the decision map of the published design, cell by cell", arguments: [nil, 1, 2, 9])
  @MainActor func map(from item: Int?) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/pairs-published.json"))
    let plan = MapPlan(startItem: item)
    let (pairs, expected) = (pairs(in: scene), try DecisionMap(of: scene, plan))
    let map = try DecisionMap(of: ViewUnderTest("pairs-published", items: pairs.items) { pairs }, plan)
    #expect(map == expected && Set(map.cells).count > 2)
  }

  @Test(
    "Gestures move the magazine like the scene of the design",
    arguments: ["flick-left", "flick-fast", "slow-drag", "seven-flicks"])
  @MainActor func scene(name: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/pairs-published.json"))
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(name).json"))
    var (view, trace) = (pairs(in: scene), ScrollTrace())
    // The scene begins at its first page, the app at the beginning of its content.
    view.setContentOffset(scene.contentOffset, animated: false, recording: &trace)
    trace = try view.perform(gesture)
    let expected = try scene.perform(gesture)
    #expect(trace.frames == expected.frames && trace.events == expected.events && expected.frames.count > 20)
    try expectFeel(trace, matches: name)
  }

  @Test("The pages are laid out where the view rests")
  @MainActor func pages() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: UICollectionViewFlowLayout())
    view.keep(PairsCollectionController(collectionView: view, pairs: 5))
    try view.perform(.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -300, y: 0), releaseVelocity: 1))
    let cell = try #require(view.visibleCells.first as? PairsCollectionController.PairCell)
    #expect(view.contentOffset.x == 400 && cell.rightPage.tag == 1)
    #expect(cell.frame.minX + cell.rightPage.frame.minX == view.contentOffset.x)
    #expect(view.contentSize.width == 4000 && cell.leftPage.frame.width == 375)
  }
}
