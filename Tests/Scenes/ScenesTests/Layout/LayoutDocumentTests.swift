import FlowLayoutModel
import GestureReplay
import Scenes
import ScrollPhysics
import TestSupport
import Testing

@Suite("Layouts in scene documents")
struct LayoutDocumentTests {
  private static let items = "'itemCount': 3, 'itemSize': {'width': 100, 'height': 240}"

  /// The frame of an item of the scene.
  private func frame(_ scene: Scene, _ item: Int, section: Int = 0) throws -> LayoutRect {
    try #require(scene.layout).frames.frame(of: ItemPath(section: section, item: item))
  }

  @Test("A number of items and their size are enough: a row, 10 pt apart, from the content's beginning")
  func defaults() throws {
    let scene = try LaidOutText(layout: Self.items).scene()
    #expect(scene.configuration.geometry.contentSize == Size2D(width: 320, height: 240))
    #expect(scene.contentOffset == .zero && scene.snapping == .none)
    for item in 0..<3 {
      #expect(try frame(scene, item) == LayoutRect(x: 110 * Double(item), y: 0, width: 100, height: 240))
    }
    let layout = try #require(scene.layout)
    #expect(layout.containerSize == LayoutSize(width: 375, height: 240) && !layout.isRightToLeft)
    #expect(layout.frames.headerFrame(ofSection: 0) == nil && layout.frames.footerFrame(ofSection: 0) == nil)
    // Two of 110 pt need 230 pt of the 240 with 10 pt between them, two of 116 pt too much.
    for (height, width) in [(110, 210), (115, 210), (116, 320)] as [(Double, Double)] {
      let text = LaidOutText(layout: "'itemCount': 3, 'itemSize': {'width': 100, 'height': \(height)}")
      #expect(try text.scene().configuration.geometry.contentSize.width == width)
    }
  }

  @Test(
    "Every key is read: the content size and the last frame of three items change with it",
    arguments: [
      ("\(items), 'type': 'flow', 'scrollDirection': 'horizontal'", 320, 240, LayoutRect(220)),
      ("\(items), 'minimumLineSpacing': 25", 350, 240, LayoutRect(250)),
      ("\(items), 'minimumLineSpacing': 0", 300, 240, LayoutRect(200)),
      ("\(items), 'lineSpacings': [0, 50]", 350, 240, LayoutRect(250)),
      ("\(items), 'sectionInset': {'left': 20, 'right': 7}", 347, 240, LayoutRect(240)),
      ("\(items), 'sectionInset': {'left': -30}", 290, 240, LayoutRect(190)),
      // A row is centred in the room that the insets leave across it.
      ("\(items), 'sectionInset': {'top': 9, 'bottom': 5}", 320, 240, LayoutRect(220, y: 2)),
      ("\(items), 'headerReferenceSize': {'width': 40, 'height': 3}", 360, 240, LayoutRect(260)),
      ("\(items), 'footerReferenceSize': {'width': 60, 'height': 3}", 380, 240, LayoutRect(220)),
      (
        "'itemSizes': [{'width': 10, 'height': 240}, {'width': 20, 'height': 240}, {'width': 30, 'height': 200}]",
        80, 240, LayoutRect(50, y: 20, width: 30, height: 200)
      ),
      (
        "'itemSizes': [{'width': 100, 'height': 240}], 'repeatCount': 3", 320, 240, LayoutRect(220)
      ),
      (
        "'itemCount': 3, 'itemSizes': [{'width': 100, 'height': 240}], 'repeatCount': 3", 320, 240,
        LayoutRect(220)
      ),
      ("'sections': [{\(items), 'minimumLineSpacing': 25}]", 350, 240, LayoutRect(250)),
      ("'sections': [{\(items), 'lineSpacings': [0, 50]}, {\(items)}]", 670, 240, LayoutRect(250)),
      (
        "'itemCount': 3, 'itemSize': {'width': 100, 'height': 110}, 'minimumInteritemSpacing': 21", 320, 240,
        LayoutRect(220, y: 65, height: 110)
      ),
      (
        "'scrollDirection': 'vertical', 'itemCount': 3, 'itemSize': {'width': 200, 'height': 100}", 375,
        320, LayoutRect(87.5, y: 220, width: 200, height: 100)
      ),
    ] as [(String, Double, Double, LayoutRect)])
  func keys(layout: String, width: Double, height: Double, last: LayoutRect) throws {
    let scene = try LaidOutText(layout: layout).scene()
    #expect(scene.configuration.geometry.contentSize == Size2D(width: width, height: height))
    #expect(try frame(scene, 2) == last)
    let view = scene.makeView()
    #expect(view.configuration.geometry == scene.configuration.geometry && view.contentOffset == .zero)
  }

  @Test("Several sections follow one another, each with its own keys, and items count through all")
  func sections() throws {
    let scene = try LaidOutText(
      layout: """
        "sections": [{\(Self.items)}, {"itemCount": 0, "itemSize": {"width": 5, "height": 5}},
          {"itemSizes": [{"width": 900, "height": 240}], "sectionInset": {"left": 30},
           "headerReferenceSize": {"width": 50, "height": 0}}]
        """
    ).scene()
    #expect(scene.configuration.geometry.contentSize.width == 320 + 50 + 30 + 900)
    #expect(try frame(scene, 0, section: 2).minX == 400)
    #expect(scene.landed(at: 395, 0, from: 0).items.rest == 3)
  }

