import FeelTesting
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// Scenes whose view takes another size.
@Suite("Resized scenes")
struct SceneResizeTests {
  #if !os(iOS)
    @Test(
      "Line spacings that no longer fit the lines do not stop the process",
      arguments: LayoutDocumentTests.everySnapping.filter { !$0.contains("carousel") })
    func lineSpacings(snapping: String) async {
      await #expect(processExitsWith: .success) { [snapping] in
        // A column of 240 pt in bounds of 600 pt: two of them, and five lines instead of ten.
        let layout = """
          'itemCount': 10, 'itemSize': {'width': 320, 'height': 240}, 'lineSpacings': [9, 9, 9, 9, 9, 9, 9, 9, 50]
          """
        var view = try LaidOutText(layout: layout, snapping: snapping).scene().makeView()
        var trace = ScrollTrace()
        for size in [Size2D(width: 667, height: 600), Size2D(width: 375, height: 100), .zero] {
          view.resize(to: size, recording: &trace)
          view.advance(to: view.time + 50, recording: &trace)
          precondition(view.contentOffset.isFinite)
        }
      }
    }
  #endif

  /// Three of 110 pt a line; lines 60 pt apart.
  private static let grid = """
    'scrollDirection': 'vertical', 'itemCount': 60, 'itemSize': {'width': 110, 'height': 50}
    """

  @Test(
    "A resize with a new layout keeps and reports the item, at rest and under a finger",
    arguments: LayoutDocumentTests.everySnapping.filter { !$0.contains("carousel") }, [false, true])
  func items(snapping: String, isTouched: Bool) throws {
    if snapping.contains("published") && !snapping.contains("alignment") { return }
    let scene = try LaidOutText(layout: Self.grid, snapping: snapping).scene()
    var view = scene.makeView()
    var trace = ScrollTrace()
    view.setContentOffset(Vector2D(x: 0, y: 300), animated: false, recording: &trace)
    if isTouched {
      view.touchDown(at: Vector2D(x: 100, y: 100), time: 10, recording: &trace)
      view.touchMove(to: Vector2D(x: 100, y: 80), time: 200, recording: &trace)
      view.touchMove(to: Vector2D(x: 100, y: 90), time: 400, recording: &trace)
    }
    // Five of 110 pt a line.
    view.resize(to: Size2D(width: 600, height: 240), recording: &trace)
    #expect(view.configuration.geometry.contentSize == Size2D(width: 600, height: 12 * 60 - 10))
    if isTouched { view.touchUp(at: nil, time: 600, recording: &trace) }
    view.advanceToRest(limit: 60_000, recording: &trace)
    let rest = try #require(trace.rest)
    let item = ScrollRun(scene, gesture: "resize", trace: trace).items.rest
    // What lies at the top is the line's first item.
    let line = (rest.contentOffset.y / 60).rounded()
    let isCentred = snapping.contains("cardPaging") || snapping.contains("unevenPages")
    #expect(isCentred || item == Int(line) * 5, "\(rest)")
    #expect((item ?? 1) % 5 == 0 && (item ?? 60) < 60)
  }
}
