import Snapping
import TestSupport
import Testing

@Suite("Snap rules: limits, stops, proximity, long items")
struct SnapRuleTests {
  /// Ten items of 100 pt in a view of 100 pt: points at 0, 100 … 900.
  private let row = SnapScene.row(10, of: 100, in: 100)
  /// A long item between two short ones: points at 0, 100, 500 and 600.
  private let long = SnapScene.row(of: [100, 500, 100], in: 100)

  /// The rest offset of a release, in a scene and in its mirror image.
  private func decide(
    _ scene: SnapScene, _ rule: SnapRule, from start: Double? = nil, at origin: Double, toward proposed: Double? = nil,
    _ velocity: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> SnapDecision? {
    let query = SnapQuery(dragStart: start, contentOffset: origin, proposedTarget: proposed, velocity: velocity)
    let one = SnapCase(scene, rule, query)
    let mirrored = one.mirrored.decision
    let target = mirrored.map { scene.axis == .vertical ? $0.target : scene.opposite($0.target) }
    #expect(target == one.decision?.target, sourceLocation: sourceLocation)
    #expect(mirrored?.point == one.decision?.point, sourceLocation: sourceLocation)
    return one.decision
  }

  private func land(
    _ rule: SnapRule, from start: Double? = nil, at origin: Double, toward proposed: Double? = nil,
    _ velocity: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double? {
    let decision = decide(
      row, rule, from: start, at: origin, toward: proposed, velocity, sourceLocation: sourceLocation)
    if rule.proximity == nil { #expect(decision?.point != nil, sourceLocation: sourceLocation) }
    return decision?.target
  }

  private let directional = SnapRule.Choice.directional(minimumVelocity: 0.3)

  // MARK: Limit

  @Test("A limit allows a release only a number of points from the drag's start")
  func limit() {
    let one = SnapRule(.nearest, maximumPoints: 1)
    #expect(land(one, from: 500, at: 520, toward: 900) == 600)
    #expect(land(one, from: 500, at: 480, toward: 0) == 400)
    #expect(land(one, from: 500, at: 520, toward: 540) == 500)
    #expect(land(SnapRule(directional, maximumPoints: 2), from: 500, at: 520, toward: 900, 3) == 700)
    let pages = SnapRule.Choice.flick(FlickThresholds(pagesPerFlick: 5))
    #expect(land(SnapRule(pages, maximumPoints: 3), from: 500, at: 490, toward: 480, -3) == 200)
    for all in [9, 10, .max] {
      #expect(land(SnapRule(.nearest, maximumPoints: all), from: 0, at: 20, toward: 900) == 900)
    }
  }

  @Test("A finger beyond the limit returns to the limit, even with a flick")
  func beyondLimit() {
    for choice in [SnapRule.Choice.nearest, directional, .flick(FlickThresholds())] {
      let one = SnapRule(choice, maximumPoints: 1)
      #expect(land(one, from: 0, at: 350) == 100)
      #expect(land(one, from: 0, at: 350, toward: 800, 1.5) == 100)
      #expect(land(one, from: 900, at: 550, toward: 100, -1.5) == 800)
    }
    // A flick back counts from the dragged offset, but stays within the limit from the drag's start.
    #expect(land(SnapRule(directional, maximumPoints: 1), from: 0, at: 350, toward: 340, -1) == 100)
    #expect(land(SnapRule(directional, maximumPoints: 4), from: 0, at: 360, toward: 350, -1) == 300)
  }

  @Test("The limit of a drag that starts between two points counts from either point")
  func limitBetween() {
    let one = SnapRule(.nearest, maximumPoints: 1)
    #expect(land(one, from: 350, at: 360, toward: 900) == 400)
    #expect(land(one, from: 350, at: 340, toward: 0) == 300)
    let two = SnapRule(.nearest, maximumPoints: 2)
    #expect(land(two, from: 350, at: 360, toward: 900) == 500 && land(two, from: 350, at: 340, toward: 0) == 200)
    // Before the first point and after the last one it counts from that.
    #expect(land(one, from: -30, at: -30, toward: 900) == 100 && land(one, from: 930, at: 930, toward: 0) == 800)
  }

  // MARK: Stops

  @Test("Every item stops a scroll that would pass it")
  func everyStop() {
    let every = SnapRule(.nearest, stops: .every)
    #expect(land(every, from: 0, at: 10, toward: 700) == 100)
    #expect(land(every, from: 700, at: 690, toward: 0) == 600)
    #expect(land(every, from: 0, at: 210, toward: 700) == 300)
    // On a point the next one is the first to be passed.
    #expect(land(every, at: 200, toward: 700) == 300 && land(every, at: 200, toward: 0) == 100)
    #expect(land(every, at: 200, toward: 240) == 200)
    #expect(land(every, from: 0, at: -50, toward: 700) == 0)
    #expect(land(SnapRule(.flick(FlickThresholds(pagesPerFlick: 3)), stops: .every), at: 200, toward: 200, 1) == 300)
  }

  @Test(
    "Some items stop scrolls that would pass them, forward and backward",
    arguments: [
      (0, 700, 300), (310, 700, 500), (300, 700, 500), (510, 900, 900), (0, 300, 300), (0, 290, 300), (0, 240, 200),
      (900, 0, 500), (490, 0, 300), (500, 0, 300), (290, 0, 0), (900, 500, 500), (900, 560, 600), (350, 350, 300),
    ] as [(Double, Double, Double)])
  func someStops(origin: Double, proposed: Double, target: Double) {
    #expect(land(SnapRule(.nearest, stops: .items([3, 5])), from: 0, at: origin, toward: proposed) == target)
    #expect(land(SnapRule(.nearest, stops: .items([-4, 3, 5, 99])), from: 0, at: origin, toward: proposed) == target)
  }

  @Test("Without stops no item stops a scroll")
  func noStops() {
    for stops in [SnapStops.none, .items([]), .items([99])] {
      #expect(land(SnapRule(.nearest, stops: stops), from: 0, at: 10, toward: 700) == 700)
    }
  }

  @Test("A scroll ends at the stop or at the limit, whichever is first")
  func stopsAndLimit() {
    let rule = SnapRule(.nearest, maximumPoints: 3, stops: .items([2, 7]))
    #expect(land(rule, from: 0, at: 10, toward: 900) == 200)
    #expect(land(rule, from: 300, at: 310, toward: 900) == 600)
    #expect(land(rule, from: 500, at: 510, toward: 900) == 700)
    #expect(land(rule, from: 900, at: 890, toward: 0) == 700)
  }

  @Test("A stop on a line's first item ends a scroll through a grid")
  func gridStops() {
    // Lines of three items at 0, 60, 120, 180 and 190.
    let grid = SnapScene.grid(15, of: 50, in: 100)
    #expect(grid.points.offsets == [0, 60, 120, 180, 190])
    let rule = SnapRule(.nearest, stops: .items([6]))
    #expect(decide(grid, rule, at: 0, toward: 190)?.target == 120)
    #expect(decide(grid, rule, at: 190, toward: 0)?.target == 120)
    #expect(decide(grid, SnapRule(.nearest, stops: .items([7])), at: 0, toward: 190)?.target == 120)
  }

  // MARK: Proximity

  @Test("With a proximity only points within a distance are chosen")
  func proximity() {
    for near in [SnapProximity.distance(30), .viewport(0.3)] {
      let rule = SnapRule(.nearest, proximity: near)
      #expect(decide(row, rule, at: 0, toward: 320) == SnapDecision(target: 300, point: 3))
      #expect(decide(row, rule, at: 0, toward: 330) == SnapDecision(target: 300, point: 3))
      #expect(decide(row, rule, at: 0, toward: 331) == SnapDecision(target: 331, point: nil))
      #expect(decide(row, rule, at: 0, toward: 370) == SnapDecision(target: 400, point: 4))
      // Beyond the range the view would come to rest at its end.
      #expect(decide(row, rule, at: 0, toward: 999) == SnapDecision(target: 900, point: 9))
    }
    #expect(land(SnapRule(.nearest, proximity: .distance(0)), at: 0, toward: 301) == 301)
    #expect(land(SnapRule(.nearest, proximity: .distance(0)), at: 0, toward: 300) == 300)
    #expect(land(SnapRule(.nearest, proximity: .viewport(1)), at: 0, toward: 350) == 300)
  }

  @Test("With a proximity a flick moves to the next point only if that is near")
  func proximityAhead() {
    let rule = SnapRule(directional, proximity: .distance(60))
    #expect(land(rule, at: 300, toward: 350, 1) == 400)
    #expect(land(rule, at: 300, toward: 330, 1) == 330)
    #expect(land(rule, at: 300, toward: 330, 0) == 300)
  }

  @Test("The viewport of a proximity is the bounds without the content inset")
  func proximityViewport() {
    let scene = SnapScene.row(10, of: 100, in: 200).inset(50, 50)
    let rule = SnapRule(.nearest, proximity: .viewport(0.3))
    #expect(decide(scene, rule, at: 0, toward: 280)?.target == 250)
    #expect(decide(scene, rule, at: 0, toward: 281)?.target == 281)
  }

  // MARK: Long items

  @Test("A view may rest anywhere inside a long item, but not outside")
  func inside() {
    #expect(decide(long, .nearest, at: 0, toward: 250) == SnapDecision(target: 250, point: nil))
    #expect(decide(long, .nearest, at: 250) == SnapDecision(target: 250, point: nil))
    #expect(decide(long, .nearest, at: 600, toward: 499) == SnapDecision(target: 499, point: nil))
    #expect(decide(long, .nearest, at: 600, toward: 500) == SnapDecision(target: 500, point: 2))
    #expect(decide(long, .nearest, at: 600, toward: 560) == SnapDecision(target: 600, point: 3))
    #expect(decide(long, .nearest, at: 0, toward: 60) == SnapDecision(target: 100, point: 1))
    let slow = SnapRule(.flick(FlickThresholds()))
    #expect(decide(long, slow, at: 100, toward: 250, 0.1) == SnapDecision(target: 250, point: nil))
  }

  @Test("If a rule does not rest inside long items, it chooses their ends")
  func notInside() {
    let rule = SnapRule(.nearest, restsInsideOversizedItems: false)
    #expect(decide(long, rule, at: 0, toward: 250) == SnapDecision(target: 100, point: 1))
    #expect(decide(long, rule, at: 0, toward: 301) == SnapDecision(target: 500, point: 2))
  }

  @Test("A flick into a long item rests inside it, a page flick rests at its ends, a flick out leaves it")
  func flickInside() {
    let rule = SnapRule(directional)
    #expect(decide(long, rule, at: 100, toward: 300, 1) == SnapDecision(target: 300, point: nil))
    #expect(decide(long, rule, at: 0, toward: 300, 1) == SnapDecision(target: 300, point: nil))
    #expect(decide(long, rule, at: 600, toward: 300, -1) == SnapDecision(target: 300, point: nil))
    #expect(decide(long, rule, at: 450, toward: 700, 1) == SnapDecision(target: 600, point: 3))
    #expect(decide(long, rule, at: 450, toward: 510, 1) == SnapDecision(target: 500, point: 2))
    // At an end, a flick too slow to move the view by itself moves at most as far as one that rests slightly inside.
    #expect(decide(long, rule, at: 100, toward: 100, 0.4) == SnapDecision(target: 100, point: 1))
    #expect(decide(long, rule, at: 500, toward: 500, -0.4) == SnapDecision(target: 500, point: 2))
    #expect(decide(long, rule, at: 500, toward: 500, 0.4) == SnapDecision(target: 600, point: 3))
    #expect(decide(long, rule, at: 100, toward: 100, -0.4) == SnapDecision(target: 0, point: 0))
    // Against the motion it does not come to rest behind the finger.
    #expect(decide(long, rule, from: 100, at: 300, toward: 200, 1) == SnapDecision(target: 500, point: 2))
    let pages = SnapRule.flick(FlickThresholds())
    #expect(decide(long, pages, at: 100, toward: 300, 1) == SnapDecision(target: 500, point: 2))
    #expect(decide(long, pages, at: 600, toward: 300, -1) == SnapDecision(target: 500, point: 2))
  }

  @Test("A stop before a long item or at its beginning prevents a rest inside it")
  func stopBeforeInside() {
    let rule = SnapRule(.nearest, stops: .every)
    #expect(decide(long, rule, at: 0, toward: 300) == SnapDecision(target: 100, point: 1))
    #expect(decide(long, rule, at: 600, toward: 300) == SnapDecision(target: 500, point: 2))
    #expect(decide(long, rule, at: 150, toward: 300) == SnapDecision(target: 300, point: nil))
    #expect(decide(long, rule, at: 150, toward: 600) == SnapDecision(target: 500, point: 2))
    #expect(decide(long, SnapRule(.nearest, stops: .items([1])), at: 0, toward: 300)?.target == 100)
  }

  @Test("A limit that ends before a long item prevents a rest inside it")
  func limitBeforeInside() {
    let row = SnapScene.row(of: [100, 100, 500, 100], in: 100)
    let rule = SnapRule(.nearest, maximumPoints: 1)
    #expect(decide(row, rule, from: 0, at: 20, toward: 400) == SnapDecision(target: 100, point: 1))
    #expect(decide(row, rule, from: 300, at: 320, toward: 400) == SnapDecision(target: 400, point: nil))
  }

  @Test("Inside a long item the proximity has no effect")
  func proximityInside() {
    let rule = SnapRule(.nearest, proximity: .distance(10))
    #expect(decide(long, rule, at: 0, toward: 250) == SnapDecision(target: 250, point: nil))
  }
}