  @Test("Without snapping items are still reported, and the view lands at its free target")
  func free() throws {
    for snapping in [nil, "'type': 'none'"] {
      let scene = try LaidOutText(snapping: snapping).scene()
      let run = scene.landed(at: 700, 0, from: 10)
      #expect(run.trace.rest == ScrollTrace.Rest(time: 0, contentOffset: Vector2D(x: 700, y: 0)))
      #expect(run.items.rest == 2 && run.items.itemDelta == 2)
      let landed = try #require(scene.landing(at: 700, 1, from: 10)?.contentOffset.x)
      #expect(landed == Deceleration.target(from: 700, velocity: 1, rate: .fast, displayScale: 2))
    }
  }

  @Test("In a right-to-left row the first item is at the right, and the view starts there by default")
  func rightToLeft() throws {
    var text = LaidOutText(view: ", 'layoutDirection': 'rightToLeft', 'contentInset': {'right': 8}")
    let scene = try text.scene()
    #expect(try frame(scene, 0).minX == 3376 - 336 && scene.layout?.isRightToLeft == true)
    #expect(scene.contentOffset == Vector2D(x: 3009, y: 0) && scene.makeView().contentOffset.x == 3009)
    text.view += ", 'contentOffset': {'x': 12, 'y': 0}"
    #expect(try text.scene().contentOffset.x == 12)
    text = LaidOutText(layout: "\(LaidOutText.row), 'scrollDirection': 'vertical'", view: text.view)
    text.view = ", 'layoutDirection': 'rightToLeft', 'contentInset': {'top': 8}"
    #expect(try text.scene().contentOffset == Vector2D(x: 0, y: -8))
  }

  @Test("The content size may be given beside the layout if the two agree")
  func contentSize() throws {
    let right = LaidOutText(view: ", 'contentSize': {'width': 3376, 'height': 240}")
    #expect(try right.scene() == LaidOutText().scene())
    let wrong = LaidOutText(view: ", 'contentSize': {'width': 3376, 'height': 241}")
    #expect(
      wrong.error
        == "scrollView.contentSize: is 3376 x 241, but the layout makes the content 3376 x 240; remove it")
    // A carousel's content holds its duplicates.
    let carousel = LaidOutText(
      layout: "'itemCount': 5, 'itemSize': {'width': 300, 'height': 240}", snapping: "'type': 'carousel'",
      view: ", 'contentSize': {'width': 1540, 'height': 240}")
    #expect(carousel.error.hasPrefix("scrollView.contentSize: is 1540 x 240, but the layout makes the content 2780"))
  }

  static let everySnapping = [
    "none", "cardPaging", "flickThresholds", "unevenPages", "alignment", "carousel", "viewAligned", "custom",
  ].flatMap { type in
    (["none", "viewAligned", "custom"].contains(type) ? [""] : ["", ", 'edition': 'published'"]).map {
      "'type': '\(type)'\($0)"
    }
  }

  @Test(
    "Rows of no items, one item and items without size rest at finite offsets, with every snapping",
    arguments: everySnapping)
  func degenerate(snapping: String) throws {
    for layout in [
      "'itemCount': 0, 'itemSize': {'width': 100, 'height': 240}",
      "'itemCount': 1, 'itemSize': {'width': 100, 'height': 240}",
      "'itemCount': 1, 'itemSize': {'width': 0, 'height': 240}",
      "'itemCount': 4, 'itemSize': {'width': 0, 'height': 240}, 'minimumLineSpacing': 0",
    ] {
      let rest = try LaidOutText(layout: layout, snapping: snapping).scene().landing(at: 5, 0.7, from: 0)
      #expect(rest?.contentOffset.isFinite == true && rest?.time.isFinite == true, "\(layout)")
    }
  }

  @Test("The longest layouts can be run", arguments: everySnapping)
  func longest(snapping: String) throws {
    // A carousel has up to a lap of duplicates on each side.
    let count = sweepCount(snapping.contains("carousel") ? 3_000_000 : 10_000_000)
    for layout in [
      "'itemCount': \(count), 'itemSize': {'width': 300, 'height': 240}, 'minimumLineSpacing': 1e12",
      "'itemCount': 1000, 'itemSize': {'width': 1e12, 'height': 240}",
      "'itemCount': 3, 'itemSize': {'width': 1, 'height': 240}, 'sectionInset': {'left': 1e12}",
    ] {
      var view = try LaidOutText(layout: layout, snapping: snapping).scene().makeView()
      var trace = ScrollTrace()
      view.release(
        ReleaseState(contentOffset: Vector2D(x: 5e11, y: 0), velocity: Vector2D(x: 1, y: 0), dragStartOffset: .zero),
        recording: &trace)
      view.advance(to: 100, recording: &trace)
      #expect(trace.frames.allSatisfy { $0.position.isFinite && $0.velocity.isFinite }, "\(layout)")
    }
  }
}

extension LayoutRect {
  /// An item of the row.
  fileprivate init(_ x: Double, y: Double = 0, width: Double = 100, height: Double = 240) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
