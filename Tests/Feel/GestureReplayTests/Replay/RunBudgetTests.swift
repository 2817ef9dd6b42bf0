import GestureReplay
import ScrollPhysics
import Testing

@Suite("The budget of a run")
struct RunBudgetTests {
  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 9000, height: 240), boundsSize: Size2D(width: 375, height: 240))

  private static func flung(frameRate: Double) -> Scroller<FreeScrolling> {
    var configuration = configuration
    configuration.frameRate = frameRate
    var (view, trace) = (Scroller(configuration), ScrollTrace())
    view.release(
      ReleaseState(contentOffset: .zero, velocity: Vector2D(x: 2.3, y: 0)), recording: &trace)
    return view
  }

  @Test(
    "A run of as many frames as the budget comes to rest, and with one frame less it does not", arguments: [60, 120.0])
  func exact(frameRate: Double) {
    var (view, trace) = (Self.flung(frameRate: frameRate), ScrollTrace())
    view.advanceToRest(limit: 60_000, recording: &trace)
    let count = trace.frames.count
    #expect(count > 100)
    for (frames, rests) in [(count - 1, false), (count, true), (count + 1, true)] {
      var (view, trace, budget) = (Self.flung(frameRate: frameRate), ScrollTrace(), RunBudget(frames: frames))
      #expect(budget.advanceToRest(&view, limit: 60_000, recording: &trace) == rests, "\(frames) of \(count) frames")
      #expect(budget.isSpent == !rests)
    }
  }

  @Test("Where frames are not recorded, sixtieths of a second count, and a view at rest costs nothing")
  func sixtieths() {
    for (end, frames, isEnough) in [(1000.0, 60, true), (1000, 59, false), (1001, 60, false), (2000, 120, true)] {
      var (view, trace) = (Self.flung(frameRate: 60), ScrollTrace(detail: .outcome))
      var budget = RunBudget(frames: frames)
      #expect(budget.advance(&view, to: end, recording: &trace) == isEnough, "\(end) ms with \(frames)")
    }
    var (view, trace, budget) = (Scroller(Self.configuration), ScrollTrace(), RunBudget(frames: 1))
    #expect(budget.advance(&view, to: 80_000_000, recording: &trace) && view.time == 80_000_000)
  }

  @Test("A view that never rests is an error that says how long it was watched, and what to change")
  func errors() {
    var view = Scroller(Self.configuration)
    let flick = TouchGesture.drag(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), over: 60)
    let error = #expect(throws: ReplayError.self) { _ = try view.perform(flick, limit: 200) }
    #expect(
      error?.description
        == "the view is still moving 200 ms after the gesture; use a smaller deceleration rate, or constants that let it"
        + " settle")
    #expect(
      RunBudget().error.description
        == "the view is still moving after 1000000 frames, the most that a run may have; use a smaller deceleration"
        + " rate, fewer frames per second, or less time")
  }

  @Test("A run that ends by its limit before the budget is spent is no error of the budget")
  func limits() {
    var (view, trace, budget) = (Self.flung(frameRate: 60), ScrollTrace(), RunBudget())
    #expect(!budget.advanceToRest(&view, limit: 500, recording: &trace) && !budget.isSpent && view.time == 500)
    var unlimited = RunBudget.unlimited
    #expect(unlimited.advanceToRest(&view, limit: 60_000, recording: &trace) && !unlimited.isSpent)
    #expect(RunBudget.maximumFrames == 1_000_000)
    #expect("\(budget.error)".contains("1000000 frames"), "\(budget.error)")
  }
}
