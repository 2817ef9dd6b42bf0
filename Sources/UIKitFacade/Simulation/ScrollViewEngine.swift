import Foundation
import GestureReplay
import ScrollPhysics

/// Drives a scroller for a scroll view: frame by frame, so that the delegate is called when something happens.
///
/// While the scroller asks where to land it is in use, and a delegate may still read everything and change anything.
/// So what clients read is a copy, ``shown`` and ``configuration``, and changes wait for the scroller.
@MainActor
final class ScrollViewEngine {
  /// What clients read.
  struct Shown {
    var contentOffset: Vector2D
    var flags: ScrollEvent.Flags = []
  }

  private(set) var shown: Shown
  private(set) var configuration: ScrollConfiguration
  /// What time it is, in ms.
  private(set) var time = 0.0
  /// Whether the scroller asks where to land, so that changes wait.
  private(set) var isWaiting = false

  private unowned let view: UIScrollView
  private var scroller: Scroller<DelegateTarget>
  private var trace: ScrollTrace
  /// The number of the trace's events that the delegate has been told.
  private var told = 0
  private var waiting: [(ScrollViewEngine) -> Void] = []
  /// Where the finger was last, in points.
  private var finger = Vector2D.zero

  init(_ view: UIScrollView) {
    self.view = view
    configuration = ScrollConfiguration(contentSize: .zero, boundsSize: .zero)
    shown = Shown(contentOffset: .zero)
    scroller = Scroller(configuration, behavior: DelegateTarget(view: view))
    trace = ScrollTrace(displayScale: configuration.displayScale)
  }

  /// What has been recorded; the next recording begins.
  func takeTrace() -> ScrollTrace {
    precondition(!isWaiting, "a scroll view cannot be driven from its delegate's scrollViewWillEndDragging")
    let taken = trace
    trace = ScrollTrace(displayScale: configuration.displayScale)
    told = 0
    return taken
  }

  // MARK: Changes

  /// Does something with the scroller as soon as it is free.
  func act(_ action: @escaping (ScrollViewEngine) -> Void) {
    if isWaiting {
      waiting.append(action)
    } else {
      action(self)
      tell()
    }
  }

  /// Uses the scroller, then makes the changes that were asked for meanwhile; who called is still to tell.
  private func use(_ body: (inout Scroller<DelegateTarget>, inout ScrollTrace) -> Void) {
    isWaiting = true
    body(&scroller, &trace)
    isWaiting = false
    if waiting.isEmpty { return }
    let actions = waiting
    waiting = []
    for action in actions { action(self) }
  }

  /// Changes sizes, switches or constants.
  func change(_ change: (inout ScrollConfiguration) -> Void) {
    let old = configuration
    change(&configuration)
    if configuration == old { return }
    act { engine in
      let new = engine.configuration
      engine.use { scroller, trace in scroller.update(recording: &trace) { $0 = new } }
    }
  }

  func assign(_ offset: Vector2D) { use { $0.assignContentOffset(offset, recording: &$1) } }

  func set(_ offset: Vector2D, animated: Bool) {
    use { $0.setContentOffset(offset, animated: animated, recording: &$1) }
  }

  /// Lets clients read an offset that the scroller has still to take.
  func pretend(_ offset: Vector2D) { shown.contentOffset = offset }

  // MARK: The finger

  func touch(_ sample: TouchSample, at time: Double) {
    advance(to: time)
    let (place, pan) = (sample.place, view.panGestureRecognizer)
    switch sample.phase {
    case .began:
      use { $0.touchDown(at: place, time: time, recording: &$1) }
      pan.begin(at: place, time: time, catchesMotion: scroller.isDragging, tuning: configuration.tuning)
      finger = place
    case .moved:
      move(to: place)
    case .ended, .cancelled:
      // The scroller would move first as well; the delegate is to be told before it is asked.
      if sample.phase == .ended && place != finger { move(to: place) }
      pan.end(time: time, isDragging: scroller.isDragging, isCancelled: sample.phase == .cancelled)
      use { scroller, trace in
        if sample.phase == .ended {
          scroller.touchUp(time: time, recording: &trace)
        } else {
          scroller.touchCancel(time: time, recording: &trace)
        }
      }
      tell()
      pan.reset()
    }
    tell()
    view.layoutIfNeeded()
  }

  private func move(to place: Vector2D) {
    let time = time
    use { $0.touchMove(to: place, time: time, recording: &$1) }
    finger = place
    view.panGestureRecognizer.move(to: place, time: time, isDragging: scroller.isDragging, configuration)
    tell()
  }

  func perform(_ action: GestureAction.Kind, at time: Double) {
    advance(to: time)
    switch action {
    case .setContentOffset(let offset, let animated):
      view.setContentOffset(CGPoint(offset), animated: animated)
    case .resize(let size):
      view.frame = CGRect(origin: view.frame.origin, size: CGSize(size))
    }
    view.layoutIfNeeded()
  }

  // MARK: Time

  /// Lets time pass, frame by frame.
  func advance(to target: Double) {
    while let next = scroller.nextFrameTime, next <= target { pass(to: next) }
    if target > time { pass(to: target) }
  }

  /// Lets time pass until nothing moves.
  func settle(within limit: Double) throws(ReplayError) {
    let last = time + limit
    while let next = scroller.nextFrameTime, next <= last { pass(to: next) }
    if scroller.isAtRest { return view.layoutIfNeeded() }
    use { $0.advanceToRest(limit: last, recording: &$1) }
    time = scroller.time
    tell()
    if !scroller.isAtRest { throw ReplayError.stillMoving(after: limit) }
  }

  private func pass(to target: Double) {
    time = target
    use { $0.advance(to: target, recording: &$1) }
    tell()
    view.layoutIfNeeded()
  }

  // MARK: Telling

  /// Calls the delegate for what has been recorded since the last time.
  private func tell() {
    // Inside a call of the delegate there may be more to tell, which is told there.
    while told < trace.events.count {
      let event = trace.events[told]
      told += 1
      if event.name == .didScroll { show(scroller.contentOffset) }
      shown.flags = event.flags
      tell(event)
    }
    show(scroller.contentOffset)
    shown.flags = []
    if scroller.isTracking { shown.flags.insert(.tracking) }
    if scroller.isDragging { shown.flags.insert(.dragging) }
    if scroller.isDecelerating { shown.flags.insert(.decelerating) }
  }

  private func show(_ offset: Vector2D) {
    if offset == shown.contentOffset { return }
    view.willChangeBounds(to: CGRect(origin: CGPoint(offset), size: view.bounds.size))
    shown.contentOffset = offset
    view.setNeedsLayout()
  }

  private func tell(_ event: ScrollEvent) {
    guard let delegate = view.delegate else { return }
    switch event.name {
    case .willBeginDragging: delegate.scrollViewWillBeginDragging(view)
    case .didScroll: delegate.scrollViewDidScroll(view)
    // Asked when the scroller asked.
    case .willEndDragging: break
    case .didEndDragging:
      delegate.scrollViewDidEndDragging(view, willDecelerate: event.flags.contains(.dragging))
    case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(view)
    }
  }
}
