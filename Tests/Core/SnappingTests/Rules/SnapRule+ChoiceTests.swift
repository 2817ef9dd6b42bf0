import Snapping
import TestSupport
import Testing

@Suite("Snap rules: choices")
struct SnapRuleChoiceTests {
  /// Ten items of 100 pt in a view of 100 pt: points at 0, 100 … 900.
  private static let row = SnapScene.row(10, of: 100, in: 100)

  /// Where a release lands, in the row and in its mirror image.
  private func land(
    _ rule: SnapRule, from start: Double? = nil, at origin: Double, toward proposed: Double? = nil,
    _ velocity: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double? {
    let query = SnapQuery(dragStart: start, contentOffset: origin, proposedTarget: proposed, velocity: velocity)
    let one = SnapCase(Self.row, rule, query)
    let mirrored = one.mirrored.decision.map { Self.row.opposite($0.target) }
    #expect(mirrored == one.decision?.target, sourceLocation: sourceLocation)
    if let decision = one.decision, let point = decision.point {
      #expect(one.points[point] == decision.target, sourceLocation: sourceLocation)
    }
    return one.decision?.target
  }

  @Test("A query is by default a view at rest at its content offset")
  func query() {
    #expect(
      SnapQuery(contentOffset: 5) == SnapQuery(dragStart: 5, contentOffset: 5, proposedTarget: 5, velocity: 0))
  }

  // MARK: Nearest

  @Test(
    "The nearest rule chooses the point nearest to the proposed target, at any velocity",
    arguments: [(proposed: 349.0, target: 300.0), (351, 400), (-90, 0), (9000, 900), (300, 300)])
  func nearest(proposed: Double, target: Double) {
    for velocity in [-5, 0, 5.0] {
      #expect(land(.nearest, from: 500, at: 480, toward: proposed, velocity) == target)
    }
  }

  @Test("Of two equally near points the one toward the drag's start is chosen, otherwise the first")
  func tie() {
    #expect(land(.nearest, from: 0, at: 20, toward: 350) == 300)
    #expect(land(.nearest, from: 900, at: 880, toward: 350) == 400)
    #expect(land(.nearest, at: 350) == 300)
  }

  // MARK: Directional

  private let directional = SnapRule.directional(minimumVelocity: 0.3)

  @Test("A velocity of exactly the minimum is no flick")
  func directionalThreshold() {
    #expect(land(directional, from: 300, at: 310, toward: 320, 0.3) == 300)
    #expect(land(directional, from: 300, at: 310, toward: 320, 0.3.nextUp) == 400)
    #expect(land(directional, from: 300, at: 290, toward: 280, -0.3) == 300)
    #expect(land(directional, from: 300, at: 290, toward: 280, (-0.3).nextDown) == 200)
    #expect(land(.directional(minimumVelocity: 0), from: 300, at: 310, toward: 320, 0) == 300)
    #expect(land(.directional(minimumVelocity: 0), from: 300, at: 310, toward: 320, 0.001) == 400)
    #expect(land(.directional(minimumVelocity: .infinity), from: 300, at: 310, toward: 320, 9) == 300)
  }

  @Test("A flick goes to the point nearest to its free target, and at least to the next point")
  func directionalFar() {
    #expect(land(directional, at: 300, toward: 640, 1) == 600)
    #expect(land(directional, at: 300, toward: 660, 1) == 700)
    #expect(land(directional, at: 300, toward: 301, 1) == 400)
    #expect(land(directional, at: 300, toward: 300, 1) == 400)
    #expect(land(directional, at: 300, toward: 5, -1) == 0)
    #expect(land(directional, at: 300, toward: 9999, 1) == 900)
  }

  @Test("A flick never lands behind the finger")
  func directionalAhead() {
    #expect(land(directional, from: 0, at: 130, toward: 140, 1) == 200)
    #expect(land(directional, from: 900, at: 770, toward: 760, -1) == 700)
    // On a point the next one is ahead.
    #expect(land(directional, from: 0, at: 200, toward: 210, 1) == 300)
    #expect(land(directional, from: 900, at: 700, toward: 690, -1) == 600)
  }

