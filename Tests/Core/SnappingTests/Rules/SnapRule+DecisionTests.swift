import Snapping
import TestSupport
import Testing

@Suite("Snap rules in corner cases")
struct SnapRuleDecisionTests {
  /// Ten items of 100 pt in a view of 100 pt: points at 0, 100 … 900.
  private let row = SnapScene.row(10, of: 100, in: 100)
  /// A long item between two short ones: points at 0, 100, 500 and 600.
  private let long = SnapScene.row(of: [100, 500, 100], in: 100)

  private func decide(
    _ scene: SnapScene, _ rule: SnapRule, from start: Double? = nil, at origin: Double, toward proposed: Double? = nil,
    _ velocity: Double = 0
  ) -> SnapDecision? {
    rule.decision(
      among: scene.points,
      for: SnapQuery(dragStart: start, contentOffset: origin, proposedTarget: proposed, velocity: velocity))
  }

  // MARK: Stops on the way back

  @Test("A long item with a stop ends a scroll at the end it reaches first")
  func longStop() {
    let rule = SnapRule(.nearest, stops: .items([1]))
    #expect(decide(long, rule, at: 0, toward: 600)?.target == 100)
    #expect(decide(long, rule, at: 600, toward: 0)?.target == 500)
  }

  @Test("A stop on any item of a line ends a scroll at the line, forward and backward")
  func lineStop() {
    // Lines of three items at 0, 60, 120, 180 and 190.
    let grid = SnapScene.grid(15, of: 50, in: 100)
    let rule = SnapRule(.nearest, stops: .items([7]))
    #expect(decide(grid, rule, at: 0, toward: 190)?.target == 120)
    #expect(decide(grid, rule, at: 190, toward: 0)?.target == 120)
    #expect(decide(grid, rule, at: 180, toward: 0)?.target == 120)
  }

  // MARK: Proximity

  @Test("A limit and stops also apply with a proximity")
  func proximity() {
    let limited = SnapRule(.nearest, maximumPoints: 1, proximity: .distance(30))
    #expect(decide(row, limited, from: 0, at: 20, toward: 120)?.target == 100)
    #expect(decide(row, limited, from: 0, at: 20, toward: 700)?.target == 100)
    let stopped = SnapRule(.nearest, stops: .every, proximity: .distance(30))
    #expect(decide(row, stopped, from: 0, at: 20, toward: 700)?.target == 100)
  }

  // MARK: Long items

  @Test("A view at a long item's beginning or end rests at that snap point")
  func atTheBeginning() {
    #expect(decide(long, .nearest, at: 500) == SnapDecision(target: 500, point: 2))
    #expect(decide(long, .nearest, at: 100) == SnapDecision(target: 100, point: 1))
  }

  @Test("A slow flick back from beyond a long item rests at its end, and a faster one inside it")
  func overscroll() {
    let rule = SnapRule.directional(minimumVelocity: 0.3)
    let item = SnapScene.row(1, of: 500, in: 100)
    #expect(decide(item, rule, from: 400, at: 440, toward: 420, -1)?.target == 400)
    #expect(decide(item, rule, from: 400, at: 440, toward: 380, -1.5)?.target == 380)
    #expect(decide(item, rule, from: 0, at: -40, toward: -20, 1)?.target == 0)
    #expect(decide(item, rule, from: 0, at: -40, toward: 20, 1.5)?.target == 20)
  }

  @Test("Inside a long item, a limit of one point stops the view at the item's beginning")
  func limitInside() {
    let rule = SnapRule(.nearest, maximumPoints: 1)
    // A release at rest inside returns to the item's beginning …
    #expect(decide(long, rule, from: 0, at: 250)?.target == 100)
    #expect(decide(long, rule, from: 0, at: 260, toward: 250)?.target == 100)
    #expect(decide(long, rule, from: 0, at: 20, toward: 600)?.target == 100)
    #expect(decide(long, rule, from: 0, at: 240, toward: 250)?.target == 100)
    #expect(decide(long, rule, from: 0, at: 20, toward: 250)?.target == 100)
  }

  @Test("A limit inside a long item is the same in both directions")
  func limitInsideBackward() {
    let rule = SnapRule(.nearest, maximumPoints: 1)
    #expect(decide(long, rule, from: 0, at: 250)?.target == 100)
    #expect(decide(long, rule, from: 600, at: 250)?.target == 500)
  }

  @Test("A flick below the minimum velocity inside a long item stays inside it")
  func slowFlickInside() {
    let rule = SnapRule.directional(minimumVelocity: 0.1)
    #expect(decide(long, rule, from: 100, at: 200, toward: 200, 0.05)?.target == 200)
    #expect(decide(long, rule, from: 100, at: 200, toward: 340, 0.3)?.target == 340)
    #expect(decide(long, rule, from: 100, at: 200, toward: 200, 0.2)?.target == 200)
  }

  @Test("A slow flick back into a long item moves at most as far as a fast one")
  func slowFlickBackInside() {
    // The finger has gone 30 pt past the item's end at 500 before it flicks back.
    let rule = SnapRule.directional(minimumVelocity: 0.3)
    #expect(decide(long, rule, from: 500, at: 530, toward: 400, -0.5)?.target == 400)
    #expect((decide(long, rule, from: 500, at: 530, toward: 510, -0.4)?.target ?? 0) >= 400)
  }
}
