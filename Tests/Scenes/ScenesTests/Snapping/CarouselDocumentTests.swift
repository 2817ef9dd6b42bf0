import Documents
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

/// Carousels of scene documents: five items of 300 pt, 320 pt apart, centred in 375 pt.
@Suite("Carousels in scene documents")
struct CarouselDocumentTests {
  private static let row =
    "'itemCount': 5, 'itemSize': {'width': 300, 'height': 240}, 'minimumLineSpacing': 20"

  private func scene(_ parameters: String = "") throws(DocumentError) -> Scene {
    try LaidOutText(layout: Self.row, snapping: "'type': 'carousel'\(parameters)").scene()
  }

  /// How many items the view has gone on by itself, read after some time.
  private func advances(_ scene: Scene, after time: Double) -> Double {
    var view = scene.makeView()
    var trace = ScrollTrace()
    let start = view.contentOffset.x
    view.advance(to: time, recording: &trace)
    return (view.contentOffset.x - start) / 320
  }

  @Test(
    "The content holds the duplicates, and the view begins at the first item",
    arguments: [
      ("", 9, 602.5), (", 'copies': 2", 9, 602.5), (", 'copies': 4", 13, 1242.5), (", 'copies': 0", 9, 602.5),
      (", 'loops': true", 9, 602.5), (", 'loops': false", 5, 0), (", 'loops': false, 'copies': 4", 5, 0),
      (", 'edition': 'published'", 9, 602.5),
    ] as [(String, Double, Double)])
  func content(parameters: String, count: Double, start: Double) throws {
    let scene = try scene(parameters)
    #expect(scene.configuration.geometry.contentSize == Size2D(width: count * 320 - 20, height: 240))
    #expect(scene.contentOffset == Vector2D(x: start, y: 0))
    let view = scene.makeView()
    #expect(view.contentOffset == scene.contentOffset && view.isAtRest)
    #expect(view.configuration.geometry == scene.configuration.geometry)
  }

  @Test(
    "The carousel advances after each interval, in both editions",
    arguments: [
      ("", 1999, 0), ("", 2400, 1), ("", 4400, 2), (", 'autoScrollInterval': 500", 900, 1),
      (", 'autoScrollInterval': 500", 1400, 2), (", 'autoScrollInterval': 0", 60_000, 0),
      (", 'autoScrollInterval': 1", 1, 0),
      (", 'autoScrollInterval': 86400000", 60_000, 0), (", 'edition': 'published'", 1999, 0),
      (", 'edition': 'published'", 2400, 1), (", 'edition': 'published', 'autoScrollInterval': 500", 1400, 2),
      (", 'edition': 'published', 'autoScrollInterval': 0", 60_000, 0),
    ] as [(String, Double, Double)])
  func interval(parameters: String, time: Double, items: Double) throws {
    #expect(advances(try scene(parameters), after: time) == items)
  }

  @Test("A flick moves one item, and a given offset is where the view begins", arguments: ["corrected", "published"])
  func flick(edition: String) throws {
    // The published timer does not wait for the row to come to rest.
    let plain = try scene(", 'edition': '\(edition)', 'autoScrollInterval': 60000")
    #expect(plain.landing(at: 650, 0.5, from: 602.5)?.contentOffset.x == 922.5)
    let begun = try LaidOutText(
      layout: Self.row, snapping: "'type': 'carousel', 'edition': '\(edition)'",
      view: ", 'contentOffset': {'x': 922.5, 'y': 0}"
    ).scene()
    #expect(begun.contentOffset.x == 922.5 && begun.makeView().contentOffset.x == 922.5)
  }

  @Test("Line spacings stay between their items; that between the last and the first is the minimum")
  func lineSpacings() throws {
    let scene = try LaidOutText(
      layout: "'itemCount': 3, 'itemSize': {'width': 300, 'height': 240}, 'lineSpacings': [20, 70]",
      snapping: "'type': 'carousel', 'copies': 3"
    ).scene()
    // Nine items, two gaps of 20 and 70 pt in each lap and 10 pt between laps.
    let width: Double = 2700 + 3 * 90 + 2 * 10
    #expect(scene.configuration.geometry.contentSize.width == width)
  }

