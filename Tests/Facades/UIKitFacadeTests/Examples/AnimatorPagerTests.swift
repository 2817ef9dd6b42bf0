import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's pager with a property animator") @MainActor
struct AnimatorPagerTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
  private let pager: AnimatorPager

  init() { pager = view.keep(AnimatorPager(pageHeight: 500, pageCount: 5, in: view)) }

  @Test("The spring takes over the finger's velocity and moves to its page")
  @MainActor func flick() throws {
    let trace = try view.perform(
      .flick(from: Vector2D(x: 160, y: 400), by: Vector2D(x: 0, y: -150), releaseVelocity: 1))
    let (release, rest) = (try #require(trace.releases.first), try #require(trace.rest))
    #expect(abs(trace.releases[0].launchVelocity.y - release.velocity.y) <= 1e-9)
    #expect(rest.contentOffset.y == 500 && pager.finishedPages == [1])
    let spring = SpringTiming(
      mass: 1, stiffness: 180, damping: 24, velocity: release.velocity.y / (500 - release.contentOffset.y))
    // The horizontal axis has no velocity and settles later; both end together.
    let still = SpringTiming(mass: 1, stiffness: 180, damping: 24)
    #expect(still.duration > spring.duration && abs(rest.time - release.time - still.duration) <= 1e-6)
    #expect(FeelReport(trace).velocityDiscontinuity <= 1e-9)
  }

  @Test("A finger catches the pager at its shown offset, and the spring starts again at the lift")
  @MainActor func caught() throws {
    var first = try TouchGesture.flick(
      from: Vector2D(x: 160, y: 400), by: Vector2D(x: 0, y: -150), releaseVelocity: 1)
    let end = try #require(first.samples.last).time
    first.samples += [
      TouchSample(time: end + 100, location: Vector2D(x: 160, y: 300), phase: .began),
      TouchSample(time: end + 120, location: Vector2D(x: 160, y: 280), phase: .moved),
      TouchSample(time: end + 220, location: Vector2D(x: 160, y: 270), phase: .moved),
      TouchSample(time: end + 320, location: Vector2D(x: 160, y: 270), phase: .ended),
    ]
    let trace = try view.perform(first)
    #expect(trace.releases.count == 2 && trace.rest?.contentOffset.y == 500 && pager.finishedPages == [1])
    let steps = zip(trace.frames, trace.frames.dropFirst()).map { abs($1.position.y - $0.position.y) }
    #expect(steps.max().map { $0 < 35 } == true)
  }
}
