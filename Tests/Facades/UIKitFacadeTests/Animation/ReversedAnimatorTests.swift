import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("UIViewPropertyAnimator: reversed, or paused at its end") @MainActor
struct ReversedAnimatorTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))

  /// The calls and completions, in order.
  private final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll \(scrollView.contentOffset.x)") }
  }

  private let log = Log()

  init() {
    view.contentSize = CGSize(width: 3000, height: 240)
    view.delegate = log
  }

  private var shown: Double { view.layer.presentation().map { Double($0.bounds.origin.x) } ?? .nan }

  private func animator(
    _ curve: UIView.AnimationCurve = .linear, from start: CGFloat = 100
  ) -> UIViewPropertyAnimator {
    view.contentOffset.x = start
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: curve) { [view] in view.contentOffset.x = start + 1000 }
    animator.addCompletion { [log, view] in log.lines.append("\($0) \(view.contentOffset.x)") }
    log.lines = []
    return animator
  }

  @Test("Reversing a running animator takes the time that has passed, and ends at its start")
  @MainActor func running() throws {
    let animator = animator()
    animator.startAnimation()
    try view.advance(until: .after(0.1))
    #expect(abs(shown - 350) <= 1e-9)
    animator.isReversed = true
    // Nothing jumps, and clients read the new offset until the end.
    #expect(animator.isRunning && animator.isReversed && abs(animator.fractionComplete - 0.75) <= 1e-9)
    #expect(abs(shown - 350) <= 1e-9 && view.contentOffset.x == 1100)
    try view.advance(until: .after(0.06))
    #expect(abs(shown - 200) <= 1e-9 && abs(animator.fractionComplete - 0.9) <= 1e-9)
    let trace = try view.advance(until: .settled)
    #expect(log.lines == ["didScroll 1100.0", "didScroll 100.0", "start 100.0"] && animator.state == .inactive)
    #expect(trace.rest.map { abs($0.time - 200) <= 1e-9 && $0.contentOffset.x == 100 } == true)
    #expect(trace.brokenLawOfTime == nil && shown == 100)
  }

  @Test("An animator that is reversed twice ends at its end")
  @MainActor func twice() throws {
    let animator = animator()
    animator.startAnimation()
    try view.advance(until: .after(0.2))
    animator.isReversed = true
    try view.advance(until: .after(0.1))
    animator.isReversed = false
    #expect(abs(animator.fractionComplete - 0.25) <= 1e-9 && abs(shown - 350) <= 1e-9)
    let trace = try view.advance(until: .settled)
    #expect(log.lines == ["didScroll 1100.0", "end 1100.0"])
    #expect(trace.rest.map { abs($0.time - 600) <= 1e-9 } == true)
  }

  @Test("After reversing at the end of a scrub, the fraction counts the way back")
  @MainActor func scrubbed() throws {
    let animator = animator(.easeIn)
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75 && !animator.isRunning && shown == 350)
    animator.fractionComplete = 0.9
    #expect(abs(shown - 200) <= 1e-9)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try view.advance(until: .after(0.02))
    // Half of what is left of the duration.
    #expect(abs(shown - (200 - 100 * CubicTimingCurve.easeIn.progress(at: 0.5))) <= 1e-9)
    let trace = try view.advance(until: .settled)
    #expect(log.lines.last == "start 100.0" && trace.rest?.contentOffset.x == 100)
    #expect(trace.rest.map { abs($0.time - 40) <= 1e-9 } == true)
  }

  @Test("With a curve, a reversed scrub follows the curve from its other end")
  @MainActor func curved() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    animator.isReversed = true
    animator.fractionComplete = 0.25
    #expect(abs(shown - (1100 - 1000 * CubicTimingCurve.easeIn.progress(at: 0.25))) <= 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A duration factor and new parameters also apply to a reversed animation")
  @MainActor func continued() throws {
    let animator = animator(.easeInOut)
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    try view.advance(until: .after(0.4))
    #expect(abs(shown - 350) <= 1e-9 && abs(animator.fractionComplete - 0.75) <= 1e-9)
    let trace = try view.advance(until: .settled)
    #expect(trace.rest.map { abs($0.time - 800) <= 1e-9 } == true && shown == 100)
  }

  @Test("Scrubbing after the animation continued, the fraction counts the whole distance")
  @MainActor func scrubbedAgain() throws {
    let animator = animator()
    animator.startAnimation()
    try view.advance(until: .after(0.1))
    animator.pauseAnimation()
    animator.startAnimation()
    try view.advance(until: .after(0.1))
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(abs(shown - 350) <= 1e-9)
    animator.stopAnimation(true)
  }

  @Test("An animator reversed before it starts runs from the end to the start")
  @MainActor func before() throws {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    try view.advance(until: .after(0.1))
    #expect(abs(shown - 850) <= 1e-9)
    try view.advance(until: .settled)
    #expect(log.lines == ["didScroll 1100.0", "didScroll 100.0", "start 100.0"])
  }

  @Test("An animator that pauses on completion stays active, and can then be reversed")
  @MainActor func pausesOnCompletion() throws {
    let animator = animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    let there = try view.advance(until: .settled)
    #expect(there.rest.map { abs($0.time - 400) <= 1e-9 && $0.contentOffset.x == 1100 } == true)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0 && shown == 1100)
    animator.startAnimation()
    try view.advance(until: .after(0.1))
    #expect(abs(shown - 850) <= 1e-9)
    let back = try view.advance(until: .settled)
    // What clients read waits for the end of the animation, which has not come.
    #expect(back.rest?.contentOffset.x == 100 && view.contentOffset.x == 1100 && shown == 100)
    #expect(log.lines == ["didScroll 1100.0"])
    animator.isReversed = false
    animator.pausesOnCompletion = false
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    try view.advance(until: .settled)
    #expect(log.lines == ["didScroll 1100.0", "end 1100.0"] && animator.state == .inactive)
  }

  @Test("pausesOnCompletion can be set while running, at any frame rate; finishing at the start works then")
  @MainActor func pausesLate() throws {
    for rate in [60.0, 120, 50] {
      view.simulation.frameRate = rate
      let animator = animator()
      animator.startAnimation()
      try view.advance(until: .after(0.1))
      animator.pausesOnCompletion = true
      try view.advance(until: .after(1))
      #expect(animator.state == .active && animator.fractionComplete == 1)
      animator.stopAnimation(false)
      animator.isReversed = true
      #expect(!animator.isReversed)
      animator.finishAnimation(at: .start)
      #expect(log.lines == ["didScroll 1100.0", "didScroll 100.0", "start 100.0"])
    }
  }

  @Test("A reversed animator stops at the offset on the screen")
  @MainActor func stops() throws {
    let animator = animator()
    animator.startAnimation()
    try view.advance(until: .after(0.2))
    animator.isReversed = true
    try view.advance(until: .after(0.1))
    animator.stopAnimation(true)
    #expect(view.contentOffset.x == 350)
    try view.advance(until: .after(1))
    #expect(view.contentOffset.x == 350 && log.lines == ["didScroll 1100.0", "didScroll 350.0"])
  }

  @Test("An animator that changes no view ends at once, reversed or scrubbed, and can be used again")
  @MainActor func withoutViews() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {}
    animator.isReversed = true
    animator.startAnimation()
    #expect(animator.state == .inactive && animator.fractionComplete == 0)
    animator.fractionComplete = 0.5
    #expect(animator.state == .inactive && animator.fractionComplete == 0)
    animator.isReversed = false
    animator.addAnimations { [view] in view.contentOffset.x = 400 }
    animator.startAnimation()
    try view.advance(until: .after(0.1))
    #expect(abs(shown - 100) <= 1e-9 && animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test("An animator that was paused accepts changes, completions and parameters")
  @MainActor func protocols() throws {
    let animator = animator()
    animator.addAnimations({ [view] in view.contentOffset.x = 2000 }, delayFactor: 0.5)
    animator.addCompletion { [log] _ in log.lines.append("second") }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    try view.advance(until: .settled)
    #expect(log.lines.suffix(2) == ["end 2000.0", "second"] && animator.state == .inactive)
  }
}

extension ScrollTrace {
  /// The first frame that is not later than the one before.
  fileprivate var brokenLawOfTime: Double? {
    zip(frames, frames.dropFirst()).first { $0.time >= $1.time }?.1.time
  }
}
