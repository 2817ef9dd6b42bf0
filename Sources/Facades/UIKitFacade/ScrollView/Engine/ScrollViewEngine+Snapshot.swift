import ScrollPhysics

extension ScrollViewEngine {
  /// What runs change in an engine that rests, so that a run can be undone.
  @MainActor final class Snapshot {
    fileprivate let run: RunState
    fileprivate let pan: (track: UIPanGestureRecognizer.Track, state: UIGestureRecognizer.State)

    /// The sizes, switches and constants, which ``ScrollViewEngine/restore(_:)`` does not change.
    let configuration: ScrollConfiguration

    init(_ engine: ScrollViewEngine) {
      let recognizer = engine.view.panGestureRecognizer
      (run, pan, configuration) = (engine.run, (recognizer.track, recognizer.state), engine.configuration)
    }
  }

  fileprivate typealias RunState = (
    shown: Shown, time: Double, scroller: Scroller<DelegateTarget>, trace: ScrollTrace, reported: Int,
    lookAhead: FrameLookAhead, input: TouchInput
  )

  private var run: RunState {
    get { (shown, time, scroller, trace, reported, lookAhead, input) }
    set { (shown, time, scroller, trace, reported, lookAhead, input) = newValue }
  }

  /// Goes back to a state without calling the delegate, and forgets the animations.
  func restore(_ snapshot: Snapshot) {
    (run, animations) = (snapshot.run, [])
    (view.panGestureRecognizer.track, view.panGestureRecognizer.state) = snapshot.pan
  }

  /// Returns whether the engine is in a state to which it went back, after an app and a layout pass have been called.
  func isUnchanged(since snapshot: Snapshot) -> Bool {
    configuration == snapshot.configuration && time == snapshot.run.time && isAtRest && animations.isEmpty
      && scroller.position == snapshot.run.scroller.position && trace == snapshot.run.trace
      && shown.contentOffset == snapshot.run.shown.contentOffset
  }
}
