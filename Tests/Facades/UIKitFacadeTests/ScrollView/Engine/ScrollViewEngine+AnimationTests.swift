import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Animated content offsets") @MainActor
struct ScrollViewEngineAnimationTests {
  /// The most copied pager: the finger's offset as target, then an animation.
  private final class Pager: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var animate: (UIScrollView, CGPoint) -> Void = { _, _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      lines.append("\(scrollView.contentOffset.x)")
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee = scrollView.contentOffset
      lines = []
      animate(scrollView, CGPoint(x: 375, y: 0))
    }
  }

  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
  private let pager = Pager()

  init() {
    view.contentSize = CGSize(width: 3000, height: 240)
    view.delegate = pager
  }

  private static let flick = try? TouchGesture.flick(
    from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)

  /// The trace of a flick after which the app animates.
  private func trace(_ animate: @escaping (UIScrollView, CGPoint) -> Void) throws -> ScrollTrace {
    let (view, pager) = (UIScrollView(frame: view.frame), Pager())
    view.contentSize = self.view.contentSize
    view.delegate = pager
    pager.animate = animate
    return try view.perform(#require(Self.flick))
  }

  private func spring(
    _ damping: CGFloat = 1, _ duration: TimeInterval = 0.3, velocity: CGFloat = 0, delay: TimeInterval = 0
  ) throws -> ScrollTrace {
    try trace { view, target in
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
        animations: { view.contentOffset = target })
    }
  }

  private func curve(
    _ options: UIView.AnimationOptions, _ duration: TimeInterval = 0.3
  ) throws -> ScrollTrace {
    try trace { view, target in
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: { view.contentOffset = target })
    }
  }

  /// The frames after the release, as times since then and offsets.
  private func way(_ trace: ScrollTrace) throws -> [(time: Double, offset: Double, phase: ScrollViewPhase)] {
    let release = try #require(trace.releases.first).time
    return trace.frames.filter { $0.time > release }.map { ($0.time - release, $0.position.x, $0.phase) }
  }

  @Test("Frames show the spring, the delegate is called once, and the view rests on the target after the duration")
  @MainActor func frames() throws {
    pager.animate = { view, target in
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { view.contentOffset = target })
      #expect(view.contentOffset == target)
    }
    let trace = try view.perform(#require(Self.flick))
    let (release, way) = (try #require(trace.releases.first), try way(trace))
    let spring = SpringAnimation(
      from: release.contentOffset.x, to: 375, timing: SpringTiming(dampingRatio: 1, duration: 400))
    #expect(way.count == 24 && release.target == release.contentOffset && !release.willDecelerate)
    for frame in way {
      #expect(abs(frame.offset - spring.offset(at: frame.time)) <= 0.5)
      #expect(frame.phase == (frame.time < 400 ? .animating : .idle))
    }
    #expect(pager.lines == ["375.0"])
    #expect(trace.rest.map { abs($0.time - release.time - 400) <= 1e-9 && $0.contentOffset.x == 375 } == true)
  }

  @Test("Damping, duration, velocity, delay and curve change the frames but not the target")
  @MainActor func parameters() throws {
    let traces = [
      try spring(), try spring(0.3), try spring(1, 1.2), try spring(1, 0.3, velocity: 3), try spring(delay: 0.1),
      try curve(.curveEaseInOut), try curve(.curveEaseIn), try curve(.curveEaseOut), try curve(.curveLinear),
      try curve(.curveEaseOut, 0.6),
    ]
    #expect(Set(traces.map(\.frames)).count == traces.count)
    #expect(traces.allSatisfy { $0.rest?.contentOffset.x == 375 && $0.brokenLaw == nil })
    let reports = traces.map { FeelReport($0) }
    #expect(reports[0].overshoot == 0 && reports[1].overshoot > 50 && reports[1].directionReversals > 1)
    for (report, duration) in zip(reports, [300.0, 300, 1200, 300, 400, 300, 300, 300, 300, 600]) {
      #expect(abs(report.settleDuration - duration) <= 1e-6)
    }
    // The spring begins at 3 distances per second.
    #expect(reports[3].velocityDiscontinuity < reports[0].velocityDiscontinuity)
  }

  @Test("A golden of a damping of 1 fails at 0.3, and one of 0.3 s at 1.2 s")
  @MainActor func goldens() throws {
    func golden(_ trace: ScrollTrace) throws -> RecordedRun {
      let configuration = try #require(trace.configuration)
      return try RecordedRun(
        TraceText.encode(ScrollRun(scene: "pager", gesture: "flick", configuration: configuration, trace: trace)))
    }
    func difference(from trace: ScrollTrace) throws -> GoldenDifference? {
      .between(try golden(spring()), and: try golden(trace))
    }
    #expect(try difference(from: spring()) == nil)
    #expect(try difference(from: spring(0.3)) != nil)
    #expect(try difference(from: spring(1, 1.2)) != nil)
  }

  @Test("The named curves have their control points", arguments: [0, 1, 2, 3])
  @MainActor func curves(index: Int) throws {
    let options: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    let curves: [CubicTimingCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    view.setContentOffset(.zero, animated: false)
    UIView.animate(withDuration: 0.5, delay: 0, options: options[index], animations: { view.contentOffset.x = 1000 })
    for frame in try view.advance(until: .settled).frames where frame.time > 0 {
      #expect(abs(frame.position.x - 1000 * curves[index].progress(at: frame.time / 500)) <= 1e-9)
    }
  }

  @Test("Completions run after the delay and the duration, with finished true")
  @MainActor func completions() throws {
    var ends: [String] = []
    func note(_ name: String) -> (Bool) -> Void {
      { [view] finished in ends.append("\(name) \(finished) \((view.simulationTime * 1000).rounded())") }
    }
    UIView.animate(
      withDuration: 0.3, delay: 0.2, animations: { view.contentOffset.x = 100 }, completion: note("curve"))
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { view.contentOffset.x = 200 }, completion: note("spring"))
    UIView.animate(
      springDuration: 0.3, bounce: 0, animations: { view.contentOffset.x = 300 }, completion: note("bounce"))
    try view.advance(until: .after(2))
    let settled = SpringTiming(perceptualDuration: 300, bounce: 0).duration.rounded()
    let expected = ["spring true 400.0", "bounce true \(settled)", "curve true 500.0"]
    #expect(ends == expected)
  }

  @Test("Removing the animations jumps to the target and completes them once, with finished false")
  @MainActor func removal() throws {
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.4, animations: { view.contentOffset.x = 400 }) { ends.append($0) }
    try view.advance(until: .after(0.2))
    #expect(view.contentOffset.x == 400)
    #expect(view.layer.presentation().map { abs($0.bounds.origin.x - 200) <= 1e-9 } == true)
    view.layer.removeAllAnimations()
    #expect(ends == [false] && view.layer.presentation()?.bounds.origin.x == 400)
    let trace = try view.advance(until: .after(1))
    #expect(ends == [false] && trace.rest.map { abs($0.time - 200) <= 1e-9 } == true)
  }

  @Test("Touches are ignored while an animation without allowUserInteraction moves the content")
  @MainActor func touches() throws {
    for (options, drags) in [([], false), (.allowUserInteraction, true)] as [(UIView.AnimationOptions, Bool)] {
      let view = UIScrollView(frame: view.frame)
      view.contentSize = self.view.contentSize
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 0.5, delay: 0, options: options, animations: { view.contentOffset.x = 750 },
        completion: { ends.append($0) })
      let trace = try view.perform(#require(Self.flick))
      #expect((trace.releases.count == 1) == drags)
      #expect((view.contentOffset.x > 800) == drags && ends == [true])
      // Afterwards, fingers count again.
      #expect(try view.perform(#require(Self.flick)).releases.count == 1)
    }
  }

  @Test("With allowUserInteraction a finger drags from the offset that clients read, and the animation goes on")
  @MainActor func interruption() throws {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear],
      animations: { view.contentOffset.x = 1000 })
    let drag = try TouchGesture.flick(from: Vector2D(x: 200, y: 120), by: Vector2D(x: -100, y: 0), releaseVelocity: 0.1)
    let trace = try view.perform(drag)
    let held = try #require(trace.releases.first)
    #expect(held.contentOffset.x > 1050 && held.dragStartOffset.x >= 1000)
    let release = try #require(trace.frames.last { $0.phase == .dragging })
    #expect(abs(release.position.x - (held.contentOffset.x - 1000 * (1 - release.time / 1000))) <= 1)
    #expect(trace.rest.map { abs($0.time - 1000) <= 1e-9 } == true)
  }

  @Test("The first animation goes on under the second, with and without beginFromCurrentState")
  @MainActor func twice() throws {
    var traces: [[TraceFrame]] = []
    for options in [[], .beginFromCurrentState] as [UIView.AnimationOptions] {
      let view = UIScrollView(frame: view.frame)
      view.contentSize = self.view.contentSize
      var ends: [Bool] = []
      UIView.animate(withDuration: 0.4, animations: { view.contentOffset.x = 400 }) { ends.append($0) }
      try view.advance(until: .after(0.2))
      UIView.animate(
        withDuration: 0.4, delay: 0, options: options, animations: { view.contentOffset.x = 0 },
        completion: { ends.append($0) })
      traces.append(try view.advance(until: .settled).frames)
      #expect(ends == [true, true] && view.contentOffset.x == 0)
    }
    #expect(traces[0] == traces[1])
    // It turns smoothly: still on its way forward at first.
    let later = traces[0].filter { $0.time > 200 }.map(\.position.x)
    #expect(later.max().map { $0 > 205 } == true && later.last == 0)
  }

  @Test("Every setter of the offset is animated in an animation block, and only there")
  @MainActor func setters() throws {
    let ways: [(UIScrollView) -> Void] = [
      { $0.contentOffset = CGPoint(x: 300, y: 0) }, { $0.bounds.origin.x = 300 },
      { $0.setContentOffset(CGPoint(x: 300, y: 0), animated: false) },
      { $0.scrollRectToVisible(CGRect(x: 300, y: 0, width: 375, height: 1), animated: false) },
    ]
    for way in ways {
      func frames(_ run: (@escaping () -> Void) -> Void) throws -> Int {
        let view = UIScrollView(frame: view.frame)
        view.contentSize = self.view.contentSize
        run { way(view) }
        let frames = try view.advance(until: .settled).frames
        #expect(view.contentOffset.x == 300)
        return frames.count
      }
      #expect(try frames { UIView.animate(withDuration: 0.2, animations: $0) } == 13)
      #expect(try frames { $0() } == 1)
      #expect(try frames { way in UIView.animate(withDuration: 0.2) { UIView.performWithoutAnimation(way) } } == 1)
      #expect(try frames { UIView.animate(withDuration: 0, animations: $0) } == 1)
      #expect(
        try frames { way in
          UIView.performWithoutAnimation { UIView.animate(withDuration: 0.2, animations: way) }
        } == 1)
    }
  }

  @Test("A nested block has the outer curve and duration, unless its options override them")
  @MainActor func nested() throws {
    for (options, duration, curve) in [
      ([], 400, CubicTimingCurve.easeInOut), (.overrideInheritedDuration, 100, .easeInOut),
      ([.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear], 100, .linear),
    ] as [(UIView.AnimationOptions, Double, CubicTimingCurve)] {
      let view = UIScrollView(frame: view.frame)
      view.contentSize = self.view.contentSize
      UIView.animate(withDuration: 0.4) {
        UIView.animate(withDuration: 0.1, delay: 0, options: options, animations: { view.contentOffset.x = 100 })
      }
      let trace = try view.advance(until: .settled)
      #expect(trace.rest.map { abs($0.time - duration) <= 1e-9 } == true)
      let frame = try #require(trace.frames.first { $0.time > 30 })
      #expect(abs(frame.position.x - 100 * curve.progress(at: frame.time / duration)) <= 1e-9)
    }
  }

  @Test("An animation during a deceleration is added to it, and clients read the deceleration's offset")
  @MainActor func overDeceleration() throws {
    final class Log: NSObject, UIScrollViewDelegate {
      var last: CGFloat?
      func scrollViewDidScroll(_ scrollView: UIScrollView) { last = scrollView.contentOffset.x }
    }
    let (plain, log) = (UIScrollView(frame: view.frame), Log())
    plain.contentSize = view.contentSize
    view.delegate = log
    let base = try plain.perform(#require(Self.flick))
    view.schedule(after: 0.4) { [view] in
      #expect(view.isDecelerating)
      UIView.animate(withDuration: 0.3) { view.contentOffset.x += 100 }
    }
    let trace = try view.perform(#require(Self.flick))
    #expect(trace.rest?.contentOffset.x == base.rest.map { $0.contentOffset.x + 100 })
    let pairs = zip(trace.frames.suffix(30), base.frames.suffix(30))
    #expect(pairs.allSatisfy { $0.time == $1.time && abs($0.position.x - $1.position.x - 100) <= 0.5 })
    #expect(log.last == view.contentOffset.x)
  }
}
