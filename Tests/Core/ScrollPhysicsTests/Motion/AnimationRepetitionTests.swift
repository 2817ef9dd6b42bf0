import ScrollPhysics
import TestSupport
import Testing

@Suite("Scroller: repeated and reversed animations of the content offset")
struct AnimationRepetitionTests {
  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))

  private static func animation(
    _ repetition: AnimationRepetition, delay: Double = 0, lead: Double = 0, period: Double? = nil
  ) -> ContentOffsetAnimation {
    ContentOffsetAnimation(
      number: 1, timing: .cubic(.linear, duration: 100), delay: delay, repetition: repetition, lead: lead,
      period: period)
  }

  private static func run(
    _ animation: ContentOffsetAnimation, frameRate: Double = 60
  ) -> (view: Scroller<FreeScrolling>, trace: ScrollTrace) {
    var configuration = configuration
    configuration.frameRate = frameRate
    var (view, trace) = (Scroller(configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 1000, y: 0), animation, recording: &trace)
    view.advanceToRest(recording: &trace)
    return (view, trace)
  }

  @Test("Until its delay is over, an animation with a velocity of its own does not move")
  func delayedVelocity() {
    let spring = SpringTiming(dampingRatio: 0.7, duration: 500, velocity: 0.02)
    let (_, trace) = Self.run(ContentOffsetAnimation(number: 1, timing: .spring(spring), delay: 100))
    let (waiting, moving) = (trace.frames.filter { $0.time < 100 }, trace.frames.filter { $0.time >= 100 })
    #expect(waiting.count >= 5 && waiting.allSatisfy { $0.velocity == .zero && $0.position == .zero })
    #expect(moving.prefix(5).allSatisfy { $0.velocity.x > 5 })
  }

  /// The offsets on the screen at some times, of a view that is advanced to each.
  private static func shown(_ animation: ContentOffsetAnimation, at times: [Double]) -> [Double] {
    var (view, trace) = (Scroller(configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 1000, y: 0), animation, recording: &trace)
    return times.map {
      view.advance(to: $0, recording: &trace)
      return (view.shownPosition.x * 1e6).rounded() / 1e6
    }
  }

  @Test("Each cycle begins at the old offset, and the new offset is shown after the last one")
  func cycles() {
    let thrice = Self.animation(.init(count: 3, autoreverses: false), delay: 20)
    #expect(Self.shown(thrice, at: [20, 45, 95, 145, 295, 319, 320]) == [0, 250, 750, 250, 750, 990, 1000])
    let trace = Self.run(thrice).trace
    #expect(trace.rest == .init(time: 320, contentOffset: Vector2D(x: 1000, y: 0)) && trace.brokenLaw == nil)
    #expect(trace.events.map(\.name) == [.didScroll])
    // Half a cycle more ends with a jump.
    let half = Self.animation(.init(count: 1.5, autoreverses: false))
    #expect(Self.shown(half, at: [50, 125, 149, 150]) == [500, 250, 490, 1000])
  }

  @Test("With autoreverse a cycle is twice as long, and a half cycle ends at the new offset")
  func autoreverses() {
    let twice = Self.animation(.init(count: 2, autoreverses: true))
    #expect(Self.shown(twice, at: [25, 100, 125, 190]) == [250, 1000, 750, 100])
    #expect(Self.shown(twice, at: [225, 325, 399, 400]) == [250, 750, 10, 1000])
    let more = Self.animation(.init(count: 1.5, autoreverses: true))
    #expect(Self.shown(more, at: [150, 250, 299, 300]) == [500, 500, 990, 1000])
    // At the instant of its turn an animation stands still.
    let turn = Self.run(twice, frameRate: 100).trace.frames.filter { (95...115).contains($0.time) }
    #expect(turn.map(\.time) == [100, 110] && turn.map(\.velocity.x) == [0, -10])
    let frames = Self.run(twice).trace.frames
    #expect(frames.contains { $0.velocity.x > 9.9 } && frames.contains { $0.velocity.x < -9.9 })
    #expect(Self.run(more).trace.rest == .init(time: 300, contentOffset: Vector2D(x: 1000, y: 0)))
  }

  @Test("A change that starts late in a cycle waits in each cycle, and stays until it reverses")
  func leads() {
    let late = Self.animation(.init(count: 2, autoreverses: true), lead: 100, period: 300)
    #expect(Self.shown(late, at: [50, 150, 250, 350, 450, 550, 700, 750]) == [0, 500, 1000, 1000, 500, 0, 0, 500])
    #expect(Self.run(late).trace.rest?.time == 1200)
  }

  @Test("An endless animation is shown for one cycle and stays at its end, at any frame rate")
  func endless() {
    for autoreverses in [false, true] {
      let animation = Self.animation(.init(count: .infinity, autoreverses: autoreverses), delay: 30)
      let cycle = autoreverses ? 230.0 : 130
      for rate in [60.0, 120, 17] {
        var (view, trace) = Self.run(animation, frameRate: rate)
        #expect(trace.rest == .init(time: cycle, contentOffset: .zero) && view.isAtRest && view.isAnimating(1))
        #expect(view.contentOffset.x == 1000 && view.phase == .idle && trace.brokenLaw == nil)
        let count = trace.frames.count
        view.advance(to: 10_000, recording: &trace)
        #expect(trace.frames.count == count && view.shownPosition == .zero)
        view.stopAnimation(1, keepingShown: false, recording: &trace)
        #expect(view.shownPosition.x == 1000 && !view.isAnimating(1))
      }
      #expect(Self.shown(animation, at: [55, 105]) == [250, 750])
    }
    // More than a day counts as endless, unless it is one cycle.
    let day = 86_400_000.0
    #expect(AnimationRepetition(count: 864_000, autoreverses: false).duration(of: 100) == day)
    #expect(AnimationRepetition(count: 864_001, autoreverses: false).duration(of: 100) == .infinity)
    #expect(AnimationRepetition(count: 1, autoreverses: false).duration(of: 2 * day) == 2 * day)
    #expect(AnimationRepetition(count: 0, autoreverses: true) == AnimationRepetition(count: 1, autoreverses: true))
    #expect(AnimationRepetition(count: .nan, autoreverses: false) == AnimationRepetition())
  }

  @Test("A reversed animation restores the old content offset in one call")
  func toStart() {
    for pause in [40.0, 100.0 / 6] {
      var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
      view.animateContentOffset(to: Vector2D(x: 1000, y: 0), Self.animation(.init()), recording: &trace)
      view.advance(to: pause, recording: &trace)
      view.pauseAnimation(1, recording: &trace)
      view.resumeAnimation(1, timing: .cubic(.linear, duration: 200), toStart: true, recording: &trace)
      view.advance(to: pause + 100, recording: &trace)
      #expect(abs(view.shownPosition.x - 5 * pause) <= 1e-9 && view.contentOffset.x == 1000)
      view.advanceToRest(recording: &trace)
      #expect(trace.rest == .init(time: pause + 200, contentOffset: .zero) && view.contentOffset == .zero)
      #expect(trace.events.map(\.name) == [.didScroll, .didScroll] && trace.brokenLaw == nil)
      #expect(trace.frames.filter { $0.time >= pause + 200 }.count == 1)
    }
  }

  @Test("After an animation is reversed during a deceleration, the deceleration goes on")
  func deceleration() throws {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 500, y: 0), Self.animation(.init()), recording: &trace)
    view.pauseAnimation(1, leaving: 0.5, recording: &trace)
    view.release(
      ReleaseState(contentOffset: Vector2D(x: 500, y: 0), velocity: Vector2D(x: 1, y: 0), dragStartOffset: .zero),
      recording: &trace)
    view.resumeAnimation(1, timing: .cubic(.linear, duration: 100), toStart: true, recording: &trace)
    view.advanceToRest(recording: &trace)
    var (plain, plainTrace) = (Scroller(Self.configuration), ScrollTrace())
    plain.release(
      ReleaseState(contentOffset: Vector2D(x: 500, y: 0), velocity: Vector2D(x: 1, y: 0), dragStartOffset: .zero),
      recording: &plainTrace)
    plain.advanceToRest(recording: &plainTrace)
    #expect(view.contentOffset.x == plain.contentOffset.x - 500)
    let (rest, plainRest) = (try #require(trace.rest).time, try #require(plainTrace.rest).time)
    #expect(abs(rest - plainRest) <= 1e-9)
  }

  @Test("An animation held at its end stays paused there, in either direction")
  func holds() {
    var (view, trace) = (Scroller(Self.configuration), ScrollTrace())
    view.animateContentOffset(to: Vector2D(x: 1000, y: 0), Self.animation(.init()), recording: &trace)
    view.holdAnimation(1, true)
    view.advanceToRest(recording: &trace)
    #expect(view.isAnimating(1) && view.shownPosition.x == 1000 && trace.rest?.time == 100)
    view.resumeAnimation(1, timing: .cubic(.linear, duration: 100), toStart: true, recording: &trace)
    view.advanceToRest(recording: &trace)
    #expect(view.isAnimating(1) && view.shownPosition.x == 0 && view.contentOffset.x == 1000)
    view.pauseAnimation(1, leaving: 0.25, recording: &trace)
    #expect(view.shownPosition.x == 750)
  }
}
