import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroller: animated offsets of an app")
struct ScrollerPresentationTests {
  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))

  private static func animation(
    _ timing: AnimationTiming = .cubic(.easeInOut, duration: 300), delay: Double = 0, number: Int = 1
  ) -> ContentOffsetAnimation { ContentOffsetAnimation(number: number, timing: timing, delay: delay) }

  private static func run(
    _ animation: ContentOffsetAnimation, frameRate: Double = 60, step: Double = 1
  ) -> (view: Scroller<FreeScrolling>, trace: ScrollTrace) {
    var configuration = configuration
    (configuration.frameRate, configuration.step) = (frameRate, step)
    var (view, trace) = (Scroller(configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 375, y: 0), animation, recording: &trace)
    view.advanceToRest(recording: &trace)
    return (view, trace)
  }

  @Test("Clients read the target immediately and get one call; frames show the animation")
  func shown() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 375, y: 0), Self.animation(), recording: &trace)
    #expect(view.contentOffset.x == 375 && view.phase == .animating && !view.isAtRest)
    #expect(trace.events.map(\.name) == [.didScroll] && trace.rest == nil)
    view.advanceToRest(recording: &trace)
    #expect(trace.events.count == 1 && view.isAtRest && view.phase == .idle)
    let motion = CubicAnimation(from: 0, to: 375, curve: .easeInOut, duration: 300)
    #expect(trace.frames.count == 19)
    for frame in trace.frames {
      #expect(abs(frame.position.x - motion.offset(at: frame.time)) <= 1e-12)
      #expect(abs(frame.velocity.x - motion.velocity(at: frame.time)) <= 1e-12)
      #expect(frame.phase == (frame.time < 300 ? .animating : .idle))
    }
    #expect(trace.rest == .init(time: 300, contentOffset: Vector2D(x: 375, y: 0)))
  }

  @Test("Any step and frame rate give the same positions")
  func invariance() {
    let spring = Self.animation(.spring(SpringTiming(dampingRatio: 0.4, duration: 500)))
    let base = Self.run(spring)
    for (rate, step) in [(120.0, 1.0), (60, 0.25), (120, 4)] {
      let other = Self.run(spring, frameRate: rate, step: step)
      #expect(other.trace.rest == base.trace.rest)
      for frame in base.trace.frames.dropLast() {
        #expect(other.trace.frames.contains { $0 == frame }, "\(frame.time) ms at \(rate) Hz")
      }
    }
  }

  @Test("The frames do not depend on how time is advanced")
  func slices() {
    let animation = Self.animation(.spring(SpringTiming(dampingRatio: 0.4, duration: 500)), delay: 30)
    let whole = Self.run(animation).trace
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 375, y: 0), animation, recording: &trace)
    for time in stride(from: 0, to: 700, by: 3.7) { view.advance(to: time, recording: &trace) }
    #expect(trace.frames == whole.frames && trace.rest == whole.rest)
    var outcome = ScrollTrace(detail: .outcome)
    var other = Scroller(Self.configuration)
    other.animateContentOffset(to: Vector2D(x: 375, y: 0), animation, recording: &outcome)
    other.advanceToRest(recording: &outcome)
    #expect(outcome.rest == whole.rest && outcome.frames.isEmpty && other.isAtRest)
  }

  @Test("Advancing to the rest within limits gives the frames of one advance, and says when the view is at rest")
  func limits() {
    let animations = [
      Self.animation(), Self.animation(delay: 100),
      Self.animation(.spring(SpringTiming(dampingRatio: 0.4, duration: 500))),
      Self.animation(.jump(duration: 250)),
    ]
    for animation in animations {
      for isFlicked in [false, true] {
        for every in [7.3, 50, 16.666_666_666_666_668, 1000] {
          var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
          if isFlicked {
            view.release(
              ReleaseState(contentOffset: Vector2D(x: 0, y: 0), velocity: Vector2D(x: 0.5, y: 0)), recording: &trace)
          }
          view.animateContentOffset(to: Vector2D(x: 375, y: 0), animation, recording: &trace)
          var (other, whole) = (view, trace)
          other.advanceToRest(recording: &whole)
          var limit = 0.0
          while limit < 20_000 {
            limit += every
            let isAtRest = view.advanceToRest(limit: limit, recording: &trace)
            #expect(isAtRest == view.isAtRest)
            if isAtRest { break }
            #expect(view.time == limit)
          }
          #expect(view.isAtRest && view.contentOffset == other.contentOffset)
          // A view that comes to rest between the last frame and a limit records its last frame at the limit.
          #expect(trace.frames.dropLast() == whole.frames.dropLast() && trace.frames.count == whole.frames.count)
          #expect(trace.frames.last?.position == whole.frames.last?.position && trace.frames.last?.phase == .idle)
          #expect(trace.rest == whole.rest, "\(animation) \(isFlicked) \(every)")
        }
      }
    }
  }

  @Test("During a delay nothing moves, and the phase is that of the animation")
  func delay() {
    let trace = Self.run(Self.animation(delay: 100)).trace
    #expect(trace.frames.filter { $0.time <= 100 }.allSatisfy { $0.position.x == 0 && $0.phase == .animating })
    #expect(trace.frames.filter { $0.time <= 100 }.count == 7 && trace.rest?.time == 400)
  }

  @Test("A second animation adds to the first, without a jump of position")
  func adds() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 375, y: 0), Self.animation(), recording: &trace)
    view.advance(to: 150, recording: &trace)
    view.animateContentOffset(to: .zero, Self.animation(number: 2), recording: &trace)
    view.advanceToRest(recording: &trace)
    let one = CubicAnimation(from: -375, to: 0, curve: .easeInOut, duration: 300)
    let two = CubicAnimation(from: 375, to: 0, curve: .easeInOut, duration: 300)
    for frame in trace.frames where frame.time >= 150 {
      let sum = one.offset(at: frame.time) + two.offset(at: frame.time - 150)
      if frame.time > 150 { #expect(abs(frame.position.x - sum) <= 1e-9) }
    }
    let steps = zip(trace.frames, trace.frames.dropFirst()).map { abs($1.position.x - $0.position.x) }
    #expect(steps.max().map { $0 < 40 } == true)
    #expect(trace.rest == .init(time: 450, contentOffset: .zero))
    #expect(trace.events.map(\.name) == [.didScroll, .didScroll])
  }

  @Test("A finger drags the offset that clients read, and the rest of the animation is added to it")
  func finger() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 375, y: 0), Self.animation(), recording: &trace)
    view.touchDown(at: Vector2D(x: 200, y: 100), time: 100, recording: &trace)
    #expect(view.phase == .tracking && view.contentOffset.x == 375)
    for n in 1...20 {
      view.touchMove(to: Vector2D(x: 200 - 5 * Double(n), y: 100), time: 100 + 10 * Double(n), recording: &trace)
    }
    #expect(view.contentOffset.x == 375 + 90 && view.phase == .dragging)
    let motion = CubicAnimation(from: -375, to: 0, curve: .easeInOut, duration: 300)
    for frame in trace.frames where frame.phase == .dragging {
      let held = frame.position.x - motion.offset(at: frame.time)
      #expect(held > 374.9 && held < 465.1)
    }
    view.advance(to: 400, recording: &trace)
    view.touchUp(time: 400, recording: &trace)
    #expect(trace.releases.first?.contentOffset.x == 465 && view.isAtRest)
    #expect(trace.rest == .init(time: 400, contentOffset: Vector2D(x: 465, y: 0)))
  }

  @Test("An animation during a deceleration is added to it, and the view rests when both have ended")
  func deceleration() {
    func flick(_ view: inout Scroller<FreeScrolling>, _ trace: inout ScrollTrace) {
      view.release(
        ReleaseState(contentOffset: Vector2D(x: 500, y: 0), velocity: Vector2D(x: 1, y: 0), dragStartOffset: .zero),
        recording: &trace)
    }
    var (plain, plainTrace) = (Scroller(Self.configuration), ScrollTrace())
    flick(&plain, &plainTrace)
    plain.assignContentOffset(Vector2D(x: 600, y: 0), recording: &plainTrace)
    plain.advanceToRest(recording: &plainTrace)
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    flick(&view, &trace)
    view.animateContentOffset(to: Vector2D(x: 600, y: 0), Self.animation(), recording: &trace)
    view.advanceToRest(recording: &trace)
    #expect(trace.rest == plainTrace.rest && trace.events == plainTrace.events)
    let left = CubicAnimation(from: -100, to: 0, curve: .easeInOut, duration: 300)
    for (frame, other) in zip(trace.frames.suffix(60), plainTrace.frames.suffix(60)) {
      #expect(frame.time == other.time && frame.phase == other.phase)
      #expect(abs(frame.position.x - other.position.x - left.offset(at: frame.time)) <= 1e-9)
    }
    var (late, lateTrace) = (Scroller(Self.configuration), ScrollTrace())
    flick(&late, &lateTrace)
    late.animateContentOffset(
      to: Vector2D(x: 600, y: 0), Self.animation(.cubic(.linear, duration: 9000)), recording: &lateTrace)
    late.advanceToRest(recording: &lateTrace)
    #expect(lateTrace.rest?.time == 9000 && lateTrace.frames.last?.phase == .idle)
  }

  @Test("The velocity of an animation that begins with a release is its launch velocity")
  func launch() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.release(
      ReleaseState(contentOffset: Vector2D(x: 200, y: 0), velocity: .zero, dragStartOffset: .zero), recording: &trace)
    view.animateContentOffset(
      to: Vector2D(x: 375, y: 0),
      Self.animation(.spring(SpringTiming(dampingRatio: 1, duration: 400, velocity: 0.002))),
      recording: &trace)
    #expect(abs((trace.releases.first?.launchVelocity.x ?? 0) - 0.35) <= 1e-12)
  }

  @Test("A stopped animation keeps either the offset on the screen or the target")
  func stops() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 375, y: 0), Self.animation(), recording: &trace)
    view.advance(to: 150, recording: &trace)
    var other = view
    var otherTrace = trace
    view.stopAnimation(1, keepingShown: true, recording: &trace)
    #expect(view.contentOffset.x == 187.5 && view.isAtRest && trace.rest?.time == 150)
    #expect(trace.frames.last.map { abs($0.position.x - 187.5) <= 1e-9 } == true)
    #expect(trace.events.map(\.name) == [.didScroll, .didScroll])
    other.stopAnimation(nil, keepingShown: false, recording: &otherTrace)
    #expect(other.contentOffset.x == 375 && other.isAtRest && otherTrace.rest?.time == 150)
    #expect(otherTrace.frames.last?.position.x == 375 && otherTrace.events.count == 1)
    #expect(!other.isAnimating(1))
  }

  @Test("A paused animation stands still, and continues from there")
  func pauses() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 375, y: 0), Self.animation(), recording: &trace)
    view.advance(to: 150, recording: &trace)
    view.pauseAnimation(1, recording: &trace)
    #expect(view.isAtRest && abs(view.shownPosition.x - 187.5) <= 1e-9 && view.contentOffset.x == 375)
    view.pauseAnimation(1, leaving: 0.2, recording: &trace)
    #expect(abs(view.shownPosition.x - 300) <= 1e-9)
    view.advance(to: 500, recording: &trace)
    view.resumeAnimation(1, timing: .cubic(.linear, duration: 100), recording: &trace)
    view.advance(to: 550, recording: &trace)
    #expect(abs(view.shownPosition.x - 337.5) <= 1e-9)
    view.advanceToRest(recording: &trace)
    #expect(trace.rest == .init(time: 600, contentOffset: Vector2D(x: 375, y: 0)))
    #expect(trace.brokenLaw == nil)
  }

  @Test("An animation to the current offset does nothing")
  func nowhere() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: .zero, Self.animation(), recording: &trace)
    #expect(view.isAtRest && trace.events.isEmpty)
  }
}
