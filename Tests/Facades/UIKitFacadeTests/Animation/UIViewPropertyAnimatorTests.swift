import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("UIViewPropertyAnimator, moving a scroll view") @MainActor
struct UIViewPropertyAnimatorTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))

  init() { view.contentSize = CGSize(width: 3000, height: 240) }

  private var shown: Double { view.layer.presentation().map { Double($0.bounds.origin.x) } ?? .nan }

  /// A timing of an app's own, which says nothing.
  private final class OwnTiming: UITimingCurveProvider {
    var timingCurveType: UITimingCurveType { .composed }
    var cubicTimingParameters: UICubicTimingParameters? { nil }
    var springTimingParameters: UISpringTimingParameters? { nil }
  }

  /// The share of the distance covered after 100 ms, and the time of the rest in ms.
  private func run(_ animator: UIViewPropertyAnimator, after delay: TimeInterval = 0) throws -> (Double, Double) {
    let view = UIScrollView(frame: view.frame)
    view.contentSize = self.view.contentSize
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.contentOffset.x = 1000 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation(afterDelay: delay)
    #expect(view.contentOffset.x == 1000)
    let trace = try view.advance(until: .settled)
    let frame = try #require(trace.frames.first { abs($0.time - 100) < 1e-6 })
    #expect(ends == [.end] && animator.state == .inactive && trace.rest?.contentOffset.x == 1000)
    return (frame.position.x / 1000, try #require(trace.rest).time)
  }

  @Test("Each timing has its law and its duration")
  @MainActor func timings() throws {
    func expect(
      _ result: (Double, Double), _ progress: Double, _ duration: Double, at location: SourceLocation = #_sourceLocation
    ) {
      #expect(abs(result.0 - progress) <= 1e-9 && abs(result.1 - duration) <= 1e-9, sourceLocation: location)
    }
    func progress(_ timing: SpringTiming) -> Double { SpringAnimation(from: 0, to: 1, timing: timing).offset(at: 100) }
    expect(try run(UIViewPropertyAnimator(duration: 0.4, curve: .linear)), 0.25, 400)
    expect(try run(UIViewPropertyAnimator(duration: 0.4, curve: .linear), after: 0.05), 0.125, 450)
    expect(
      try run(UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)), CubicTimingCurve.easeIn.progress(at: 0.25), 400)
    let points = (CGPoint(x: 0.1, y: 0.7), CGPoint(x: 0.3, y: 1))
    let own = CubicTimingCurve(Vector2D(x: 0.1, y: 0.7), Vector2D(x: 0.3, y: 1))
    expect(
      try run(UIViewPropertyAnimator(duration: 0.4, controlPoint1: points.0, controlPoint2: points.1)),
      own.progress(at: 0.25), 400)
    let cubic = UICubicTimingParameters(controlPoint1: points.0, controlPoint2: points.1)
    expect(
      try run(UIViewPropertyAnimator(duration: 0.4, timingParameters: cubic)), own.progress(at: 0.25), 400)
    expect(
      try run(UIViewPropertyAnimator(duration: 0.4, timingParameters: UICubicTimingParameters())),
      CubicTimingCurve.standard.progress(at: 0.25), 400)
    expect(
      try run(UIViewPropertyAnimator(duration: 0.4, timingParameters: OwnTiming())),
      CubicTimingCurve.easeInOut.progress(at: 0.25), 400)
    expect(
      try run(UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.5)),
      progress(SpringTiming(dampingRatio: 0.5, duration: 400)), 400)
    let ratio = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 4, dy: 0))
    expect(
      try run(UIViewPropertyAnimator(duration: 0.4, timingParameters: ratio)),
      progress(SpringTiming(dampingRatio: 0.8, duration: 400, velocity: 0.004)), 400)
    let physical = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)
    let spring = SpringTiming(mass: 1, stiffness: 200, damping: 20)
    expect(
      try run(UIViewPropertyAnimator(duration: 9, timingParameters: physical)), progress(spring), spring.duration)
    let bouncy = SpringTiming(perceptualDuration: 300, bounce: 0.2)
    expect(
      try run(
        UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters(duration: 0.3, bounce: 0.2))),
      progress(bouncy), bouncy.duration)
  }

  @Test("An animator that continues at its end has ended with the next instant", arguments: [false, true])
  @MainActor func continuesAtTheEnd(isReversed: Bool) throws {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 1000 }
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    animator.isReversed = isReversed
    animator.fractionComplete = 1
    animator.startAnimation()
    #expect(ends == [] && animator.isRunning)
    try view.advance(until: .after(0.0005))
    #expect(ends == [isReversed ? .start : .end] && animator.state == .inactive)
    #expect(view.contentOffset.x == (isReversed ? 0 : 1000))
  }

  @Test("A stopped animator that starts again ends after its new time only")
  @MainActor func startsAgain() throws {
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 1000 }
    animator.startAnimation()
    try view.advance(until: .after(0.3))
    animator.stopAnimation(true)
    animator.addAnimations { [view] in view.contentOffset.x = 0 }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    try view.advance(until: .after(0.3))
    #expect(ends == 0 && animator.isRunning && shown > 0)
    animator.pauseAnimation()
    try view.advance(until: .after(0.3))
    #expect(ends == 0)
    animator.startAnimation()
    try view.advance(until: .after(0.09))
    #expect(ends == 0)
    try view.advance(until: .after(0.02))
    #expect(ends == 1 && shown == 0)
  }

  @Test("The curve of a running animator is that of its options")
  @MainActor func running() throws {
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.4, delay: 0.1, options: .curveEaseOut, animations: { [view] in view.contentOffset.x = 1000 })
    try view.advance(until: .after(0.3))
    #expect(abs(shown - 1000 * CubicTimingCurve.easeOut.progress(at: 0.5)) <= 1e-9)
  }

  @Test("A stopped animator leaves the content at the offset on the screen, and clients read that")
  @MainActor func stop() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 400 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    try view.advance(until: .after(0.1))
    #expect(view.contentOffset.x == 400 && abs(animator.fractionComplete - 0.25) <= 1e-9)
    animator.stopAnimation(false)
    #expect(view.contentOffset.x == 100 && animator.state == .stopped)
    try view.advance(until: .after(1))
    #expect(view.contentOffset.x == 100 && ends.isEmpty)
    animator.finishAnimation(at: .end)
    #expect(view.contentOffset.x == 400 && ends == [.end] && animator.state == .inactive)
  }

  @Test("finishAnimation(at: .start) restores the offset; stopping without finishing runs no completion")
  @MainActor func finish() throws {
    view.contentOffset.x = 50
    for (position, offset) in [(UIViewAnimatingPosition.start, 50), (.current, 150), (nil, 150)]
      as [(UIViewAnimatingPosition?, CGFloat)]
    {
      view.contentOffset.x = 50
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 450 }
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      try view.advance(until: .after(0.1))
      animator.stopAnimation(position == nil)
      if let position { animator.finishAnimation(at: position) }
      #expect(view.contentOffset.x == offset && ends == (position.map { [$0] } ?? []) && animator.state == .inactive)
      try view.advance(until: .after(1))
    }
  }

  @Test("A finger that stops the animator drags from the offset on the screen")
  @MainActor func pagerStops() throws {
    final class Stopper: NSObject, UIScrollViewDelegate {
      var animator: UIViewPropertyAnimator?
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        animator?.stopAnimation(true)
      }
    }
    let stopper = Stopper()
    view.delegate = stopper
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.contentOffset.x = 1000 }
    stopper.animator = animator
    animator.startAnimation()
    let drag = try TouchGesture.flick(from: Vector2D(x: 200, y: 120), by: Vector2D(x: -50, y: 0), releaseVelocity: 0.1)
    let trace = try view.perform(drag)
    let release = try #require(trace.releases.first)
    #expect(release.contentOffset.x < 300)
    let steps = zip(trace.frames, trace.frames.dropFirst()).map { abs($1.position.x - $0.position.x) }
    #expect(steps.max().map { $0 < 30 } == true)
  }

  @Test("A paused animator is scrubbed linearly or along its curve, and continues over the rest")
  @MainActor func scrub() throws {
    for (linear, expected) in [(true, 250.0), (false, 1000 * CubicTimingCurve.easeIn.progress(at: 0.25))] {
      view.contentOffset.x = 0
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { [view] in view.contentOffset.x = 1000 }
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.scrubsLinearly = linear
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning && shown == 0)
      animator.fractionComplete = 0.25
      #expect(abs(shown - expected) <= 1e-9 && animator.fractionComplete == 0.25)
      try view.advance(until: .after(1))
      #expect(abs(shown - expected) <= 1e-9 && ends == 0)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      #expect(animator.isRunning)
      try view.advance(until: .after(0.15))
      #expect(abs(animator.fractionComplete - 0.625) <= 1e-9 && shown > expected && shown < 1000)
      try view.advance(until: .after(0.151))
      #expect(ends == 1 && shown == 1000 && animator.state == .inactive)
    }
  }

  @Test("Continuing with other parameters and another duration uses them")
  @MainActor func continued() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { [view] in view.contentOffset.x = 1000 }
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    // It is not paused any more.
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 9)
    try view.advance(until: .after(0.4))
    #expect(abs(shown - 750) <= 1e-9)
    animator.startAnimation()
    animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - 0.75) <= 1e-9)
    animator.startAnimation()
    try view.advance(until: .settled)
    #expect(shown == 1000 && animator.state == .inactive)
  }

  @Test("Changes added with a delay factor, or while running, end with the animator")
  @MainActor func added() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 100 }
    animator.addAnimations({ [view] in view.contentOffset.x = 200 }, delayFactor: 0.5)
    animator.startAnimation()
    try view.advance(until: .after(0.2))
    #expect(abs(shown - 50) <= 1e-9)
    animator.addAnimations { [view] in view.contentOffset.x = 300 }
    try view.advance(until: .after(0.1))
    #expect(abs(shown - (75 + 50 + 50)) <= 1e-9)
    let trace = try view.advance(until: .settled)
    #expect(trace.rest.map { abs($0.time - 400) <= 1e-9 } == true && shown == 300)
  }

  @Test("Without user interaction, touches are ignored while the animator runs")
  @MainActor func touches() throws {
    let flick = try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)
    for isEnabled in [true, false] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.contentOffset.x += 100 }
      animator.isUserInteractionEnabled = isEnabled
      animator.startAnimation()
      #expect(try view.perform(flick).releases.isEmpty == !isEnabled)
    }
  }

  @Test("Changes added to a running animation are held at its end and reversed like those from before its start")
  @MainActor func addedLate() throws {
    func offsets(isLate: Bool) throws -> [Double] {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.contentSize = CGSize(width: 3000, height: 240)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { view.alpha = 0.5 }
      animator.pausesOnCompletion = true
      if !isLate { animator.addAnimations { view.contentOffset.x = 1000 } }
      animator.startAnimation()
      if isLate { animator.addAnimations { view.contentOffset.x = 1000 } }
      var offsets: [Double] = []
      func watch() throws {
        for _ in 0..<8 {
          try view.advance(until: .after(0.07))
          offsets.append(view.layer.presentation().map { Double($0.bounds.origin.x) } ?? .nan)
        }
      }
      try watch()
      animator.isReversed = true
      animator.startAnimation()
      try watch()
      return offsets
    }
    let (early, late) = (try offsets(isLate: false), try offsets(isLate: true))
    #expect(early == late && early[7] == 1000 && early[10] < 999 && early[10] > 1)
  }

  @Test("Animations given at the beginning are those added later, for each way to make an animator")
  @MainActor func givenAnimations() throws {
    let points = (CGPoint(x: 0.1, y: 0.7), CGPoint(x: 0.3, y: 1))
    typealias Make = @MainActor ((() -> Void)?) -> UIViewPropertyAnimator
    let ways: [Make] = [
      { UIViewPropertyAnimator(duration: 0.4, controlPoint1: points.0, controlPoint2: points.1, animations: $0) },
      { UIViewPropertyAnimator(duration: 0.4, curve: .easeIn, animations: $0) },
      { UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.6, animations: $0) },
    ]
    for make in ways {
      var frames: [[TraceFrame]] = []
      for isGiven in [true, false] {
        let view = UIScrollView(frame: view.frame)
        view.contentSize = self.view.contentSize
        let move = { view.contentOffset.x = 1000 }
        let animator = make(isGiven ? move : nil)
        if !isGiven { animator.addAnimations(move) }
        animator.startAnimation()
        frames.append(try view.advance(until: .settled).frames)
      }
      #expect(frames[0] == frames[1] && frames[0].count > 20)
    }
  }

  @Test("With animations turned off, an animator changes its views at once and still completes")
  @MainActor func turnedOff() throws {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 1000 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    let trace = try view.advance(until: .after(0.5))
    #expect(view.contentOffset.x == 1000 && shown == 1000 && ends == [.end])
    #expect(trace.frames.allSatisfy { $0.position.x == 1000 })
  }

  @Test("An animator without a duration changes the screen at once, and ends after its delay", arguments: 0..<3)
  @MainActor func withoutDuration(kind: Int) throws {
    let move = { [view] in view.contentOffset.x += 100 }
    let spring = UISpringTimingParameters(duration: 0, bounce: 0.2)
    let animator =
      switch kind {
      case 0: UIViewPropertyAnimator(duration: 0, controlPoint1: .zero, controlPoint2: .zero, animations: move)
      case 1: UIViewPropertyAnimator(duration: 0, dampingRatio: 0.5, animations: move)
      default: UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      }
    if kind == 2 { animator.addAnimations(move) }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation(afterDelay: 0.1)
    #expect(shown == 100)
    try view.advance(until: .after(0.09))
    animator.addAnimations { [view] in view.contentOffset.x += 20 }
    #expect(shown == 120 && animator.fractionComplete == 0 && ends == [] && animator.isRunning)
    try view.advance(until: .after(0.011))
    #expect(shown == 120 && ends == [.end] && animator.state == .inactive)
    // It can be paused anywhere, which moves nothing.
    animator.addAnimations(move)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(animator.fractionComplete == 0.5 && !animator.isRunning && shown == 220)
    animator.startAnimation()
    try view.advance(until: .after(0.001))
    #expect(shown == 220 && animator.state == .inactive)
  }

  @Test("During its delay an animator has not begun, and then passes evenly to its end")
  @MainActor func delayed() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { [view] in view.contentOffset.x = 1000 }
    animator.startAnimation(afterDelay: 0.1)
    for (step, share) in [(0.05, 0), (0.05, 0), (0.1, 0.25), (0.29, 0.975)] {
      try view.advance(until: .after(step))
      #expect(abs(animator.fractionComplete - share) <= 1e-9, "\(view.simulationTime) s")
    }
  }

  @Test("A spring without a duration ends an animator that continues with it")
  @MainActor func continuedAtOnce() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 1000 }
    animator.fractionComplete = 0.5
    #expect(shown == 500)
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(duration: 0, bounce: 0), durationFactor: 1)
    try view.advance(until: .after(0.001))
    #expect(shown == 1000 && animator.state == .inactive)
  }

  @Test("Changes with a delay factor of 1 are shown at the end, also those that are added in the middle")
  @MainActor func lastMoment() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 100 }
    animator.addAnimations({ [view] in view.contentOffset.x = 200 }, delayFactor: 1)
    animator.startAnimation()
    try view.advance(until: .after(0.2))
    animator.addAnimations({ [view] in view.contentOffset.x = 500 }, delayFactor: 3)
    #expect(view.contentOffset.x == 500 && abs(shown - 50) <= 1e-9)
    try view.advance(until: .after(0.199))
    #expect(abs(shown - 99.75) <= 1e-9)
    let trace = try view.advance(until: .settled)
    #expect(shown == 500 && trace.rest.map { abs($0.time - 400) <= 1e-9 } == true && animator.state == .inactive)
  }

  @Test("An animator that is paused before its views have a scroll view ends on the time of a later one")
  @MainActor func laterScrollView() throws {
    let (host, label) = (UIView(), UILabel())
    host.addSubview(label)
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { label.alpha = 0 }
    animator.addCompletion { _ in ends += 1 }
    animator.pauseAnimation()
    animator.startAnimation()
    #expect(ends == 0 && animator.isRunning)
    host.addSubview(view)
    try view.advance(until: .after(0.39))
    #expect(ends == 0)
    try view.advance(until: .after(0.02))
    #expect(ends == 1 && animator.state == .inactive)
    // One that changes no view has ended at once.
    let empty = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    empty.addCompletion { _ in ends += 1 }
    empty.startAnimation()
    #expect(ends == 2 && empty.state == .inactive)
  }

  @Test("An animator whose changes are repeated forever is active until it is stopped")
  @MainActor func endless() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in
      UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: false) { view.contentOffset.x = 1000 }
    }
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    try view.advance(until: .after(30))
    #expect(animator.isRunning && ends == 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && ends == 1)
  }

  @Test("Without animations an animator is at its end with the next instant")
  @MainActor func withoutAnimations() throws {
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [view] in view.contentOffset.x = 1000 }
    UIView.performWithoutAnimation { animator.startAnimation() }
    #expect(shown == 1000 && animator.isRunning)
    try view.advance(until: .after(0.001))
    #expect(shown == 1000 && animator.state == .inactive)
  }

  @Test("Of two animators that end together, the first finds the second complete")
  @MainActor func together() throws {
    let animators = [0.2, 0.4].map { [view] duration in
      UIViewPropertyAnimator(duration: duration, curve: .easeOut) { view.contentOffset.x += 100 }
    }
    var shares: [CGFloat] = []
    animators[0].addCompletion { _ in shares.append(animators[1].fractionComplete) }
    animators[0].startAnimation(afterDelay: 0.2)
    animators[1].startAnimation()
    try view.advance(until: .after(0.5))
    #expect(shares == [1] && animators[1].state == .inactive && shown == 200)
  }
}
