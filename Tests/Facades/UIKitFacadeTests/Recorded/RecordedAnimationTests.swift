import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Recorded animations") @MainActor
struct RecordedAnimationTests {
  private let scene = RecordedScene()

  private func makeView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.contentSize = CGSize(width: 3000, height: 1200)
    return view
  }

  /// Writes down the offset that is shown and the one that clients read, every 60 ms.
  private func follow(_ name: String, _ view: UIScrollView, _ seconds: Double = 0.9) throws {
    var shown: [String] = []
    for _ in 0..<Int((seconds / 0.06).rounded()) {
      try view.advance(until: .after(0.06))
      let origin = view.layer.presentation()?.bounds.origin ?? .zero
      shown.append(
        "\(RecordedScene.text(origin))\(origin == view.contentOffset ? "" : " of \(RecordedScene.text(view.contentOffset))")"
      )
    }
    scene.step(name)
    scene.note("Offsets", shown)
  }

  private typealias Start = @MainActor (UIScrollView, RecordedScene) -> Void

  private static let target = CGPoint(x: 300, y: 90)

  private static let blocks: [(String, Start)] = [
    (
      "withDuration",
      { view, scene in
        UIView.animate(withDuration: 0.3, animations: { view.contentOffset = target }) { scene.call("done \($0)") }
      }
    ),
    (
      "withDuration without a completion",
      { view, _ in UIView.animate(withDuration: 0.4) { view.contentOffset = target } }
    ),
    (
      "delay and ease-in",
      { view, scene in
        UIView.animate(
          withDuration: 0.3, delay: 0.2, options: .curveEaseIn, animations: { view.contentOffset = target },
          completion: { scene.call("done \($0)") })
      }
    ),
    (
      "ease-out",
      { view, _ in
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut, animations: { view.contentOffset = target })
      }
    ),
    (
      "linear, a negative delay",
      { view, scene in
        UIView.animate(
          withDuration: 0.3, delay: -1, options: .curveLinear, animations: { view.contentOffset = target },
          completion: { scene.call("done \($0)") })
      }
    ),
    (
      "a delay that is not a number",
      { view, scene in
        UIView.animate(
          withDuration: 0.3, delay: .nan, animations: { view.contentOffset = target },
          completion: { scene.call("done \($0)") })
      }
    ),
    (
      "an infinite duration",
      { view, scene in
        UIView.animate(withDuration: .infinity, animations: { view.contentOffset = target }) {
          scene.call("done \($0)")
        }
      }
    ),
    (
      "a spring",
      { view, scene in
        UIView.animate(
          withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 3,
          animations: { view.contentOffset = target }, completion: { scene.call("done \($0)") })
      }
    ),
    (
      "a spring whose damping is not a number",
      { view, _ in
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: .nan,
          animations: { view.contentOffset = target })
      }
    ),
    (
      "a bouncing spring",
      { view, scene in
        UIView.animate(
          springDuration: 0.4, bounce: 0.3, initialSpringVelocity: 2, delay: 0.1,
          animations: { view.contentOffset = target }, completion: { scene.call("done \($0)") })
      }
    ),
    ("the default spring", { view, _ in UIView.animate(animations: { view.contentOffset = target }) }),
    (
      "a spring whose bounce is not a number",
      { view, _ in
        UIView.animate(springDuration: 0.4, bounce: .nan, animations: { view.contentOffset = target })
      }
    ),
    (
      "keyframes",
      { view, scene in
        UIView.animateKeyframes(
          withDuration: 0.6, delay: 0.1,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.contentOffset.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.contentOffset.y = 80 }
            UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0) { view.contentOffset.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: .nan) { view.contentOffset.y = 85 }
          }, completion: { scene.call("done \($0)") })
      }
    ),
    (
      "discrete keyframes",
      { view, scene in
        UIView.animateKeyframes(
          withDuration: 0.6, delay: 0, options: .calculationModeDiscrete,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.contentOffset.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.contentOffset.x = 200 }
          }, completion: { scene.call("done \($0)") })
      }
    ),
    (
      "a keyframe without an animation of keyframes",
      { view, _ in
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.contentOffset.x = 100 }
      }
    ),
    (
      "repeated twice, forward and back",
      { view, scene in
        UIView.animate(
          withDuration: 0.2,
          animations: {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.contentOffset = target }
          }, completion: { scene.call("done \($0)") })
      }
    ),
    (
      "the older methods",
      { view, scene in
        UIView.setAnimationRepeatCount(9)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.animate(
          withDuration: 0.2, delay: 0.1,
          animations: {
            UIView.setAnimationRepeatAutoreverses(true)
            UIView.setAnimationRepeatCount(1.5)
            view.contentOffset = target
          }, completion: { scene.call("done \($0)") })
      }
    ),
    (
      "an inner block with its own duration",
      { view, scene in
        UIView.animate(
          withDuration: 0.6,
          animations: {
            view.contentOffset.x = 300
            UIView.animate(
              withDuration: 0.2, delay: 0.1, options: [.overrideInheritedDuration, .curveLinear],
              animations: { view.contentOffset.y = 90 }, completion: { scene.call("inner \($0)") })
          }
        ) { scene.call("outer \($0)") }
      }
    ),
    (
      "an inner block with its own curve",
      { view, scene in
        UIView.animate(
          withDuration: 0.6,
          animations: {
            UIView.animate(
              withDuration: 0.2, delay: 0, options: [.overrideInheritedCurve, .curveLinear],
              animations: { view.contentOffset.y = 90 }, completion: { scene.call("inner \($0)") })
          }
        ) { scene.call("outer \($0)") }
      }
    ),
    (
      "a transition",
      { view, scene in
        UIView.transition(
          with: view, duration: 0.4, options: .transitionCrossDissolve, animations: { view.contentOffset.x = 50 },
          completion: { scene.call("done \($0)") })
      }
    ),
    (
      "without animations",
      { view, scene in
        UIView.performWithoutAnimation {
          scene.call("enabled \(UIView.areAnimationsEnabled)")
          UIView.animate(withDuration: 0.4, delay: 0.3, animations: { view.contentOffset = target }) {
            scene.call("done \($0)")
          }
          view.setContentOffset(.zero, animated: false)
        }
        scene.call("enabled \(UIView.areAnimationsEnabled)")
      }
    ),
    (
      "removed",
      { view, scene in
        UIView.animate(withDuration: 0.4, animations: { view.contentOffset = target }) { scene.call("done \($0)") }
        view.layer.removeAllAnimations()
      }
    ),
  ]

  @Test("Each way to begin an animation shows the recorded offsets")
  @MainActor func animations() throws {
    for (name, start) in Self.blocks {
      let view = makeView()
      start(view, scene)
      try follow(name, view)
    }
    #expect(try scene.difference(from: "animations") == nil)
  }

  // MARK: Animators

  private typealias Steps = [(String, @MainActor (UIViewPropertyAnimator) -> Void)]

  private static let scripts: [(String, Steps)] = [
    ("runs", [("start", { $0.startAnimation() })]),
    ("starts late", [("start", { $0.startAnimation(afterDelay: 0.1) }), ("again", { $0.startAnimation() })]),
    ("starts after no number", [("start", { $0.startAnimation(afterDelay: .nan) })]),
    (
      "pauses and goes on",
      [
        ("start", { $0.startAnimation() }), ("pause", { $0.pauseAnimation() }), ("pause", { $0.pauseAnimation() }),
        ("continue", { $0.startAnimation() }),
      ]
    ),
    (
      "is scrubbed",
      [
        ("0.25", { $0.fractionComplete = 0.25 }), ("0.75", { $0.fractionComplete = 0.75 }),
        ("2", { $0.fractionComplete = 2 }),
        ("-1", { $0.fractionComplete = -1 }), ("nan", { $0.fractionComplete = .nan }),
        ("continue", { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) }),
      ]
    ),
    (
      "is scrubbed along its curve",
      [
        ("curve", { $0.scrubsLinearly = false }), ("0.25", { $0.fractionComplete = 0.25 }),
        ("0.5", { $0.fractionComplete = 0.5 }), ("reverse", { $0.isReversed = true }),
        ("0.75", { $0.fractionComplete = 0.75 }),
        (
          "continue",
          {
            $0.continueAnimation(
              withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
          }
        ),
      ]
    ),
    (
      "is reversed while it runs",
      [
        ("start", { $0.startAnimation() }), ("reverse", { $0.isReversed = true }),
        ("reverse", { $0.isReversed = true }),
        ("fraction", { $0.fractionComplete = 0.9 }),
      ]
    ),
    ("is reversed before it starts", [("reverse", { $0.isReversed = true }), ("start", { $0.startAnimation() })]),
    (
      "stops in the middle, and finishes there",
      [
        ("start", { $0.startAnimation() }), ("stop", { $0.stopAnimation(false) }),
        ("reverse", { $0.isReversed = true }), ("finish", { $0.finishAnimation(at: .current) }),
      ]
    ),
    (
      "stops in the middle, and finishes at the start",
      [
        ("finish", { $0.finishAnimation(at: .end) }), ("start", { $0.startAnimation() }),
        ("stop", { $0.stopAnimation(false) }), ("finish", { $0.finishAnimation(at: .start) }),
      ]
    ),
    (
      "stops in the middle, and finishes at the end",
      [
        ("start", { $0.startAnimation() }), ("stop", { $0.stopAnimation(false) }),
        ("finish", { $0.finishAnimation(at: .end) }), ("start", { $0.startAnimation() }),
      ]
    ),
    (
      "stops without finishing",
      [
        ("start", { $0.startAnimation() }), ("stop", { $0.stopAnimation(true) }), ("stop", { $0.stopAnimation(false) }),
        ("start", { $0.startAnimation() }),
      ]
    ),
    (
      "pauses at its end",
      [
        ("hold", { $0.pausesOnCompletion = true }), ("start", { $0.startAnimation() }), ("wait", { _ in }),
        ("wait", { _ in }), ("reverse", { $0.isReversed = true }), ("start", { $0.startAnimation() }),
        ("release", { $0.pausesOnCompletion = false }),
      ]
    ),
  ]

  private static let makers: [(String, @MainActor () -> UIViewPropertyAnimator)] = [
    ("a curve", { UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) }),
    (
      "control points",
      {
        UIViewPropertyAnimator(
          duration: 0.3, controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.6, y: 0.7))
      }
    ),
    ("a spring", { UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.6) }),
    (
      "a physical spring",
      {
        UIViewPropertyAnimator(
          duration: 0.3,
          timingParameters: UISpringTimingParameters(
            mass: 1.5, stiffness: 200, damping: 18, initialVelocity: CGVector(dx: 2, dy: -1)))
      }
    ),
    (
      "a perceptual spring",
      {
        UIViewPropertyAnimator(duration: 0.3, timingParameters: UISpringTimingParameters(duration: 0.25, bounce: 0.2))
      }
    ),
  ]

  @Test("An animator that is started, paused, scrubbed, reversed and stopped shows the recorded offsets")
  @MainActor func animators() throws {
    for (maker, make) in Self.makers {
      for (script, steps) in Self.scripts where maker == Self.makers[0].0 || script == "runs" {
        let (view, animator) = (makeView(), make())
        animator.addAnimations { view.contentOffset.x = 300 }
        animator.addAnimations({ view.contentOffset.y = 90 }, delayFactor: 0.5)
        animator.addCompletion { [scene] in scene.call("completes at \($0)") }
        for (name, step) in steps {
          step(animator)
          scene.step("\(maker) \(script): \(name)")
          scene.note(
            "Animator",
            [
              "\(animator.state), runs \(animator.isRunning), reversed \(animator.isReversed), fraction"
                + " \(RecordedScene.text(animator.fractionComplete)), delay \(animator.delay)"
            ])
          try follow("0.18 s later", view, 0.18)
        }
        try follow("\(maker) \(script): later", view)
      }
    }
    #expect(try scene.difference(from: "animators") == nil)
  }

  @Test("Changes that are added to a running animator end with it")
  @MainActor func added() throws {
    let (view, animator) = (makeView(), UIViewPropertyAnimator(duration: 0.4, curve: .linear))
    animator.addAnimations { view.contentOffset.x = 300 }
    animator.startAnimation()
    try follow("0.12 s later", view, 0.12)
    animator.addAnimations { view.contentOffset.y = 90 }
    animator.addAnimations({ view.contentOffset.y = 150 }, delayFactor: 0.5)
    try follow("later", view)
    var animatorOfClass: UIViewPropertyAnimator?
    animatorOfClass = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0.1, options: .curveEaseOut, animations: { view.contentOffset.x = 0 },
      completion: { [scene] in scene.call("completes at \($0)") })
    #expect(animatorOfClass?.isRunning == true)
    try follow("a running animator", view)
    #expect(try scene.difference(from: "animator-added") == nil)
  }
}
