import FlowLayoutModel
import ScrollPhysics
import Snapping
import Testing

/// A scroll of a scroller along both axes, and where it lands; nil for an axis nothing is said of.
struct PeerScroll2D: CustomTestStringConvertible, Sendable {
  var number: Int
  var delta: (x: Double, y: Double)
  var target: (x: Double?, y: Double?)

  var testDescription: String { "(\(number)) by \(delta) to \(target.x ?? .nan), \(target.y ?? .nan)" }
}

/// - Source: the figures of web-platform-tests, css/css-scroll-snap, each file named by its test; letters and numbers
///   are those of the list of peers' vectors. What a case does not give, such as the content's length, does not matter.
@Suite("Peers: CSS scroll snap")
struct PeerCSSTests {
  /// Expects where a scroll lands along each axis, of a scroller that is the same along both.
  private func expect(
    _ scroll: PeerScroll2D, _ rule: SnapRule, _ areas: PeerAreas,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (axis, delta, target) in [
      (ScrollAxis.horizontal, scroll.delta.x, scroll.target.x), (.vertical, scroll.delta.y, scroll.target.y),
    ] {
      guard let target else { continue }
      let end = areas.maximum
      let query = SnapQuery(
        contentOffset: 0, proposedTarget: min(max(delta, 0), end), velocity: delta == 0 ? 0 : delta > 0 ? 1 : -1)
      #expect(
        rule.decision(among: areas.points(axis), for: query)?.target == target, sourceLocation: sourceLocation)
    }
  }

  // MARK: Scrolls by the program

  @Test(
    "A: scrollTo and scrollBy land on the nearest targets (scrollTo-scrollBy-snaps)",
    arguments: [
      PeerScroll2D(number: 1, delta: (800, 0), target: (1000, 0)),
      PeerScroll2D(number: 2, delta: (0, 900), target: (0, 1000)),
      PeerScroll2D(number: 3, delta: (900, 800), target: (1000, 1000)),
      PeerScroll2D(number: 4, delta: (800, -100), target: (1000, 0)),
      PeerScroll2D(number: 5, delta: (10000, -100), target: (1000, 0)),
    ], [SnapRule.nearest, PeerScroll.directional])
  func scrollTo(_ scroll: PeerScroll2D, rule: SnapRule) {
    expect(scroll, rule, PeerAreas(at: [0, 1000], length: 600, viewport: 800, maximum: 3200))
  }

  private static let always = PeerAreas([(0, 2000), (10, 200), (800, 200)], viewport: 600, maximum: 1400)

  @Test(
    "B: scrollBy goes to the target, or to a stop before it (scrollBy-does-not-pass-always-stop)",
    arguments: [
      (PeerScroll.directional, PeerScroll2D(number: 6, delta: (800, 0), target: (800, nil))),
      (PeerScroll.directional, PeerScroll2D(number: 7, delta: (0, 800), target: (nil, 800))),
      (PeerScroll.directional, PeerScroll2D(number: 8, delta: (800, 800), target: (800, 800))),
      (PeerScroll.stopping(at: 1), PeerScroll2D(number: 9, delta: (800, 0), target: (10, nil))),
      (PeerScroll.stopping(at: 1), PeerScroll2D(number: 10, delta: (0, 800), target: (nil, 10))),
      (PeerScroll.stopping(at: 1), PeerScroll2D(number: 11, delta: (800, 800), target: (10, 10))),
    ])
  func alwaysStop(rule: SnapRule, scroll: PeerScroll2D) {
    expect(scroll, rule, Self.always)
  }

  /// Targets of 50 in a scroller of 400.
  private static func targets(_ starts: Double...) -> PeerAreas {
    PeerAreas(at: starts, length: 50, viewport: 400, maximum: 1700)
  }

  private static let long = PeerAreas(
    [(0, 50), (100, 500), (600, 50), (700, 50)], viewport: 400, maximum: 1700)
  private static let longStop = PeerAreas([(100, 500)], viewport: 400, maximum: 1700)

  @Test(
    "C: a scroll stops at a target with a stop only if it would pass it (scroll-snap-stop-002)",
    arguments: [
      PeerScroll("(12)", targets(0, 110, 120), PeerScroll.stopping(at: 2), by: 100, to: 110),
      PeerScroll("(13)", targets(0, 95, 120), PeerScroll.stopping(at: 2), by: 100, to: 95),
      PeerScroll("(14)", long, PeerScroll.stopping(at: 3), by: 150, to: 150),
      PeerScroll("(15)", long, PeerScroll.stopping(at: 2, 3), by: 150, to: 150),
      PeerScroll("(16)", longStop, PeerScroll.stopping(at: 0), by: 150, to: 100),
      PeerScroll("(16), then", longStop, PeerScroll.stopping(at: 0), from: 100, by: 50, to: 150),
      PeerScroll("(17)", targets(0, 400, 700), PeerScroll.stopping(at: 2), by: 600, to: 700),
    ])
  func stops(_ scroll: PeerScroll) {
    #expect(scroll.targets == [scroll.target, scroll.target])
  }

  @Test("E: an unreachable item rests at the end (unreachable-snap-positions-003 and -004)")
  func unreachable() {
    let items = PeerAreas([(0, 610), (610, 200)], viewport: 800, maximum: 10)
    let scroll = PeerScroll("(21), (22)", items, .nearest, by: 6, to: 10)
    #expect(scroll.targets == [10, 10])
  }

  // MARK: Scrolls by hand

  /// A finger that has dragged by 100, and lifts still or in motion.
  @Test(
    "F: a drag ends at the nearest target, and a fling at one ahead (input/touch)",
    arguments: [(number: 23, velocity: 0, target: 80), (24, 0, 80), (25, 1, 200), (26, 1, 200)]
      as [(number: Int, velocity: Double, target: Double)])
  func touch(number: Int, velocity: Double, target: Double) throws {
    let targets = PeerAreas(at: [0, 80, 200], length: 200, viewport: 500, maximum: 1500)
    let axis = number.isMultiple(of: 2) ? ScrollAxis.horizontal : .vertical
    let query = SnapQuery(dragStart: 0, contentOffset: 100, velocity: velocity)
    let along = try #require(PeerScroll.directional.decision(among: targets.points(axis), for: query))
    #expect(abs(along.target - target) <= 1)
    let across = PeerScroll.directional.decision(
      among: targets.points(axis == .horizontal ? .vertical : .horizontal), for: SnapQuery(contentOffset: 0))
    #expect(across?.target == 0)
  }

  private static let steps = targets(0, 400)

  /// The way of an arrow is the browser's own: here 40.
  @Test(
    "G: an arrow key goes to the next target, if there is one (input/keyboard)",
    arguments: [PeerScroll.directional, PeerScroll.arrow].flatMap { rule in
      [
        PeerScroll("(27)", steps, rule, by: 40, to: 400),
        PeerScroll("(27), back", steps, rule, from: 400, by: -40, to: 0),
        PeerScroll("a stop at 20", targets(0, 20), SnapRule(rule.choice, stops: .items([1])), by: 40, to: 20),
        PeerScroll("mandatory, at the last target", steps, rule, from: 400, by: 40, to: 400),
      ]
    })
  func keyboard(_ scroll: PeerScroll) {
    #expect(scroll.targets == [scroll.target, scroll.target])
  }

  @Test(
    "G: with a proximity an arrow key at the last target moves past it",
    arguments: [PeerScroll.directional, PeerScroll.arrow])
  func keyboardProximity(rule: SnapRule) throws {
    let scroll = PeerScroll(
      "", Self.steps, SnapRule(rule.choice, proximity: .viewport(1.0 / 3)), from: 400, by: 40, to: .nan)
    for axis in [ScrollAxis.horizontal, .vertical] {
      #expect(try #require(scroll.decision(axis)).target > 400)
    }
  }

  private static let boxes = PeerAreas([(0, 500), (510, 500)], viewport: 400, maximum: 4620)

  @Test(
    "H: a wheel moves freely in a long item, stops at its end, then goes on (snap-area-overflow-boundary)",
    arguments: [
      PeerScroll("(28)", boxes, by: 50, to: 50),
      PeerScroll("(28), 50 more", boxes, from: 50, by: 50, to: 100),
      PeerScroll("(28), the next item", boxes, from: 100, by: 50, to: 510),
    ])
  func overflow(_ scroll: PeerScroll) {
    #expect(scroll.targets == [scroll.target, scroll.target])
  }

  @Test("I: a wheel past half of an item goes to the next one (input/mouse-wheel)")
  func wheel() throws {
    let items = PeerAreas(
      at: (0..<20).map { 110 * Double($0) }, length: 100, viewport: 400, maximum: 1790)
    let scroll = PeerScroll("(29)", items, by: 56, to: 110)
    for axis in [ScrollAxis.horizontal, .vertical] {
      #expect(abs(try #require(scroll.decision(axis)).target - 110) <= 0.5)
    }
  }

  // MARK: Layout

  @Test("J: (30) a view snaps, follows its target through layouts, and finds another one (snap-after-layout)")
  func layout() {
    func targets(_ starts: Double...) -> PeerAreas {
      PeerAreas(at: starts, length: 200, viewport: 400, maximum: 1600)
    }
    for axis in [ScrollAxis.horizontal, .vertical] {
      var areas = targets(200, 400)
      var behavior = SnapBehavior(areas.layout(axis), alignment: areas.alignment, rule: .nearest)
      var place = Vector2D.zero
      func context(_ reason: TargetContext.Reason) -> TargetContext {
        TargetContext(
          reason: reason, velocity: .zero, proposedTarget: place, contentOffset: place, dragStartOffset: place,
          geometry: areas.geometry(areas.layout(axis)))
      }
      behavior.updateTarget(&place, context: context(.dragEnd))
      #expect(place[axis] == 200)
      for (now, target) in [(targets(100, 400), 100.0), (targets(200, 400), 200), (targets(400), 400)] {
        areas = now
        behavior.frames = areas.layout(axis).frames
        behavior.updateTarget(&place, context: context(.resize))
        #expect(place[axis] == target)
      }
    }
  }
}
