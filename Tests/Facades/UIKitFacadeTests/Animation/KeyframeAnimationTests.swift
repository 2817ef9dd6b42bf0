import FeelTesting
import Foundation
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Animated content offsets: keyframes") @MainActor
struct KeyframeAnimationTests {
  private typealias Options = UIView.KeyframeAnimationOptions

  private static let linear = Options(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func view() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    view.contentSize = CGSize(width: 3000, height: 240)
    return view
  }

  /// A view that goes to 300 pt in the first quarter of a second, and to 100 pt in its second half.
  private func trace(_ options: Options, delay: TimeInterval = 0) throws -> ScrollTrace {
    let view = view()
    UIView.animateKeyframes(
      withDuration: 1, delay: delay, options: options,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.contentOffset.x = 300 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.contentOffset.x = 100 }
      })
    return try view.advance(until: .settled)
  }

  /// The offset of that view at a share of the whole animation.
  private func offset(at share: Double) -> Double {
    share < 0.25 ? 1200 * max(0, share) : share < 0.5 ? 300 : max(100, 300 - 400 * (share - 0.5))
  }

  @Test("A keyframe in the block of an animator moves, as one of an animation does")
  @MainActor func animator() throws {
    let (view, whole) = (view(), UICubicTimingParameters(animationCurve: .linear))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: whole)
    animator.addAnimations {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.contentOffset.x = 300 }
    }
    animator.startAnimation()
    let frames = try view.advance(until: .settled).frames
    #expect(frames.count > 50)
    for frame in frames { #expect(abs(frame.position.x - min(300, 0.3 * frame.time)) <= 1e-9) }
  }

  @Test(
    "Keyframes have constant speed in the animation's time, which eases in and out by default",
    arguments: [0, 1, 2, 3])
  @MainActor func curves(index: Int) throws {
    let options: [UIView.AnimationOptions] = [[], .curveEaseIn, .curveEaseOut, .curveLinear]
    let curves: [CubicTimingCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    let trace = try trace(Options(rawValue: options[index].rawValue), delay: 0.1)
    for frame in trace.frames {
      #expect(abs(frame.position.x - offset(at: curves[index].progress(at: (frame.time - 100) / 1000))) <= 1e-9)
    }
    // Between the breaks the velocity is the slope of the offsets.
    for (before, (middle, after)) in zip(trace.frames, zip(trace.frames.dropFirst(), trace.frames.dropFirst(2)))
    where before.time > 100 && curves[index].progress(at: (after.time - 100) / 1000) < 0.25 {
      let speed = (after.position.x - before.position.x) / (after.time - before.time)
      #expect(abs(middle.velocity.x - speed) <= 0.03 * abs(speed))
    }
    #expect(trace.rest.map { abs($0.time - 1100) <= 1e-9 } == true && trace.brokenLaw == nil)
  }

  @Test("An animation of keyframes ends when the last one does")
  @MainActor func end() throws {
    let view = view()
    var ends: [Double] = []
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.contentOffset.x = 300 }
      }, completion: { _ in ends.append(view.simulationTime) })
    let trace = try view.advance(until: .settled)
    let rest = try #require(trace.rest)
    #expect(abs(CubicTimingCurve.easeInOut.progress(at: rest.time / 1000) - 0.75) <= 1e-9)
    try view.advance(until: .after(1))
    #expect(ends.count == 1 && abs(ends[0] - 1) <= 1e-9)
  }

  @Test("Discrete keyframes jump to their offsets when they end")
  @MainActor func discrete() throws {
    let trace = try trace([.calculationModeDiscrete, Self.linear])
    for frame in trace.frames {
      let expected: Double = frame.time < 250 - 1e-9 ? 0 : frame.time < 1000 - 1e-9 ? 300 : 100
      #expect(frame.position.x == expected, "at \(frame.time) ms")
    }
    #expect(trace.events.map(\.name) == [.didScroll, .didScroll])
  }

  @Test("A keyframe without a duration jumps at its start")
  @MainActor func jump() throws {
    let view = view()
    UIView.animateKeyframes(
      withDuration: 0.4, delay: 0, options: Self.linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.contentOffset.x = 300 }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) { view.contentOffset.y = 7 }
        UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { view.contentOffset.x = 310 }
      })
    let trace = try view.advance(until: .settled)
    for frame in trace.frames where frame.time > 0 {
      #expect(frame.position.x == (frame.time < 200 - 1e-9 ? 10 : 310), "at \(frame.time) ms")
    }
    #expect(trace.rest?.contentOffset.x == 310)
  }

  @Test("A keyframe without a duration jumps back when the animation reverses")
  @MainActor func jumpBack() throws {
    let view = view()
    UIView.animateKeyframes(
      withDuration: 0.4, delay: 0, options: [.autoreverse, Self.linear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.contentOffset.x = 300 }
      })
    let trace = try view.advance(until: .settled)
    #expect(trace.frames.contains { $0.time > 610 && $0.time < 790 })
    for frame in trace.frames where abs(frame.time - 600) > 1e-6 {
      let isBefore = frame.time < 200 - 1e-9 || 600...(800 - 1e-9) ~= frame.time
      #expect(frame.position.x == (isBefore ? 0 : 300), "at \(frame.time) ms")
    }
  }

  @Test("A mode that is not simulated is recorded as an event, so that goldens notice it")
  @MainActor func modes() throws {
    let linear = try trace([])
    #expect(try trace(.calculationModeLinear) == linear)
    let modes: [(Options, ScrollEvent.Name)] = [
      (.calculationModePaced, .keyframePaced), (.calculationModeCubic, .keyframeCubic),
      (.calculationModeCubicPaced, .keyframeCubicPaced),
    ]
    var texts = Set([try golden(linear)])
    for (mode, name) in modes {
      let trace = try trace(mode)
      #expect(trace.frames == linear.frames)
      #expect(trace.events.map(\.name) == [name, .didScroll, name, .didScroll])
      let text = try golden(trace)
      #expect(texts.insert(text).inserted)
      let difference = try #require(
        GoldenDifference.between(try RecordedRun(golden(linear)), and: RecordedRun(text)))
      #expect(difference.description.contains(name.rawValue))
    }
  }

  private func golden(_ trace: ScrollTrace) throws -> String {
    let configuration = try #require(trace.configuration)
    return TraceText.encode(
      ScrollRun(scene: "pager", gesture: "keyframes", configuration: configuration, trace: trace))
  }

  @Test("Keyframes without a duration inherit it from the outer animation")
  @MainActor func inherited() throws {
    let (view, other) = (view(), view())
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: {
        UIView.animateKeyframes(
          withDuration: 0, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.contentOffset.x = 300 }
          })
        UIView.animate(
          withDuration: 0, delay: 0, options: .overrideInheritedDuration, animations: { other.contentOffset.x = 300 })
      })
    let trace = try view.advance(until: .settled)
    for frame in trace.frames {
      #expect(abs(frame.position.x - max(0, min(300, 300 * (frame.time - 250) / 250))) <= 1e-9)
    }
    #expect(try other.advance(until: .settled).frames.allSatisfy { $0.position.x == 300 })
  }

  @Test("Calculation modes that do not exist count as linear", arguments: [5, 6, 7])
  @MainActor func otherModes(mode: UInt) throws {
    #expect(try trace(Options(rawValue: mode << 10)) == trace(.calculationModeLinear))
  }
}