  @Test(
    "A faulty carousel is rejected with its path and advice",
    arguments: [
      (row, ", 'copies': -1", "snapping.copies: must be a number from 0 to 10000000, not -1"),
      (row, ", 'copies': 1.5", "snapping.copies: must be a whole number"),
      (row, ", 'copies': 1e308", "snapping.copies: must be a number from 0 to"),
      (row, ", 'copies': '2'", "snapping.copies: must be a number, not a string"),
      (
        row, ", 'copies': 10000000",
        "snapping: takes more than 10000000 items with its duplicates; give fewer copies, or longer items"
      ),
      (
        row, ", 'autoScrollInterval': -1",
        "snapping.autoScrollInterval: must be a number from 0 to 86400000, not -1"
      ),
      (row, ", 'autoScrollInterval': 1e308", "snapping.autoScrollInterval: must be a number from 0 to"),
      (row, ", 'autoScrollInterval': null", "snapping.autoScrollInterval: must be a number, not null"),
      // Shorter than a display's frame, it would keep the program busy for ever.
      (row, ", 'autoScrollInterval': 1e-9", "snapping.autoScrollInterval: must be 0"),
      (row, ", 'autoScrollInterval': 1e-300, 'edition': 'published'", "snapping.autoScrollInterval: must be 0"),
      (row, ", 'loops': 1", "snapping.loops: must be true or false, not a number"),
      (row, ", 'loops': true, 'edition': 'published'", "snapping.loops: is for the corrected edition only"),
      (row, ", 'copies': 2, 'edition': 'published'", "snapping.copies: is for the corrected edition only"),
      (
        row, ", 'pagesPerFlick': 2",
        "snapping.pagesPerFlick: is not a known key; the keys here are 'type', 'edition', 'copies'"
      ),
      ("'sections': []", "", "layout: has 0 sections; a carousel is a row of one"),
      ("'sections': [{\(row)}, {\(row)}]", "", "layout: has 2 sections; a carousel is a row of one"),
      ("'sections': [{\(row)}, {\(row)}]", ", 'edition': 'published'", "layout: has 2 sections"),
      (
        "'itemSizes': [{'width': 300, 'height': 240}]", ", 'edition': 'published'",
        "layout: gives each item's size; the published carousel has items of one size"
      ),
      (
        "'itemCount': 3, 'itemSize': {'width': 300, 'height': 240}, 'lineSpacings': [20, 20]",
        ", 'edition': 'published'",
        "layout: gives each line spacing; the published carousel has one"
      ),
      (
        "\(row), 'scrollDirection': 'vertical'", ", 'edition': 'published'",
        "layout: scrolls vertically; only the published"
      ),
      // Two items of 100 pt share a column of 240 pt.
      (
        "'itemCount': 5, 'itemSize': {'width': 300, 'height': 100}", "",
        "layout: puts 5 items into 3 lines; a carousel is"
      ),
      (
        "'itemCount': 5, 'itemSize': {'width': 300, 'height': 100}", ", 'edition': 'published'",
        "layout: puts 5 items into 3 lines"
      ),
      (
        "'itemCount': 5, 'itemSize': {'width': 300, 'height': 100}, 'lineSpacings': [20, 20]", "",
        "layout: puts 5 items into 3 lines"
      ),
      (
        "'itemCount': 10, 'itemSize': {'width': 1e-6, 'height': 240}, 'minimumLineSpacing': 0", "",
        "snapping: takes more than"
      ),
    ])
  func faults(layout: String, parameters: String, expected: String) {
    let error = LaidOutText(layout: layout, snapping: "'type': 'carousel'\(parameters)").error
    #expect(error.hasPrefix(expected), "\(error)")
  }

  @Test("A trace of outcomes ends at the same offset as a full one", arguments: ["corrected", "published"])
  func outcome(edition: String) throws {
    let gesture = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -120, y: 0), releaseVelocity: 1)
    let scene = try scene(", 'edition': '\(edition)', 'autoScrollInterval': 700")
    var rests: [Vector2D] = []
    for detail in [ScrollTrace.Detail.full, .outcome] {
      var view = scene.makeView()
      var trace = ScrollTrace(detail: detail)
      for sample in gesture.samples.dropLast() {
        if view.phase == .idle && sample.phase == .began {
          view.touchDown(at: sample.location, time: sample.time, recording: &trace)
        } else {
          view.touchMove(to: sample.location, time: sample.time, recording: &trace)
        }
      }
      view.touchUp(at: nil, time: gesture.samples.last?.time ?? 0, recording: &trace)
      // The deceleration and three advances.
      view.advance(to: 4000, recording: &trace)
      rests.append(view.contentOffset)
    }
    #expect(rests[0] == rests[1])
  }

  @Test("A row keeps one item a line, even if a resize makes room for more")
  func rotation() throws {
    var view = try scene(", 'autoScrollInterval': 0").makeView()
    var trace = ScrollTrace()
    view.resize(to: Size2D(width: 667, height: 600), recording: &trace)
    let count = 5 + 2 * 2
    #expect(view.configuration.geometry.contentSize.width == Double(count * 320 - 20))
    // The first item after two duplicates, in the centre.
    #expect(view.contentOffset.x == 640 + 150 - 333.5)
  }

  #if !os(iOS)
    @Test(
      "A resize to bounds that no row fills does not stop the process",
      arguments: [(1e12, 240), (375, 1e12), (0, 0)] as [(Double, Double)])
    func hugeResize(width: Double, height: Double) async throws {
      await #expect(processExitsWith: .success) { [width, height] in
        var view = try CarouselDocumentTests().scene().makeView()
        var trace = ScrollTrace()
        view.resize(to: Size2D(width: width, height: height), recording: &trace)
        view.advance(to: 5000, recording: &trace)
        precondition(view.contentOffset.isFinite)
      }
    }
  #endif
}
