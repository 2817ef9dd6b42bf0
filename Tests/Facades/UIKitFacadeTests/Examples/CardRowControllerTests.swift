import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamples
import UIKitFacade

@Suite("An app's row of cards") @MainActor
struct CardRowControllerTests {
  private func cards(in scene: Scene) -> SimulatedUIScrollView {
    SimulatedUIScrollView(items: .at(scene.restOffsets)) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
      view.keep(CardRowController(view, cardSize: CGSize(width: 280, height: 200), spacing: 10, count: 8))
      return view
    }
  }

  @Test("The row has the decision map of the published design, cell by cell", arguments: [nil, 0, 1, 7])
  @MainActor func map(from item: Int?) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/cards-published.json"))
    let plan = MapPlan(startItem: item)
    let (cards, expected) = (cards(in: scene), try DecisionMap(of: scene, plan))
    let map = try DecisionMap(of: ViewUnderTest("cards-published", items: cards.items) { cards }, plan)
    #expect(map == expected && Set(map.cells).count > 2)
  }

  @Test(
    "Gestures move the row like the scene of the design",
    arguments: [
      "flick-left", "flick-fast", "slow-drag", "flick-back-and-forth", "three-flicks-back", "drag-pause-turn",
    ])
  @MainActor func scene(name: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/cards-published.json"))
    let gesture = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(name).json"))
    var view = cards(in: scene)
    let (trace, expected) = (try view.perform(gesture), try scene.perform(gesture))
    #expect(trace.frames == expected.frames && trace.events == expected.events && expected.frames.count > 20)
    try expectFeel(trace, matches: name)
  }
}
