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
    var contentOffset = Vector2D.zero
    var flags: ScrollEvent.Flags = []
  }

  /// The one that lets time pass now.
  private(set) static var current: ScrollViewEngine?

  var shown = Shown()
  /// How fast the content offset changes, in pt/ms.
  var velocity: Vector2D { scroller.velocity }
  /// What the view is doing.
  var phase: ScrollPhase { scroller.phase }
  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool { scroller.isAtRest }
  private(set) var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: .zero)
  /// What time it is, in ms.
  private(set) var time = 0.0
  /// Whether the scroller asks where to land, so that changes wait.
  private(set) var isWaiting = false

  // The view owns its engine; counting references both ways would cost more than the physics.
  unowned(unsafe) let view: UIScrollView
  private(set) var scroller: Scroller<DelegateTarget>
  var trace: ScrollTrace
  /// The number of the trace's events that the delegate has been told.
  private var told = 0
  /// Whether the scroller is ahead of the frame that is told.
  private var isAhead = false
  /// What it was before the frames that are being told.
  private var before: (scroller: Scroller<DelegateTarget>, mark: ScrollTrace.Mark)?
  /// How many frames to run ahead.
  private var block = 16
  private var waiting: [(ScrollViewEngine) -> Void] = []
  /// Whether changes of the configuration are made together.
  private var isCollecting = false
  private var hasCollected = false
  private var agenda = Agenda()
  /// Where the finger was last, in points.
  var finger = Vector2D.zero
  /// Whether the finger may turn out to tap.
  var mayTap = false
  /// Whether the finger is on a view that takes none.
  var isIgnored = false

  init(_ view: UIScrollView) {
    self.view = view
    scroller = Scroller(configuration, behavior: DelegateTarget(view: view))
    trace = ScrollTrace(displayScale: configuration.displayScale)
  }

  /// Lets time pass in some way, and records what happens.
  ///
  /// What was recorded before, by calls from outside, is kept for the next recording of one's own.
  func record<Value>(
    into record: inout ScrollTrace, _ body: (ScrollViewEngine) throws -> Value
  ) rethrows -> Value {
    precondition(
      Self.current !== self, "a scroll view cannot be driven from a call of its delegate, its layout or its views")
    let (outer, toldBefore) = (Self.current, told)
    // Also who wants outcomes only has every frame shown: an app's code keeps accounts of them.
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

  /// Lets time pass in some way.
  ///
  /// - Returns: What has been recorded since the last time.
  func drive(_ body: (ScrollViewEngine) throws -> Void) rethrows -> ScrollTrace {
    var result = takeTrace()
    try record(into: &result, body)
    return result
  }

  /// Begins a recording.
  func forgetTrace() { _ = takeTrace() }

  private func takeTrace() -> ScrollTrace {
    let taken = trace
    trace = ScrollTrace(displayScale: configuration.displayScale)
    told = 0
    return taken
  }

  // MARK: Changes

  /// Does something with the scroller as soon as it is free.
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

  /// Uses the scroller, then makes the changes that were asked for meanwhile; who called is still to tell.
  func use(_ body: (inout Scroller<DelegateTarget>, inout ScrollTrace) -> Void) {
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
    hasCollected = true
    if !isCollecting { updateScroller() }
  }

  /// Makes changes that the scroller sees as one, or when the content offset is changed among them.
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

  /// Gives the agenda away.
  func takeAgenda() -> Agenda {
    defer { agenda = Agenda() }
    return agenda
  }

  /// Goes on with an agenda, to which comes what was scheduled on the view in the meantime.
  func resume(_ earlier: Agenda) {
    let later = agenda
    agenda = earlier
    agenda.add(contentsOf: later)
  }

  func assign(_ offset: Vector2D) { use { $0.assignContentOffset(offset, recording: &$1) } }

  func set(_ offset: Vector2D, animated: Bool) {
    use { $0.setContentOffset(offset, animated: animated, recording: &$1) }
  }

  /// Lets clients read an offset that the scroller has still to take.
  func pretend(_ offset: Vector2D) { show(offset, view) }

  /// Does something when so much time has passed; at the same time in the order of the calls.
  ///
  /// - Parameter waitsForTouches: Whether it waits for a finger that is down to lift.
  func schedule(
    after milliseconds: Double, waitsForTouches: Bool = false, _ body: @escaping @MainActor () -> Void
  ) {
    // It may be due before the frames that the scroller has shown.
    fallBack()
    agenda.add(.init(time: time + max(0, milliseconds), waitsForTouches: waitsForTouches, body: body))
  }

  private var nextTimeOnAgenda: Double? { agenda.nextTime(isTracking: scroller.isTracking) }

  // MARK: Time

  /// Lets time pass.
  func advance(to target: Double) {
    while let next = nextTimeOnAgenda, next <= target {
      pass(to: next)
      agenda.takeFirst(isTracking: scroller.isTracking)?()
      view.layOutAll()
    }
    pass(to: target)
  }

  /// Lets time pass until nothing moves, but not beyond a time; what is on the agenda by then has been done.
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

  /// Lets time pass until nothing moves.
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

  /// Shows the frames of the present motion, and of those that follow from calls of the delegate.
  ///
  /// The scroller runs ahead by a block of frames, which are then told one by one. Whoever changes something meanwhile
  /// has it put back to the frame that is told, and the next block is short.
  private func showFrames(until limit: Double) {
    // Held once, not once a call.
    let view = view
    while let next = scroller.nextFrameTime, next <= limit, next <= nextTimeOnAgenda ?? limit {
      let (count, last) = (block, min(limit, nextTimeOnAgenda ?? limit))
      before = (scroller, trace.mark)
      let first = trace.frames.count
      use { $0.showFrames(count, until: last, recording: &$1) }
      isAhead = true
      // Copies of the block only: another reference to the whole trace would have it copied at each change.
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

  /// Puts the scroller back to the frame that is told.
  private func fallBack() {
    guard isAhead, let before else { return }
    isAhead = false
    scroller = before.scroller
    trace.fallBack(to: before.mark)
    let time = time
    use { $0.advance(to: time, recording: &$1) }
  }

  // MARK: Telling

  /// Calls the delegate for what has been recorded since the last time.
  func tell() {
    let view = view
    // Inside a call of the delegate there may be more to tell, which is told there.
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
