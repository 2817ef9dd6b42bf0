import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Repeated animations of content offsets") @MainActor
struct UIViewRepetitionTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))

  init() { view.contentSize = CGSize(width: 3000, height: 240) }

  private var shown: Double {
    view.layer.presentation().map { (Double($0.bounds.origin.x) * 1e6).rounded() / 1e6 } ?? .nan
  }

  /// The offsets on the screen at some times in seconds, and the time in ms and the value of the completion.
  private func run(
    _ times: [Double], _ animate: (UIScrollView, @escaping (Bool) -> Void) -> Void
  ) throws -> (shown: [Double], ends: [String]) {
    let view = UIScrollView(frame: view.frame)
    view.contentSize = self.view.contentSize
    var ends: [String] = []
    animate(view) { ends.append("\($0) at \((view.simulationTime * 1000).rounded())") }
    let shown = try times.map { time in
      try view.advance(until: .after(time - view.simulationTime))
      return view.layer.presentation().map { (Double($0.bounds.origin.x) * 1e6).rounded() / 1e6 } ?? .nan
    }
    #expect(view.contentOffset.x == 1000)
    return (shown, ends)
  }

  @Test("An animation with a repeat count runs its cycles, and the completion follows the last one")
  @MainActor func modified() throws {
    let there = try run([0.1, 0.25, 0.45, 0.5, 0.6, 1]) { view, end in
      UIView.animate(
        withDuration: 0.2, delay: 0.1, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.contentOffset.x = 1000 }
        }, completion: end)
    }
    #expect(there.shown == [0, 750, 750, 1000, 1000, 1000] && there.ends == ["true at 500.0"])
    let back = try run([0.1, 0.2, 0.35, 0.45, 0.7, 0.9]) { view, end in
      // As many apps write it: the count inside an endless animation.
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.contentOffset.x = 1000 }
        }, completion: end)
    }
    #expect(back.shown == [500, 1000, 250, 250, 500, 1000] && back.ends == ["true at 800.0"])
  }

  @Test("The autoreverse option without a count runs once forward and back")
  @MainActor func autoreverse() throws {
    let once = try run([0.05, 0.1, 0.15, 0.19, 0.2]) { view, end in
      UIView.animate(
        withDuration: 0.1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.contentOffset.x = 1000 },
        completion: end)
    }
    #expect(once.shown == [500, 1000, 500, 100, 1000] && once.ends == ["true at 200.0"])
  }

  @Test("The older methods set the count and the autoreverse inside a block, and do nothing outside")
  @MainActor func counts() throws {
    UIView.setAnimationRepeatCount(5)
    UIView.setAnimationRepeatAutoreverses(true)
    let fraction = try run([0.1, 0.3, 0.5, 0.6]) { view, end in
      UIView.animate(
        withDuration: 0.2, delay: 0, options: .curveLinear,
        animations: {
          UIView.setAnimationRepeatAutoreverses(true)
          UIView.setAnimationRepeatCount(1.5)
          view.contentOffset.x = 1000
        }, completion: end)
    }
    #expect(fraction.shown == [500, 500, 500, 1000] && fraction.ends == ["true at 600.0"])
    let none = try run([0.1, 0.2]) { view, end in
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.repeat, .curveLinear],
        animations: {
          UIView.setAnimationRepeatCount(0)
          view.contentOffset.x = 1000
        }, completion: end)
    }
    #expect(none.shown == [500, 1000] && none.ends == ["true at 200.0"])
    var calls = 0
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { calls += 1 }
    #expect(calls == 1)
  }

  @Test("An endless animation rests after a cycle, ignores touches, and completes unfinished when removed")
  @MainActor func endless() throws {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.repeat, .autoreverse, .curveLinear],
      animations: { [view] in view.contentOffset.x = 600 }, completion: { ends.append($0) })
    let trace = try view.advance(until: .settled)
    #expect(trace.rest.map { abs($0.time - 700) <= 1e-9 && $0.contentOffset.x == 0 } == true)
    #expect(trace.frames.contains { $0.position.x > 590 } && view.contentOffset.x == 600 && shown == 0)
    let flick = try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)
    #expect(try view.perform(flick).releases.isEmpty)
    #expect(ends.isEmpty)
    view.layer.removeAllAnimations()
    #expect(ends == [false] && shown == 600)
    #expect(try view.perform(flick).releases.count == 1)
  }

  @Test("With allowUserInteraction a finger drags during an endless animation, and a map of it ends")
  @MainActor func endlessUnderFinger() throws {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.repeat, .allowUserInteraction, .curveLinear],
      animations: { [view] in view.contentOffset.x = 600 })
    let flick = try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)
    let trace = try view.perform(flick)
    let release = try #require(trace.releases.first)
    #expect(view.contentOffset.x > release.contentOffset.x && trace.rest != nil)
    // The animation shows the old offset, 600 points before what clients read.
    #expect(abs(shown - Double(view.contentOffset.x) + 600) <= 0.5)
  }

  @Test("An animation without a duration, or with animations disabled, does not repeat")
  @MainActor func disabled() {
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0, delay: 0, options: .repeat, animations: { [view] in view.contentOffset.x = 600 },
      completion: { ends.append($0) })
    UIView.performWithoutAnimation {
      UIView.animate(
        withDuration: 1, delay: 0, options: .repeat, animations: { [view] in view.contentOffset.x = 700 },
        completion: { ends.append($0) })
    }
    #expect(shown == 700)
    #expect(throws: Never.self) { try view.advance(until: .after(0.1)) }
    #expect(ends == [true, true])
  }

  @Test("An animation nested in a repeated one repeats with it, unless its options override that")
  @MainActor func nested() throws {
    let inherited = try run([0.3, 0.5]) { view, end in
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.autoreverse, .curveLinear],
        animations: {
          UIView.animate(withDuration: 9, animations: { view.contentOffset.x = 1000 }, completion: end)
        })
    }
    #expect(inherited.shown == [500, 1000] && inherited.ends == ["true at 400.0"])
    let own = try run([0.1, 0.3]) { view, end in
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.autoreverse, .curveLinear],
        animations: {
          UIView.animate(
            withDuration: 9, delay: 0, options: .overrideInheritedOptions, animations: { view.contentOffset.x = 1000 },
            completion: end)
        })
    }
    #expect(own.shown == [500, 1000] && own.ends == ["true at 200.0"])
  }

  @Test("Keyframes repeat together")
  @MainActor func keyframes() throws {
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    let result = try run([0.1, 0.3, 0.5, 0.7, 0.9, 1.3, 1.6]) { view, end in
      UIView.animateKeyframes(
        withDuration: 0.4, delay: 0,
        options: linear.union(.autoreverse),
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.contentOffset.x = 200 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.contentOffset.x = 1000 }
          }
        }, completion: end)
    }
    #expect(result.shown == [100, 600, 600, 100, 100, 600, 1000] && result.ends == ["true at 1600.0"])
  }

  @Test("In an animator the older methods apply to each block, and pausing ends the repetition")
  @MainActor func animator() throws {
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { [view] in
      UIView.setAnimationRepeatAutoreverses(true)
      UIView.setAnimationRepeatCount(2)
      view.contentOffset.x = 1000
    }
    var ends: [String] = []
    animator.addCompletion { [view] in ends.append("\($0) at \((view.simulationTime * 1000).rounded())") }
    animator.startAnimation()
    try view.advance(until: .after(0.35))
    #expect(shown == 250)
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.4375) <= 1e-9)
    animator.startAnimation()
    try view.advance(until: .settled)
    // The rest of 0.2 s.
    #expect(shown == 1000 && ends == ["end at 463.0"])
  }

  @Test("Each count, each autoreverse and endless repetition change a golden")
  @MainActor func goldens() throws {
    func golden(_ count: CGFloat, _ autoreverses: Bool) throws -> RecordedRun {
      let view = UIScrollView(frame: view.frame)
      view.contentSize = self.view.contentSize
      UIView.animate(withDuration: 0.3) {
        UIView.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses) { view.contentOffset.x = 375 }
      }
      let trace = try view.advance(until: .settled)
      let configuration = try #require(trace.configuration)
      return try RecordedRun(
        TraceText.encode(ScrollRun(scene: "row", gesture: "none", configuration: configuration, trace: trace)))
    }
    let goldens = try [(1, false), (1, true), (2, false), (1.5, true), (.infinity, false), (.infinity, true)].map {
      try golden($0.0, $0.1)
    }
    for first in goldens.indices {
      for second in goldens.indices {
        let difference = GoldenDifference.between(goldens[first], and: goldens[second])
        #expect((difference == nil) == (first == second), "\(first) and \(second)")
      }
    }
  }
}
