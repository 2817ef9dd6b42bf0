import FeelTesting
import GestureReplay
import Scenes
import ScrollPhysics
import Snapping
import Testing

/// SwiftUI's `.viewAligned` and `.paging` in scenes.
@Suite("SwiftUI's snapping in scenes")
struct SwiftUISnappingTests {
  /// A reader's pages, as wide as the phone of the measurement.
  private static let pages = "'itemCount': 12, 'itemSize': {'width': 420, 'height': 240}, 'minimumLineSpacing': 0"

  private func scene(_ snapping: String, layout: String = pages, view: String = "", rest: String = "") throws -> Scene {
    try LaidOutText.scene(
      """
      { 'format': 'scroll-scene', 'version': 1,
        'scrollView': {'bounds': {'width': 420, 'height': 240}\(view)},
        'layout': {\(layout)}, 'snapping': {\(snapping)}\(rest) }
      """)
  }

  @Test(
    "With a limit, a swipe of 350 pt turns one page at 2 pt/ms, two at 4.4 and more at 10, as measured",
    arguments: ["", ", 'limit': 'always'"], [(2.0, 1), (4.4, 2), (10, 3)])
  func measured(limit: String, swipe: (velocity: Double, cards: Int)) throws {
    let scene = try scene("'type': 'viewAligned'\(limit)")
    let run = scene.landed(at: 4 * 420 + 350, swipe.velocity, from: 4 * 420)
    #expect(run.items.itemDelta == swipe.cards)
    let back = scene.landed(at: 7 * 420 - 350, -swipe.velocity, from: 7 * 420)
    #expect(back.items.itemDelta == -swipe.cards)
  }

  @Test(
    "A limit on the number of views holds for every flick",
    arguments: [("alwaysByOne", 1), ("alwaysByFew", 3)])
  func counted(limit: String, most: Int) throws {
    let scene = try scene("'type': 'viewAligned', 'limit': '\(limit)'")
    var deltas: Set<Int> = []
    for velocity in stride(from: -12.0, through: 12, by: 0.5) {
      let delta = try #require(scene.landed(at: 5 * 420 + 20 * velocity, velocity, from: 5 * 420).items.itemDelta)
      deltas.insert(delta)
    }
    #expect(deltas.min() == -most && deltas.max() == most)
  }

  @Test("The limit sets the rate, unless the scene gives one, also for a release at rest")
  func rates() throws {
    for (snapping, rate) in [
      ("'type': 'viewAligned'", DecelerationRate.fast), ("'type': 'viewAligned', 'limit': 'never'", .normal),
      ("'type': 'viewAligned', 'sizeClass': 'regular'", .normal),
      ("'type': 'viewAligned', 'limit': 'alwaysByOne', 'sizeClass': 'regular'", .fast),
    ] {
      let configuration = try scene(snapping).configuration
      #expect(configuration.decelerationRate == rate, "\(snapping)")
      #expect(configuration.tuning.stillRetarget == .swiftUI)
    }
    let given = try scene(
      "'type': 'viewAligned'", view: ", 'decelerationRate': 'normal'", rest: ", 'tuning': {'stillRetarget': 'viewRate'}"
    )
    #expect(given.configuration.decelerationRate == .normal)
    #expect(given.configuration.tuning.stillRetarget == .viewRate)
    #expect(try scene("'type': 'none'").configuration.tuning.stillRetarget == .deceleration)
  }

  @Test("Without a limit a flick goes to the view nearest to its free target")
  func unlimited() throws {
    let run = try scene("'type': 'viewAligned', 'limit': 'never'").landed(at: 100, 2, from: 0)
    // 100 + (2 − 0.01) / −ln 0.998 = 1094: the third page begins at 840, the fourth at 1260.
    #expect(run.trace.rest?.contentOffset.x == 1260)
  }

  @Test("Views rest with their leading edge at the content margin, as recorded, or at their anchor")
  func edges() throws {
    let widths = (1...10).map { "{'width': \($0 * 20), 'height': 240}" }.joined(separator: ", ")
    let row = "'itemSizes': [\(widths)], 'minimumLineSpacing': 24"
    let scene = try scene("'type': 'viewAligned'", layout: row, view: ", 'contentInset': {'left': 100, 'right': 100}")
    let offsets = (0..<6).map { scene.items.contentOffset(ofItem: $0)?.x ?? .nan }
    // Widths of 20, 40, 60 … and gaps of 24.
    #expect(offsets == [-100, -56, 8, 92, 196, 320])
    let centred = try self.scene(
      "'type': 'viewAligned', 'anchor': 0.5", layout: row, view: ", 'contentInset': {'left': 100, 'right': 100}")
    // The visible area is 220 pt long: 110 pt before the middle of each view, and the middles are at 138, 232 and 346.
    #expect((2..<5).map { centred.items.contentOffset(ofItem: $0)?.x ?? .nan } == [-72, 22, 136])
  }