  @Test("A flick against the drag leaves the start point, unless the drag has passed half")
  func directionalBack() {
    #expect(land(directional, from: 300, at: 270, toward: 290, 1) == 400)
    #expect(land(directional, from: 300, at: 250, toward: 290, 1) == 400)
    #expect(land(directional, from: 300, at: 249, toward: 260, 1) == 300)
    #expect(land(directional, from: 300, at: 330, toward: 310, -1) == 200)
    #expect(land(directional, from: 300, at: 350, toward: 310, -1) == 200)
    #expect(land(directional, from: 300, at: 351, toward: 340, -1) == 300)
    // Two points away it counts from there.
    #expect(land(directional, from: 500, at: 190, toward: 210, 1) == 300)
    #expect(land(directional, from: 500, at: 210, toward: 230, 1) == 300)
  }

  // MARK: Flick

  private let flick = SnapRule.flick(FlickThresholds(minimumFlickVelocity: 0.2, largeFlickVelocity: 2))

  @Test(
    "Velocities above the thresholds turn pages, and velocities equal to them do not",
    arguments: [
      (0, 0), (0.2, 0), (0.2.nextUp, 1), (2, 1), (2.0.nextUp, 2), (100, 2), (.infinity, 2), (.nan, 0),
    ] as [(Double, Int)])
  func thresholds(speed: Double, pages: Int) {
    #expect(FlickThresholds(largeFlickVelocity: 2).pages(forSpeed: speed) == pages)
    if !speed.isFinite { return }
    for direction in [-1.0, 1] {
      #expect(land(flick, at: 500, toward: 500, direction * speed) == 500 + 100 * direction * Double(pages))
    }
  }

  @Test("A flick moves by its pages; a slower release goes to the point nearest to its free target")
  func flickPages() {
    #expect(land(flick, from: 500, at: 510, toward: 900, 1) == 600)
    #expect(land(flick, from: 500, at: 510, toward: 0, 1) == 600)
    #expect(land(flick, from: 500, at: 490, toward: 0, -3) == 300)
    #expect(land(flick, from: 500, at: 510, toward: 760, 0.1) == 800)
    let many = SnapRule.flick(FlickThresholds(pagesPerFlick: .max))
    #expect(land(many, at: 500, toward: 500, 1) == 900 && land(many, at: 500, toward: 500, -1) == 0)
    #expect(land(.flick(FlickThresholds(pagesPerFlick: 3)), at: 500, toward: 500, 1) == 800)
  }

  @Test("A flick that begins at the end stays there")
  func flickAtEnds() {
    for rule in [directional, flick] {
      #expect(land(rule, at: 900, toward: 900, 1) == 900 && land(rule, at: 0, toward: 0, -1) == 0)
      #expect(land(rule, from: 850, at: 880, toward: 900, 3) == 900)
    }
  }

  @Test("A flick after a drag longer than its pages goes to the next point ahead")
  func flickAhead() {
    #expect(land(flick, from: 0, at: 250, toward: 260, 1) == 300)
    #expect(land(flick, from: 0, at: 250, toward: 260, 3) == 300)
    #expect(land(flick, from: 0, at: 150, toward: 260, 3) == 200)
    #expect(land(flick, from: 900, at: 650, toward: 640, -1) == 600)
  }

  @Test("A flick against a drag past half counts from the point reached")
  func flickBack() {
    #expect(land(flick, from: 300, at: 270, toward: 290, 1) == 400)
    #expect(land(flick, from: 300, at: 270, toward: 290, 3) == 500)
    #expect(land(flick, from: 300, at: 240, toward: 290, 1) == 300)
    #expect(land(flick, from: 300, at: 240, toward: 290, 3) == 400)
    #expect(land(flick, from: 300, at: 360, toward: 290, -3) == 200)
  }

