import ScrollPhysics
import Testing
import TestSupport

/// States that a gesture alone does not lead to.
@Suite("Unusual states of a scroll view")
struct ScrollViewStateTests {
  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  @Test(
    "A view rests inside its range if the range shrinks while it moves to its target",
    arguments: StillRetarget.allCases, [0.0, 1])
  func shrunk(still: StillRetarget, velocity: Double) {
    for bounces in [true, false] {
      var configuration = ScrollConfiguration.list
      configuration.tuning.stillRetarget = still
      configuration.bounces = bounces
      var stage = Stage(configuration, at: y(1500), behavior: RecordingBehavior { _, _ in Vector2D(x: 0, y: 2000) })
      stage.view.release(ReleaseState(contentOffset: y(1500), velocity: y(velocity)), recording: &stage.trace)
      stage.wait(50)
      stage.view.update(recording: &stage.trace) {
        $0.geometry.contentSize.height -= 1800
      }
      #expect(stage.view.configuration.geometry.maximumOffset(.vertical) == 1200)
      stage.settle()
      #expect(stage.view.position.y == 1200, "\(still), bounces: \(bounces)")
    }
  }

  @Test("Advancing by no time moves nothing", arguments: OpposedRetarget.allCases, [ScrollTrace.Detail.full, .outcome])
  func noTime(opposed: OpposedRetarget, detail: ScrollTrace.Detail) {
    for target in [843.0, 889.9, 890.1] {
      var configuration = ScrollConfiguration.list
      configuration.tuning.opposedRetarget = opposed
      var stage = Stage(
        configuration, at: y(890), behavior: RecordingBehavior { _, _ in Vector2D(x: 0, y: target) }, detail: detail)
      stage.view.release(ReleaseState(contentOffset: y(890), velocity: y(1)), recording: &stage.trace)
      let events = stage.trace.events.count
      stage.wait(0)
      #expect(stage.view.position == y(890) && stage.trace.events.count == events)
      // A jump comes with the first frame.
      stage.wait(1)
      if opposed == .snap { #expect(stage.view.position == y(890)) }
      stage.settle()
      #expect(abs(stage.view.position.y - target) <= 0.25)
    }
  }

  @Test("By default the drag of a release begins at the release's content offset")
  func dragStart() {
    var view = Scroller(.list, contentOffset: y(100), behavior: RecordingBehavior { target, _ in target })
    var trace = ScrollTrace()
    _ = view.landing(of: ReleaseState(contentOffset: y(700), velocity: y(1)))
    view.release(ReleaseState(contentOffset: y(700), velocity: y(1)), recording: &trace)
    let starts = view.behavior.contexts.map(\.dragStartOffset)
    #expect(!starts.isEmpty && starts.allSatisfy { $0 == y(700) })
    #expect(trace.releases.last?.dragStartOffset == y(700))
  }

  @Test("The detail of a trace does not change when a view is at rest, nor its phase", arguments: [0.4, 3, -2])
  func recorderIsPassive(velocity: Double) {
    for (target, frameRate) in [(nil, 60), (1200, 7), (nil, 7)] as [(Double?, Double)] {
      var configuration = ScrollConfiguration.list
      configuration.frameRate = frameRate
      var full = Stage(
        configuration, at: y(1000), behavior: RecordingBehavior { natural, _ in Vector2D(x: 0, y: target ?? natural.y) }
      )
      var outcome = Stage(configuration, at: y(1000), behavior: full.view.behavior, detail: .outcome)
      full.view.release(ReleaseState(contentOffset: y(1000), velocity: y(velocity)), recording: &full.trace)
      outcome.view.release(ReleaseState(contentOffset: y(1000), velocity: y(velocity)), recording: &outcome.trace)
      for step in 0..<900 {
        let wait = [0, 1, 0.3, 16.7, 5][step % 5]
        full.wait(wait)
        outcome.wait(wait)
        #expect(full.view.isAtRest == outcome.view.isAtRest, "at \(full.view.time) ms")
        #expect(full.view.phase == outcome.view.phase, "at \(full.view.time) ms")
        #expect(full.view.contentOffset == outcome.view.contentOffset, "at \(full.view.time) ms")
        if full.view.isAtRest { break }
      }
      full.settle()
      outcome.settle()
      #expect(full.view.time == outcome.view.time)
      #expect(full.trace.rest == outcome.trace.rest)
    }
  }

  @Test("The detail of a trace does not change the time at which a view rests", arguments: [60.0, 7, 59.94])
  func restTime(frameRate: Double) {
    var configuration = ScrollConfiguration.list
    configuration.frameRate = frameRate
    for limit in [nil, 300, 2348.5, 2349.1, 2349.3, 2360] as [Double?] {
      let times = [ScrollTrace.Detail.full, .outcome].map { detail in
        var stage = Stage(configuration, at: y(100), behavior: FreeScrolling(), detail: detail)
        stage.view.release(ReleaseState(contentOffset: y(100), velocity: y(1)), recording: &stage.trace)
        let rests = stage.view.advanceToRest(limit: limit, recording: &stage.trace)
        return "\(rests) \(stage.view.time) \(stage.view.phase) \(stage.view.contentOffset)"
      }
      #expect(times[0] == times[1], "limit \(String(describing: limit))")
    }
  }

  @Test("A deceleration beyond a receding edge goes on to its target")
  func recedingEdge() {
    var stage = Stage(.list, at: y(300), behavior: RecordingBehavior { _, _ in Vector2D(x: 0, y: -200) })
    stage.view.release(ReleaseState(contentOffset: y(300), velocity: y(-1)), recording: &stage.trace)
    stage.wait(50)
    stage.view.update(recording: &stage.trace) { $0.geometry.contentInset.top = 400 }
    stage.settle()
    let motion = Deceleration(from: 300, velocity: -1, to: -200)
    var worst = Worst()
    for frame in stage.trace.frames where frame.time > 60 && frame.time < motion.duration {
      worst.note(frame.position.y - motion.offset(at: frame.time), "\(frame.time) ms")
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position.y == -200 && abs((stage.trace.rest?.time ?? 0) - motion.duration) <= 1e-6)
  }

  @Test("A touch that stops an animation outside the range ends inside it", arguments: [true, false], [true, false])
  func touchOutside(isCancelled: Bool, bounces: Bool) {
    var configuration = ScrollConfiguration.list
    configuration.bounces = bounces
    var stage = Stage(configuration, at: y(100))
    stage.view.setContentOffset(y(-300), animated: true, recording: &stage.trace)
    stage.wait(200)
    #expect(stage.view.position.y < 0)
    stage.down()
    stage.wait(40)
    if isCancelled { stage.cancel() } else { stage.lift() }
    stage.settle()
    #expect(stage.view.position.y == 0 && stage.view.isAtRest && stage.trace.rest?.contentOffset.y == 0)
    #expect(stage.calls.filter { $0 == .willBeginDecelerating }.count == (bounces ? 1 : 0))
    #expect(stage.calls.last == (bounces ? .didEndDecelerating : .didScroll))
  }

  #if !os(iOS)
    @Test("An invalid constant stops the process when the configuration is set")
    func tuningIsChecked() async {
      await #expect(processExitsWith: .failure) {
        var configuration = ScrollConfiguration.list
        configuration.tuning.stoppingSpeed = 0
        _ = Scroller(configuration)
      }
      await #expect(processExitsWith: .failure) {
        var view = Scroller(.list)
        var trace = ScrollTrace()
        view.update(recording: &trace) { $0.tuning.pageSpringFrequency = .nan }
      }
    }
  #endif

  @Test("If the range shrinks, the end of an animation moves with it")
  func animationIntoShrunkRange() {
    var stage = Stage(.list, at: y(100))
    stage.view.setContentOffset(y(2500), animated: true, recording: &stage.trace)
    stage.wait(100)
    stage.view.update(recording: &stage.trace) { $0.geometry.contentSize.height -= 1800 }
    stage.settle()
    #expect(stage.view.position.y == 1200)
  }
}
