import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// Copies of a scene's view share their state until one of them changes.
@Suite("Copies of a scene's view")
struct SceneCopyTests {
  @Test(
    "A copy is independent of the original",
    arguments: [
      "cards", "cards-published", "minne", "minne-published", "group-paging", "carousel", "carousel-published",
    ])
  func independent(name: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
    func flick(_ view: inout SceneView, by distance: Double, _ trace: inout ScrollTrace) {
      let start = view.time
      view.touchDown(at: Vector2D(x: 200, y: 100), time: start, recording: &trace)
      for sample in 1...6 {
        let x = 200 - distance * Double(sample) / 6
        view.touchMove(to: Vector2D(x: x, y: 100), time: start + 8 * Double(sample), recording: &trace)
      }
      view.touchUp(at: nil, time: start + 48, recording: &trace)
      view.advanceToRest(limit: start + 10_000, recording: &trace)
    }
    var alone = scene.makeSceneView()
    var expected = ScrollTrace(displayScale: scene.configuration.displayScale)
    flick(&alone, by: 60, &expected)
    flick(&alone, by: 40, &expected)

    var original = scene.makeSceneView()
    var trace = ScrollTrace(displayScale: scene.configuration.displayScale)
    flick(&original, by: 60, &trace)
    var (copy, copyTrace) = (original, trace)
    let offset = copy.contentOffset
    flick(&original, by: -90, &trace)
    original.resize(to: Size2D(width: 300, height: 400), recording: &trace)
    #expect(copy.contentOffset == offset)
    #expect(original.configuration != copy.configuration)
    flick(&copy, by: 40, &copyTrace)
    #expect(copyTrace == expected)
    // A view made by the same scene later has seen none of it.
    var later = scene.makeSceneView()
    var laterTrace = ScrollTrace(displayScale: scene.configuration.displayScale)
    flick(&later, by: 60, &laterTrace)
    flick(&later, by: 40, &laterTrace)
    #expect(laterTrace == expected)
  }
}