  // MARK: Beyond the range

  @Test("A release beyond an edge returns to it, and a flick inward moves past the edge's point")
  func overscroll() {
    for rule in [directional, flick] {
      #expect(land(rule, from: 0, at: -40, toward: 0, 0) == 0)
      #expect(land(rule, from: 0, at: -40, toward: 0, -1) == 0)
      #expect(land(rule, from: 0, at: -40, toward: 0, 1) == 100)
      #expect(land(rule, from: 900, at: 940, toward: 900, 0) == 900)
      #expect(land(rule, from: 900, at: 940, toward: 900, 1) == 900)
      #expect(land(rule, from: 900, at: 940, toward: 900, -1) == 800)
    }
    #expect(land(.nearest, from: 0, at: -40, toward: -40, -3) == 0)
    #expect(land(directional, from: 900, at: 940, toward: 410, -2) == 400)
    #expect(land(flick, from: 200, at: 940, toward: 950, 1) == 900)
  }

  // MARK: Between points

  @Test("A flick that starts between two points goes to the next one in its direction")
  func between() {
    for rule in [directional, flick] {
      #expect(land(rule, from: 350, at: 360, toward: 362, 1) == 400)
      #expect(land(rule, from: 350, at: 340, toward: 338, -1) == 300)
      #expect(land(rule, from: 350, at: 350, toward: 350, 1) == 400)
      #expect(land(rule, from: 350, at: 350, toward: 350, -1) == 300)
      // The finger has gone on past a point.
      #expect(land(rule, from: 350, at: 410, toward: 412, 1) == 500)
    }
    #expect(land(flick, from: 350, at: 360, toward: 362, 3) == 500)
    #expect(land(flick, from: 350, at: 340, toward: 338, -3) == 200)
  }

  @Test("A drag that starts within a pixel of a point starts at that point")
  func pixel() {
    for rule in [directional, flick] {
      #expect(land(rule, from: 299.6, at: 305, toward: 310, 1) == 400)
      #expect(land(rule, from: 300.4, at: 295, toward: 290, -1) == 200)
      #expect(land(rule, from: 299.4, at: 299.6, toward: 310, 1) == 400)
      #expect(land(rule, from: 299.4, at: 299.5, toward: 310, 1) == 300)
    }
    #expect(land(flick, from: 299.6, at: 299.8, toward: 310, 3) == 500)
    #expect(land(flick, from: 300.4, at: 300.2, toward: 290, -3) == 100)
    #expect(land(flick, from: 299.4, at: 299.8, toward: 310, 3) == 400)
  }

  // MARK: Nothing to decide

  @Test("Without points, or with values that are not finite, there is no decision")
  func nothing() {
    let empty = SnapScene.row(0, of: 100, in: 100).points
    #expect(SnapRule.nearest.decision(among: empty, for: SnapQuery(contentOffset: 5)) == nil)
    for number in [Double.nan, .infinity, -.infinity] {
      for rule in [SnapRule.nearest, directional, flick] {
        #expect(land(rule, from: number, at: 5, toward: 5, 1) == nil)
        #expect(land(rule, from: 5, at: number, toward: 5, 1) == nil)
        #expect(land(rule, from: 5, at: 5, toward: number, 1) == nil)
        #expect(land(rule, from: 5, at: 5, toward: 5, number) == nil)
      }
    }
  }

  @Test("With a single point every release goes there")
  func onePoint() {
    let points = SnapScene.row(2, of: 100, in: 375).inset(20, 0).points
    for rule in [SnapRule.nearest, directional, flick] {
      for velocity in [-3, 0, 3.0] {
        let query = SnapQuery(dragStart: -20, contentOffset: 40, proposedTarget: 90, velocity: velocity)
        #expect(rule.decision(among: points, for: query) == SnapDecision(target: -20, point: 0))
      }
    }
  }
}
