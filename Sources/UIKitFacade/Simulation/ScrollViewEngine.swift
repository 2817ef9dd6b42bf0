import Foundation
import GestureReplay
import ScrollPhysics

/// Drives a scroller frame by frame, so that the delegate is called at the time of each event.
///
/// The scroller is in use while it asks for a target, but a delegate may still read and change the view then. So
/// clients read copies, ``shown`` and ``configuration``, and their changes wait until the scroller is free.
@MainActor
final class ScrollViewEngine {
  /// The state that clients read.
  struct Shown {
    var contentOffset = Vector2D.zero
    var flags: ScrollEvent.Flags = []
  }

  /// The engine that is letting time pass now.
  private(set) static var current: ScrollViewEngine?

  var shown = Shown()
  /// The velocity of the content offset, in pt/ms.
  var velocity: Vector2D { scroller.velocity }
  /// The phase of the view's motion.
  var phase: ScrollViewPhase { scroller.phase }
  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool { scroller.isAtRest }
  private(set) var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: .zero)
  /// The current virtual time, in ms.
  private(set) var time = 0.0
  /// Whether the scroller is in use, for example while it asks for a target, so that changes wait.
  private(set) var isWaiting = false

  // The view owns its engine. Counting references in both directions would cost more than the physics.
  unowned(unsafe) let view: UIScrollView
  private(set) var scroller: Scroller<DelegateTarget>
  var trace: ScrollTrace
  /// The number of the trace's events that have been reported to the delegate.
  private var told = 0
  /// Whether the scroller has run ahead of the frame that is being reported.
  private var isAhead = false
  /// The scroller and the trace's mark from before the frames that are being reported.
  private var before: (scroller: Scroller<DelegateTarget>, mark: ScrollTrace.Mark)?
  /// The number of frames to run ahead.
  private var block = 16
  private var waiting: [(ScrollViewEngine) -> Void] = []
  /// Whether changes of the configuration are being collected into one.
  private var isCollecting = false
  private var hasCollected = false
  private var agenda = Agenda()
  /// The last location of the finger, in points.
  var finger = Vector2D.zero
  /// Whether the touch can still become a tap.
  var mayTap = false
  /// Whether the finger is on a view that takes no touches.
  var isIgnored = false

  init(_ view: UIScrollView) {
    self.view = view
    scroller = Scroller(configuration, behavior: DelegateTarget(view: view))
    trace = ScrollTrace(displayScale: configuration.displayScale)
  }

  /// Runs a closure that lets time pass, and records what happens.
  ///
  /// What calls from outside recorded before is kept for the next recording.
  func record<Value>(
    into record: inout ScrollTrace, _ body: (ScrollViewEngine) throws -> Value
  ) rethrows -> Value {
    precondition(
      Self.current !== self, "a scroll view cannot be driven from a call of its delegate, its layout or its views")
    let (outer, toldBefore) = (Self.current, told)
    // Steps every frame even for outcome-only traces, because app code may count the calls.
    let isFull = record.detail == .full
    var recording = ScrollTrace(displayScale: configuration.displayScale)
    if isFull { swap(&recording, &record) }
    swap(&trace, &recording)
    (Self.current, told) = (self, trace.events.count)
    defer {
      swap(&trace, &recording)
      (Self.current, told) = (outer, toldBefore)
      if isFull { swap(&recording, &record) } else { record.recordOutcome(of: recording) }
    }
    AnimationClock.giveWaiting(to: self, of: view)
    return try body(self)
  }

  /// Runs a closure that lets time pass.
  ///
  /// - Returns: The trace since the last recording ended.
  func drive(_ body: (ScrollViewEngine) throws -> Void) rethrows -> ScrollTrace {
    var result = takeTrace()
    try record(into: &result, body)
    return result
  }

  /// Discards what has been recorded and begins a new recording.
  func forgetTrace() { _ = takeTrace() }

  private func takeTrace() -> ScrollTrace {
    let taken = trace
    trace = ScrollTrace(displayScale: configuration.displayScale)
    told = 0
    return taken
  }

  // MARK: Changes

  /// Runs an action on the scroller as soon as the scroller is free.
  func act(_ action: @escaping (ScrollViewEngine) -> Void) {
    updateScroller()
    if isWaiting {
      waiting.append(action)
    } else {
      fallBack()
      action(self)
      tell()
    }
  }

  /// Uses the scroller, then applies the changes that were requested meanwhile.
  ///
  /// The caller must call ``tell()`` afterwards.
  func use(_ body: (inout Scroller<DelegateTarget>, inout ScrollTrace) -> Void) {
    isWaiting = true
    body(&scroller, &trace)
    isWaiting = false
    if waiting.isEmpty { return }
    let actions = waiting
    waiting = []
    for action in actions { action(self) }
  }

  /// Changes sizes, switches or constants of the configuration.
  func change(_ change: (inout ScrollConfiguration) -> Void) {
    let old = configuration
    change(&configuration)
    if configuration == old { return }
    hasCollected = true
    if !isCollecting { updateScroller() }
  }

  /// Makes several changes that the scroller sees as one.
  ///
  /// The scroller sees them earlier if the content offset changes among them.
  func changeTogether(_ changes: () -> Void) {
    let wasCollecting = isCollecting
    isCollecting = true
    changes()
    isCollecting = wasCollecting
    if !isCollecting { updateScroller() }
  }

  private func updateScroller() {
    if !hasCollected { return }
    hasCollected = false
    act { engine in
      let new = engine.configuration
      engine.use { scroller, trace in scroller.update(recording: &trace) { $0 = new } }
    }
  }

  /// Removes and returns the agenda.
  func takeAgenda() -> Agenda {
    defer { agenda = Agenda() }
    return agenda
  }

  /// Restores an agenda and appends what was scheduled on the view in the meantime.
  func resume(_ earlier: Agenda) {
    let later = agenda
    agenda = earlier
    agenda.add(contentsOf: later)
  }

  func assign(_ offset: Vector2D) { use { $0.assignContentOffset(offset, recording: &$1) } }

  func set(_ offset: Vector2D, animated: Bool) {
    use { $0.setContentOffset(offset, animated: animated, recording: &$1) }
  }

  /// Shows clients an offset that the scroller does not have yet.
  func pretend(_ offset: Vector2D) { show(offset, view) }

  /// Schedules a closure.
  ///
  /// Closures that are due at the same time run in the order of the calls.
  ///
  /// - Parameters:
  ///   - milliseconds: The delay, in ms. A negative delay counts as 0.
  ///   - waitsForTouches: Whether the closure waits until no finger is down.
  ///   - body: The closure.
  func schedule(
    after milliseconds: Double, waitsForTouches: Bool = false, _ body: @escaping @MainActor () -> Void
  ) {
    // The closure may be due before the frames that the scroller has already run.
    fallBack()
    agenda.add(.init(time: time + max(0, milliseconds), waitsForTouches: waitsForTouches, body: body))
  }

  private var nextTimeOnAgenda: Double? { agenda.nextTime(isTracking: scroller.isTracking) }

  // MARK: Time

  /// Lets time pass until `target`, in ms, and runs what is due.
  func advance(to target: Double) {
    while let next = nextTimeOnAgenda, next <= target {
      pass(to: next)
      agenda.takeFirst(isTracking: scroller.isTracking)?()
      view.layOutAll()
    }
    pass(to: target)
  }

  /// Lets time pass until nothing moves, but not beyond `last`, in ms.
  ///
  /// Runs what is due until then.
  ///
  /// - Returns: Whether nothing moves.
  func settle(until last: Double) -> Bool {
    repeat {
      showFrames(until: min(last, nextTimeOnAgenda ?? last))
      if scroller.isAtRest { break }
      if let next = nextTimeOnAgenda, next <= last { advance(to: next) }
    } while scroller.nextFrameTime.map { $0 <= last } ?? false
    if !scroller.isAtRest {
      use { $0.advanceToRest(limit: last, recording: &$1) }
      time = scroller.time
      tell()
    }
    view.layOutAll()
    return scroller.isAtRest
  }

  /// Lets time pass until nothing moves, for at most `limit` ms.
  ///
  /// - Throws: `ReplayError.stillMoving` if the view still moves after that.
  func settle(within limit: Double) throws(ReplayError) {
    if !settle(until: time + limit) { throw ReplayError.stillMoving(after: limit) }
  }

  private func pass(to target: Double) {
    showFrames(until: target)
    if target <= time { return }
    time = target
    use { $0.advance(to: target, recording: &$1) }
    tell()
    view.layOutAll()
  }

  /// Reports the frames of the current motion, and of those that follow from the delegate's calls.
  ///
  /// The scroller runs ahead by a block of frames, which are then reported one by one. If a client changes something
  /// meanwhile, the scroller goes back to the frame being reported. The next block is then one frame long.
  private func showFrames(until limit: Double) {
    // Retained once, not once per call.
    let view = view
    while let next = scroller.nextFrameTime, next <= limit, next <= nextTimeOnAgenda ?? limit {
      let (count, last) = (block, min(limit, nextTimeOnAgenda ?? limit))
      before = (scroller, trace.mark)
      let first = trace.frames.count
      use { $0.showFrames(count, until: last, recording: &$1) }
      isAhead = true
      // Copies only this block: a second reference to the whole trace would copy the trace at each change.
      let (frames, events, toldBefore) = (Array(trace.frames[first...]), Array(trace.events[told...]), told)
      let grid = PixelGrid(scale: configuration.displayScale)
      for frame in frames where isAhead {
        time = frame.time
        while isAhead && told - toldBefore < events.count && events[told - toldBefore].time <= frame.time {
          let event = events[told - toldBefore]
          told += 1
          if event.name == .didScroll { show(grid.rounded(frame.position), view) }
          shown.flags = event.flags
          tell(event, view)
        }
        view.layOutAll()
      }
      block = isAhead ? min(2 * block, Self.longestBlock) : 1
      isAhead = false
    }
  }

  private static let longestBlock = 512

  /// Puts the scroller back to the frame that is being reported.
  private func fallBack() {
    guard isAhead, let before else { return }
    isAhead = false
    scroller = before.scroller
    trace.fallBack(to: before.mark)
    let time = time
    use { $0.advance(to: time, recording: &$1) }
  }

  // MARK: Reporting

  /// Calls the delegate for the events recorded since the last call.
  func tell() {
    let view = view
    // A delegate's call may record more events; the nested `tell()` reports them.
    while told < trace.events.count {
      let event = trace.events[told]
      told += 1
      if event.name == .didScroll { show(scroller.contentOffset, view) }
      shown.flags = event.flags
      tell(event, view)
    }
    show(scroller.contentOffset, view)
    shown.flags = []
    if scroller.isTracking { shown.flags.insert(.tracking) }
    if scroller.isDragging { shown.flags.insert(.dragging) }
    if scroller.isDecelerating { shown.flags.insert(.decelerating) }
  }

  func show(_ offset: Vector2D, _ view: UIScrollView) {
    if offset == shown.contentOffset { return }
    let invalidation = view.invalidation(forContentOffset: CGPoint(offset))
    shown.contentOffset = offset
    if let invalidation { view.invalidate(invalidation) }
    view.setNeedsLayout()
  }
}
