import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitFacade

/// Places of the cards: −0, then 336·n − 11.5 in the middle of 375 points, the last one at 10 · 336 + 16 − 375.
@Suite("An app's card pager") @MainActor
struct CardPagerTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
  private let pager: CardPager

  init() { pager = CardPager(cardCount: 10, in: view) }

  private func flick(_ way: Double, _ velocity: Double) throws -> TouchGesture {
    try TouchGesture.flick(from: Vector2D(x: 200, y: 120), by: Vector2D(x: way, y: 0), releaseVelocity: velocity)
  }

  @Test(
    "A flick moves at least one card, and rests at the design's snap point",
    arguments: [
      (0.0, -60.0, 0.5, 1, CGFloat(324.5)), (0, -280, 4, 2, 660.5), (324.5, -60, 0.5, 2, 660.5),
      (660.5, 60, 0.5, 1, 324.5),
      (324.5, 60, 0.5, 0, 0), (0, 60, 0.5, 0, 0), (2676.5, -60, 0.5, 9, 3001), (3001, -60, 0.5, 9, 3001),
    ])
  @MainActor func flicks(start: Double, way: Double, velocity: Double, card: Int, rest: CGFloat) throws {
    view.contentOffset.x = start
    let trace = try view.perform(flick(way, velocity))
    #expect(pager.currentCard == card)
    #expect(view.contentOffset.x == rest && trace.rest?.contentOffset.x == Double(rest))
  }

  @Test("A slow drag goes to the nearest card", arguments: [(-150.0, CGFloat(0)), (-190, 324.5)])
  @MainActor func drags(way: Double, rest: CGFloat) throws {
    try view.perform(
      .drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: way, y: 0), over: 400, hold: 100))
    #expect(view.contentOffset.x == rest)
  }

  @Test("The pager logs what an app would log, and its cards shrink beside the centre")
  @MainActor func log() throws {
    try view.perform(flick(-60, 0.5))
    #expect(pager.log == ["begin 0.0", "end forward", "rest 324.5"])
    #expect(view.subviews[1].transform.isIdentity)
    #expect(view.subviews[0].transform.a < 1 && view.subviews[0].frame.width < 320)
  }

  @Test("The pager still works after a rotation")
  @MainActor func rotation() throws {
    try view.perform(flick(-60, 0.5))
    view.frame.size = CGSize(width: 667, height: 240)
    try view.perform(flick(-60, 0.5))
    // The second card's middle, 16 + 2 · 336 + 160, less half of 667.
    #expect(pager.currentCard == 2 && view.contentOffset.x == 514.5)
  }
}
