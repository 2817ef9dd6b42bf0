import ScrollPhysics

extension ScrollViewEngine {
  /// What runs change in an engine that rests, so that a run can be undone.
  @MainActor
  final class Snapshot {
    fileprivate let shown: Shown
    fileprivate let time: Double
    fileprivate let scroller: Scroller<DelegateTarget>
    fileprivate let trace: ScrollTrace
    fileprivate let reported: Int
    fileprivate let lookAhead: FrameLookAhead
    fileprivate let input: TouchInput
    fileprivate let pan: (track: UIPanGestureRecognizer.Track, state: UIGestureRecognizer.State)

    /// The sizes, switches and constants, which ``ScrollViewEngine/restore(_:)`` does not change.
    let configuration: ScrollConfiguration

    init(_ engine: ScrollViewEngine) {
      (shown, time, scroller, trace) = (engine.shown, engine.time, engine.scroller, engine.trace)
      (reported, lookAhead, input) = (engine.reported, engine.lookAhead, engine.input)
      let recognizer = engine.view.panGestureRecognizer
      (pan, configuration) = ((recognizer.track, recognizer.present), engine.configuration)
    }
  }

  /// Goes back to a state without calling the delegate, and forgets the animations.
  func restore(_ snapshot: Snapshot) {
    (shown, time, scroller, trace) = (snapshot.shown, snapshot.time, snapshot.scroller, snapshot.trace)
    (reported, lookAhead, input, animations) = (snapshot.reported, snapshot.lookAhead, snapshot.input, [])
    (view.panGestureRecognizer.track, view.panGestureRecognizer.present) = snapshot.pan
  }

  /// Returns whether the engine is in a state to which it went back, after an app and a layout pass have been called.
  func isUnchanged(since snapshot: Snapshot) -> Bool {
    configuration == snapshot.configuration && time == snapshot.time && isAtRest && animations.isEmpty
      && scroller.position == snapshot.scroller.position && shown.contentOffset == snapshot.shown.contentOffset
      && trace == snapshot.trace
  }
}
