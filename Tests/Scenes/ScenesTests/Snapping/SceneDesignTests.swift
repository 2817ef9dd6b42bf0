import GestureReplay
import Scenes
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("The design of a scene")
struct SceneDesignTests {
  @Test("Paging by containers moves like the behavior alone", arguments: ["flick-left", "slow-drag"])
  func containers(_ gesture: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/paging-containers.json"))
    let finger = try GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(gesture).json"))
    var view = Scroller(
      scene.configuration, contentOffset: scene.contentOffset, behavior: ContainerPaging(axis: .horizontal))
    let (expected, actual) = (try view.perform(finger), try scene.perform(finger))
    #expect(actual.releases == expected.releases && !expected.releases.isEmpty)
    #expect(actual.frames == expected.frames)
  }
}