  @Test("A stack's padding is ignored: views rest at the edge of the container")
  func padding() throws {
    let row =
      "'itemCount': 9, 'itemSize': {'width': 300, 'height': 240}, 'minimumLineSpacing': 10,"
      + " 'sectionInset': {'left': 16, 'right': 16}"
    let scene = try scene("'type': 'viewAligned'", layout: row)
    #expect(scene.items.contentOffset(ofItem: 2)?.x == 636)
  }

  @Test("Paging is the scroll view's own, by its bounds")
  func paging() throws {
    let scene = try scene("'type': 'paging'", view: ", 'contentInset': {'left': 44, 'right': 44}")
    #expect(scene.configuration.isPagingEnabled)
    // Pages of 420 from 0, with any inset: the landscape fault that SwiftUI shares with UIKit.
    #expect(scene.landed(at: 500, 1, from: 420).trace.rest?.contentOffset.x == 840)
  }

  @Test("Container pages begin at the inset and have the visible length")
  func containerPaging() throws {
    let scene = try scene("'type': 'paging', 'pages': 'container'", view: ", 'contentInset': {'left': 44, 'right': 44}")
    #expect(!scene.configuration.isPagingEnabled)
    // 420 − 88 = 332 pt a page, the first at −44.
    #expect(scene.landed(at: 300, 1, from: 288).trace.rest?.contentOffset.x == 620)
    #expect(scene.landed(at: 300, -1, from: 288).trace.rest?.contentOffset.x == 288)
    #expect(scene.landed(at: 288 + 160, 0, from: 288).trace.rest?.contentOffset.x == 288)
    #expect(scene.landed(at: 288 + 170, 0, from: 288).trace.rest?.contentOffset.x == 620)
    // The last page rests at the end of the range: 12 · 420 − 420 + 44.
    #expect(scene.landed(at: 4610, 1, from: 4550).trace.rest?.contentOffset.x == 4664)
    // A resize keeps the page: 332 pt from −44 become 412.
    var view = scene.makeView()
    var trace = ScrollTrace()
    view.setContentOffset(Vector2D(x: 620, y: 0), animated: false, recording: &trace)
    view.resize(to: Size2D(width: 500, height: 240), recording: &trace)
    #expect(view.contentOffset.x == -44 + 2 * 412)
  }

  @Test("Without insets both units of paging have the same length, and turn a page by the same spring")
  func sameSpring() throws {
    for velocity in [0.0, 0.8, -3] {
      let runs = try ["bounds", "container"].map { unit in
        var view = try scene("'type': 'paging', 'pages': '\(unit)'").makeView()
        var trace = ScrollTrace()
        let release = ReleaseState(contentOffset: Vector2D(x: 1000, y: 0), velocity: Vector2D(x: velocity, y: 0))
        view.release(release, recording: &trace)
        view.advanceToRest(limit: nil, recording: &trace)
        return trace.frames
      }
      #expect(runs[0].count > 3 && runs[0] == runs[1], "\(velocity)")
    }
  }

  @Test("Another page is reported during the motion, at the first frame past the midline")
  func crossing() throws {
    let scene = try scene("'type': 'viewAligned'")
    let swipe = try TouchGesture.flick(
      from: Vector2D(x: 350, y: 120), by: Vector2D(x: -200, y: 0), releaseVelocity: 2)
    let trace = try scene.perform(swipe)
    let crossings = trace.crossings(scene.items)
    #expect(crossings.count == 1 && crossings.first?.item == 1)
    let crossing = try #require(crossings.first)
    // Half of the page, at most a frame ago.
    let before = try #require(trace.frames.last { $0.time < crossing.time })
    let at = try #require(trace.frames.first { $0.time == crossing.time })
    #expect(before.position.x <= 210 && at.position.x > 210)
    #expect(crossing.timeToRest == trace.rest.map { $0.time - crossing.time })
    #expect(try #require(crossing.timeToRest) > 0)
  }

  @Test(
    "A value out of its range is rejected with its path",
    arguments: [
      ("'type': 'viewAligned', 'anchor': 2", "snapping.anchor"),
      ("'type': 'viewAligned', 'limit': 'two'", "snapping.limit"),
      ("'type': 'viewAligned', 'sizeClass': 'wide'", "snapping.sizeClass"),
      ("'type': 'paging', 'pages': 'rows'", "snapping.pages"),
      ("'type': 'viewAligned', 'edition': 'published'", "snapping.edition"),
    ])
  func faults(snapping: String, place: String) {
    let text = LaidOutText(snapping: snapping).error
    #expect(text.contains(place), "\(text)")
  }
}
