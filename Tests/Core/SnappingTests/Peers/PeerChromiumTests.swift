import FlowLayoutModel
import ScrollPhysics
import Snapping
import Testing

/// Areas of two axes, where a scroll with an end but no direction would end, and where Chromium lands it.
struct PeerEnd: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var x: PeerAreas
  var y: PeerAreas
  var end: (x: Double, y: Double)
  var target: (x: Double, y: Double)
  var rule = SnapRule.nearest
}

/// - Source: the figures of Chromium, cc/input/scroll\_snap\_data\_unittest.cc: a container, a largest offset, areas and
///   a request. Both axes are decided separately.
@Suite("Peers: Chromium")
struct PeerChromiumTests {
  /// One area in a container that begins at 10; the largest offset is 600 along x and 800 along y.
  private static func one(_ start: Double, _ length: Double, in viewport: Double, _ maximum: Double) -> PeerAreas {
    PeerAreas([(start, length)], viewport: viewport, maximum: maximum)
  }

  /// Areas in a container of 200, which cannot overlap as items: the first of two ends where the second begins.
  private static func two(_ first: Double, _ second: Double, _ maximum: Double) -> PeerAreas {
    PeerAreas(at: [first, second], length: 150, viewport: 200, maximum: maximum)
  }

  @Test(
    "A scroll with an end position goes to the nearest snap point, on each axis separately",
    arguments: [
      PeerEnd(
        testDescription: "start", x: one(100, 100, in: 200, 600).aligned(PeerAreas.start, leadingInset: 10),
        y: one(150, 100, in: 300, 800).aligned(PeerAreas.start, leadingInset: 10), end: (0, 0), target: (90, 140)),
      PeerEnd(
        testDescription: "centre", x: one(100, 100, in: 200, 600).aligned(PeerAreas.center, leadingInset: 10),
        y: one(150, 100, in: 300, 800).aligned(PeerAreas.center, leadingInset: 10), end: (0, 0), target: (40, 40)),
      PeerEnd(
        testDescription: "end", x: one(150, 100, in: 200, 600).aligned(PeerAreas.end, leadingInset: 10),
        y: one(200, 100, in: 200, 800).aligned(PeerAreas.end, leadingInset: 10), end: (0, 0), target: (40, 90)),
      PeerEnd(
        testDescription: "unreachable", x: one(200, 100, in: 200, 100),
        y: one(0, 100, in: 200, 100).aligned(PeerAreas.end), end: (50, 50), target: (100, 0)),
      PeerEnd(
        testDescription: "independent axes", x: two(50, 80, 600), y: two(70, 150, 800), end: (100, 100),
        target: (80, 70)),
      PeerEnd(
        testDescription: "independent axes, both of one area", x: two(50, 80, 600), y: two(70, 150, 800),
        end: (40, 120), target: (50, 150)),
      PeerEnd(
        testDescription: "a proximity of 50", x: one(80, 100, in: 200, 600), y: one(160, 100, in: 200, 800),
        end: (100, 100), target: (80, 100), rule: SnapRule(.nearest, proximity: .distance(50))),
    ])
  func ends(_ scroll: PeerEnd) {
    let x = SnapQuery(contentOffset: scroll.end.x)
    let y = SnapQuery(contentOffset: scroll.end.y)
    #expect(scroll.rule.decision(among: scroll.x.points(.horizontal), for: x)?.target == scroll.target.x)
    #expect(scroll.rule.decision(among: scroll.y.points(.vertical), for: y)?.target == scroll.target.y)
  }

  @Test("An axis that is not scrolled does not snap: only x moves, from 100, 100 to 80, 100")
  func otherAxis() {
    let areas = PeerAreas([(80, 150)], viewport: 200, maximum: 600)
    let layout = areas.layout(.horizontal)
    var behavior = SnapBehavior(layout, alignment: areas.alignment, rule: .nearest)
    let place = Vector2D(x: 100, y: 100)
    var target = place
    behavior.updateTarget(
      &target,
      context: TargetContext(
        velocity: .zero, proposedTarget: place, contentOffset: place, dragStartOffset: place,
        geometry: areas.geometry(layout)))
    #expect(target == Vector2D(x: 80, y: 100))
  }

  // MARK: Directions

  private static let lone = PeerAreas([(600, 100)], viewport: 200, maximum: 2000)
  private static let covering = PeerAreas([(50, 1000)], viewport: 200, maximum: 2000)

  @Test(
    "A scroll with a direction goes ahead, stops at its stops, and moves freely over a covering area",
    arguments: [
      PeerScroll("mandatory, at the last area", lone, from: 600, by: 5, to: 600),
      PeerScroll("mandatory, after the last area", lone, from: 650, by: 5, to: 600),
      PeerScroll("mandatory, an arrow at the last area", lone, PeerScroll.arrow, from: 600, by: 5, to: 600),
      PeerScroll("mandatory, an arrow after the last area", lone, PeerScroll.arrow, from: 650, by: 5, to: 600),
      PeerScroll(
        "stops at 200 and 400", PeerAreas(at: [200, 400, 600], length: 100, viewport: 200, maximum: 2000),
        PeerScroll.stopping(at: 0, 1), by: 600, to: 200),
      PeerScroll(
        "a stop before a covering area", PeerAreas([(100, 100), (250, 600)], viewport: 200, maximum: 600),
        PeerScroll.stopping(at: 0), by: 300, to: 100),
      PeerScroll(
        "a stop behind", PeerAreas([(100, 100)], viewport: 200, maximum: 600), PeerScroll.stopping(at: 0), from: 150,
        by: 200, to: 100),
      PeerScroll(
        "an arrow before a stop", PeerAreas(at: [100, 120], length: 1, viewport: 200, maximum: 600),
        SnapRule(PeerScroll.arrow.choice, stops: .items([1])), from: 90, by: 50, to: 100),
      PeerScroll("a covering area, forward", covering, from: 100, by: 300, to: 400),
      PeerScroll("a covering area, back", covering, from: 100, by: -100, to: 50),
    ])
  func directions(_ scroll: PeerScroll) {
    #expect(scroll.targets == [scroll.target, scroll.target])
  }

  @Test("A covering area covers the view from offset 50 to 850")
  func coveredRange() {
    #expect(Self.covering.points(.vertical).offsets == [50, 850])
  }

  /// Chromium chooses no area behind, at any distance; a third of the view is its own proximity.
  @Test(
    "With a proximity nothing snaps if no area is ahead",
    arguments: [SnapRule(PeerScroll.directional.choice), PeerScroll.arrow].flatMap { rule in
      [600, 650].map { start in
        PeerScroll(
          "\(rule.choice)", lone, SnapRule(rule.choice, proximity: .viewport(1.0 / 3)), from: start, by: 5,
          to: start + 5)
      }
    })
  func proximity(_ scroll: PeerScroll) {
    for axis in [ScrollAxis.horizontal, .vertical] {
      #expect(scroll.decision(axis) == SnapDecision(target: scroll.target, point: nil))
    }
  }
}
