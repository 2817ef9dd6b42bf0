import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// Copies of a scene's view share their state until one of them changes.
@Suite("Copies of a scene's view")
struct SceneViewTests {
  @Test(
    "A copy is independent of the original",
    arguments: [
      "cards", "cards-published", "minne", "minne-published", "group-paging", "carousel", "carousel-published",
      "gesture-half", "gesture-half-corrected",
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
    var alone = scene.makeView()
    var expected = ScrollTrace(displayScale: scene.configuration.displayScale)
    flick(&alone, by: 60, &expected)
    flick(&alone, by: 40, &expected)

    var original = scene.makeView()
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
    var later = scene.makeView()
    var laterTrace = ScrollTrace(displayScale: scene.configuration.displayScale)
    flick(&later, by: 60, &laterTrace)
    flick(&later, by: 40, &laterTrace)
    #expect(laterTrace == expected)
  }
}

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

  /// The shipped scenes of ordinary size.
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: FixturePath.fixture("scenes")))?
    .compactMap { $0.hasSuffix(".json") && $0 != "million.json" ? String($0.dropLast(5)) : nil }.sorted() ?? []

  @Test(
    "Lifting the finger somewhere else is moving there and then lifting it; state and trace agree", arguments: names)
  func liftsElsewhere(name: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
    for way in [nil, Vector2D(x: -9, y: -9), Vector2D(x: -140, y: 70)] {
      var traces: [ScrollTrace] = []
      for isOne in [true, false] {
        var view = scene.makeView()
        var trace = ScrollTrace(displayScale: scene.configuration.displayScale)
        var place = Vector2D(x: 200, y: 100)
        view.touchDown(at: place, time: 0, recording: &trace)
        for step in 1...4 {
          place = place + Vector2D(x: -9, y: -9)
          view.touchMove(to: place, time: 8 * Double(step), recording: &trace)
        }
        let end = way.map { place + $0 }
        if !isOne, let end { view.touchMove(to: end, time: 40, recording: &trace) }
        view.touchUp(at: isOne ? end : nil, time: 40, recording: &trace)
        view.advance(to: 73, recording: &trace)
        #expect(view.time == 73 && view.isAtRest == (view.phase == .idle))
        if let frame = trace.frames.last, frame.time == 73 {
          #expect(frame.velocity == view.velocity && frame.phase == view.phase && frame.position == view.contentOffset)
        }
        view.advanceToRest(limit: 5_000, recording: &trace)
        if view.isAtRest { #expect(view.velocity == .zero && view.phase == .idle) }
        traces.append(trace)
      }
      #expect(traces[0] == traces[1], "\(way.map { "\($0)" } ?? "in place")")
    }
  }
}
