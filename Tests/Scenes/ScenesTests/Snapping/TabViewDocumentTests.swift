import Scenes
import ScrollPhysics
import TestSupport
import Testing

@Suite("Page-style tab views in scene documents")
struct TabViewDocumentTests {
  private static let row = "'itemCount': 4, 'itemSize': {'width': 30, 'height': 40}, 'minimumLineSpacing': 25"

  private func text(_ layout: String, _ parameters: String) -> LaidOutText {
    LaidOutText(layout: layout, snapping: "'type': 'tabView'\(parameters)")
  }

  @Test(
    "The pages are as large as the view, whatever the items of the layout are, and begin at the first one",
    arguments: [
      (Self.row, "", 4, 0), (Self.row, ", 'loops': false", 4, 0), (Self.row, ", 'loops': true", 8, 2),
      ("'itemSizes': [{'width': 10, 'height': 20}, {'width': 900, 'height': 20}]", "", 2, 0),
      // As a carousel of their own size, such items would take more than ten million duplicates.
      ("'itemCount': 4, 'itemSize': {'width': 1e-6, 'height': 40}, 'minimumLineSpacing': 0", ", 'loops': true", 8, 2),
    ] as [(String, String, Double, Double)])
  func content(layout: String, parameters: String, pages: Double, first: Double) throws {
    let scene = try text(layout, parameters).scene()
    let size = scene.configuration.geometry.boundsSize
    #expect(scene.configuration.geometry.contentSize == Size2D(width: pages * size.width, height: size.height))
    #expect(scene.contentOffset == Vector2D(x: first * size.width, y: 0))
    #expect(scene.configuration.isPagingEnabled && scene.makeView().configuration == scene.configuration)
    let frames = try #require(scene.content()).items(from: .zero, to: Vector2D(x: 1e5, y: size.height))
    #expect(frames.allSatisfy { $0.size == size } && Double(frames.count) == pages)
    #expect(frames.map(\.index).prefix(3) == (first > 0 ? [2, 3, 0] : pages > 2 ? [0, 1, 2] : [0, 1]))
  }

  @Test(
    "The view advances by itself if the scene says so",
    arguments: [
      ("", 60_000, 0), (", 'autoScrollInterval': 0", 60_000, 0), (", 'autoScrollInterval': 500", 1400, 2),
      (", 'autoScrollInterval': 500, 'loops': true", 2400, 4), (", 'autoScrollInterval': 500", 2400, 0),
    ] as [(String, Double, Double)])
  func interval(parameters: String, time: Double, pages: Double) throws {
    let scene = try text(Self.row, parameters).scene()
    var view = scene.makeView()
    var trace = ScrollTrace()
    view.advance(to: time, recording: &trace)
    let width = scene.configuration.geometry.boundsSize.width
    let count = scene.configuration.geometry.contentSize.width / width
    let here = (view.contentOffset.x - scene.contentOffset.x) / width
    #expect((here - pages).truncatingRemainder(dividingBy: count > 4 ? 4 : 100) == 0, "\(here)")
  }

  @Test(
    "A faulty tab view is rejected with its path",
    arguments: [
      (Self.row, ", 'autoScrollInterval': -1", "snapping.autoScrollInterval: must be"),
      (Self.row, ", 'edition': 'published'", "snapping.edition: is not a known key"),
      (Self.row, ", 'copies': 2", "snapping.copies: is not a known key"),
      (
        "'sections': [{\(Self.row)}, {\(Self.row)}]", "",
        "layout: has 2 sections; a tab view is a row of one"
      ),
      (
        "'itemCount': 9999999, 'itemSize': {'width': 1, 'height': 1}", ", 'loops': true",
        "snapping: takes more than 10000000 items"
      ),
    ])
  func faults(layout: String, parameters: String, expected: String) {
    let error = text(layout, parameters).error
    #expect(error.hasPrefix(expected), "\(error)")
  }

  @Test("A tab view with ends and one without have the pages of their view in every size")
  func variants() throws {
    for parameters in ["", ", 'loops': true"] {
      let scene = try text(Self.row, parameters).scene()
      let narrow = try scene.variant(.boundsLength(200))
      #expect(narrow.configuration.geometry.contentSize.width == (parameters.isEmpty ? 4 : 8) * 200)
      let wide = try scene.variant(.boundsLength(1e11))
      #expect(wide.configuration.geometry.contentSize.width == (parameters.isEmpty ? 4 : 8) * 1e11)
      let more = try scene.variant(.itemCount(7))
      #expect(more.items.count == 7)
      let column = try scene.variant(.transposed)
      #expect(column.scrollAxis == .vertical && column.items.count == 4)
      let mirrored = try scene.variant(.mirrored)
      #expect(mirrored.items.item(at: mirrored.contentOffset) == 0)
      #expect(mirrored.configuration.layoutDirection == .rightToLeft)
    }
  }
}
