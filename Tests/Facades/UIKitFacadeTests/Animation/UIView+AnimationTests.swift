import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("UIView animations") @MainActor
struct UIViewAnimationTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var onScroll: ((UIScrollView) -> Void)?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
  }

  private let log = Log()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))

  init() {
    view.contentSize = CGSize(width: 3000, height: 240)
    view.delegate = log
  }

  @Test("Changes are made immediately, and the completion runs after delay and duration")
  @MainActor func ends() throws {
    UIView.animate(
      withDuration: 0.3, delay: 0.2, options: [.curveEaseOut], animations: { view.alpha = 0.5 },
      completion: { [log] in log.lines.append("done \($0)") })
    #expect(view.alpha == 0.5 && log.lines.isEmpty)
    try view.advance(until: .after(0.49))
    #expect(log.lines.isEmpty)
    try view.advance(until: .after(0.02))
    #expect(log.lines == ["done true"])
  }

  @Test("An animation of a view that gets its scroll view later ends once, at its time")
  @MainActor func laterScrollView() throws {
    let (host, label) = (UIView(), UILabel())
    host.addSubview(label)
    UIView.animate(
      withDuration: 0.2, animations: { label.alpha = 0 }, completion: { [log] _ in log.lines.append("done") })
    UIView.animate(
      withDuration: 0.7, animations: { host.alpha = 0 }, completion: { [log] _ in log.lines.append("host") })
    host.addSubview(view)
    for (time, lines) in [
      (0.1, []), (0.15, ["done"]), (0.1, ["done"]), (0.5, ["done", "host"]), (2, ["done", "host"]),
    ] {
      try view.advance(until: .after(time))
      #expect(log.lines == lines, "\(view.simulationTime) s")
    }
  }

  @Test("Completions at the same time run in the order of the calls")
  @MainActor func order() throws {
    for (name, delay) in [("a", 0.3), ("b", 0.1), ("c", 0.3), ("d", 0)] {
      UIView.animate(
        withDuration: 0, delay: delay,
        animations: {
          view.tag += 1; view.alpha = 0.1
        },
        completion: { [log] _ in log.lines.append(name) })
    }
    try view.advance(until: .after(1))
    #expect(log.lines == ["d", "b", "a", "c"] && view.tag == 4)
  }

  @Test("The time is that of the scroll view that is changed, contains the change or is inside it")
  @MainActor func clocks() throws {
    let (other, around, inner) = (UIScrollView(), UIView(), UIView())
    around.addSubview(view)
    view.addSubview(inner)
    for (index, changed) in [view, around, inner].enumerated() {
      UIView.animate(withDuration: 0.1, animations: { changed.center.x += 5 }) { [log] _ in
        log.lines.append("\(index)")
      }
    }
    try other.advance(until: .after(1))
    #expect(log.lines.isEmpty)
    try view.advance(until: .after(0.1))
    #expect(log.lines == ["0", "1", "2"])
  }

  @Test("The nearest scroll view in the hierarchy gives the time, also for a sibling")
  @MainActor func beside() throws {
    let (root, panel) = (UIView(), UIView())
    root.addSubview(view)
    root.addSubview(panel)
    UIView.animate(withDuration: 0.1, animations: { panel.alpha = 0 }) { [log] _ in log.lines.append("done") }
    try UIScrollView().advance(until: .after(1))
    #expect(log.lines.isEmpty)
    try view.advance(until: .after(0.11))
    #expect(log.lines == ["done"])
  }

  @Test("An animation without changes completes at once, as in UIKit, and cannot restart itself endlessly")
  @MainActor func nothing() {
    UIView.animate(withDuration: 0.1, animations: {}, completion: { [log] _ in log.lines.append("done") })
    #expect(log.lines == ["done"])
    var rounds = 0
    func pulse() {
      UIView.animate(withDuration: 0.1, animations: {}) { _ in
        rounds += 1
        pulse()
      }
    }
    pulse()
    #expect(rounds == 1)
  }

  @Test("A view outside any scroll view waits for its own time, not that of another test")
  @MainActor func next() throws {
    let (root, lone) = (UIView(), UIView())
    UIView.animate(withDuration: 0.1, animations: { lone.alpha = 0 }) { [log] _ in log.lines.append("done") }
    try view.advance(until: .after(1))
    #expect(log.lines.isEmpty)
    root.addSubview(lone)
    root.addSubview(view)
    try view.advance(until: .after(0.09))
    #expect(log.lines.isEmpty)
    try view.advance(until: .after(0.02))
    #expect(log.lines == ["done"])
  }

  @Test("Without animations everything completes at the same time, including batches")
  @MainActor func disabled() throws {
    let deck = Deck([["a", "b"]])
    let cards = Deck.view(deck)
    var ends = 0
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      cards.performBatchUpdates(nil) { _ in ends += 1 }
      UIView.animate(withDuration: 1, animations: { cards.alpha = 0.5 }) { _ in ends += 1 }
      UIView.animate(withDuration: 1, delay: 2, animations: { cards.alpha = 0.25 }) { _ in ends += 1 }
    }
    #expect(UIView.areAnimationsEnabled)
    try cards.advance(until: .after(0))
    #expect(ends == 3)
    cards.performBatchUpdates(nil) { _ in ends += 1 }
    try cards.advance(until: .after(0.29))
    #expect(ends == 3)
    try cards.advance(until: .after(0.02))
    #expect(ends == 4)
  }

  @Test("An animation that begins in a delegate call ends on the time of the calling view, in motion")
  @MainActor func inMotion() throws {
    let other = UIScrollView()
    var offset: CGFloat = 0
    log.onScroll = { [log] scrollView in
      if log.lines.isEmpty && scrollView.isDecelerating {
        log.lines.append("begun")
        offset = scrollView.contentOffset.x
        let begun = scrollView.simulationTime
        UIView.animate(withDuration: 0.1, animations: { other.alpha = 0 }) { _ in
          log.lines.append("ended \(((scrollView.simulationTime - begun) * 1000).rounded())")
          #expect(scrollView.isDecelerating && scrollView.contentOffset.x > offset)
        }
      }
    }
    let plain = UIScrollView(frame: view.frame)
    plain.contentSize = view.contentSize
    let flick = try TouchGesture.flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1)
    let trace = try view.perform(flick)
    #expect(log.lines == ["begun", "ended 100.0"])
    #expect(try trace.frames == plain.perform(flick).frames)
  }

  @Test("An animator makes its changes when it starts, and passes its final position")
  @MainActor func animator() throws {
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0.25 }
    animator.addCompletion { [log] in log.lines.append("\($0)") }
    #expect(view.alpha == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.alpha == 0.25 && animator.isRunning)
    try view.advance(until: .after(0.3))
    #expect(log.lines == ["end"] && !animator.isRunning)
    let stopped = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 1) { view.alpha = 1 }
    stopped.addCompletion { [log] in log.lines.append("\($0)") }
    stopped.startAnimation()
    stopped.stopAnimation(false)
    try view.advance(until: .after(0.3))
    #expect(log.lines == ["end"] && stopped.state == .stopped)
    stopped.finishAnimation(at: .current)
    #expect(log.lines == ["end", "current"])
  }

  @Test("Springs, keyframes, transitions and disabled animations change properties at once")
  @MainActor func others() throws {
    let (a, b) = (UIView(), UIView())
    view.addSubview(a)
    UIView.transition(from: a, to: b, duration: 0.1) { [log] _ in log.lines.append("b") }
    #expect(view.subviews == [b] && a.superview == nil)
    UIView.animate(
      withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, animations: { b.tag = 1 },
      completion: nil)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: { UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { b.alpha = 0.5 } })
    UIView.performWithoutAnimation { b.isHidden = true }
    #expect(b.tag == 1 && b.alpha == 0.5 && b.isHidden)
    try view.advance(until: .after(0.1))
    #expect(log.lines == ["b"])
  }

  @Test("Without a duration that is positive and finite, each kind of animation changes its views at once")
  @MainActor func noDuration() throws {
    for duration in [0, -0.5, .infinity, .nan] as [TimeInterval] {
      let view = view
      func check(_ animate: (@escaping () -> Void) -> Void, _ name: String) throws {
        view.setContentOffset(.zero, animated: false)
        animate { view.contentOffset.x = 800 }
        let trace = try view.advance(until: .after(0.1))
        #expect(view.contentOffset.x == 800 && !trace.frames.contains { $0.phase == .animating }, "\(name) \(duration)")
        #expect(view.layer.presentation()?.bounds.origin.x == 800, "\(name) \(duration)")
      }
      try check({ UIView.animate(withDuration: duration, animations: $0) }, "curve")
      try check(
        {
          UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: $0)
        }, "spring")
      try check({ UIView.animate(springDuration: duration, bounce: 0.2, animations: $0) }, "perceptual spring")
    }
  }

  @Test("A nested animation can have its own curve over the outer duration, also without a duration of its own")
  @MainActor func innerCurve() throws {
    for (duration, isOverridden) in [(0.0, true), (9, true), (0, false)] {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.contentSize = CGSize(width: 3000, height: 240)
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveEaseIn,
        animations: {
          UIView.animate(
            withDuration: duration, delay: 0,
            options: isOverridden ? [.curveLinear, .overrideInheritedCurve] : .curveLinear,
            animations: { view.contentOffset.x = 1000 })
        })
      let trace = try view.advance(until: .settled)
      let curve = isOverridden ? CubicTimingCurve.linear : .easeIn
      for frame in trace.frames {
        #expect(abs(frame.position.x - 1000 * curve.progress(at: min(1, frame.time / 400))) <= 1e-9)
      }
      #expect(trace.rest.map { abs($0.time - 400) <= 1e-9 } == true)
    }
  }
}
