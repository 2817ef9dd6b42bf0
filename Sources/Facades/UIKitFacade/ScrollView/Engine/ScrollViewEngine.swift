import GestureReplay

/// Drives a scroller frame by frame, so that the delegate is called at the time of each event.
///
/// The scroller is in use while it asks for a target, but a delegate may still read and change the view then. So
/// clients read copies, ``shown`` and ``configuration``, and their changes wait until the scroller is free.
@MainActor final class ScrollViewEngine: AppClock {
  struct Shown {
    var contentOffset = Vector2D.zero
    var flags: ScrollEvent.Flags = []
  }

  /// The engine that is letting time pass now.
  private(set) static var current: ScrollViewEngine?

  // Every touch and frame reads and writes these, and checking each access would cost more than the accesses. No code of
  // an app runs during any of them, except while the scroller is in use: then `isWaiting` keeps others away from it.
  @exclusivity(unchecked) var shown = Shown()
  @exclusivity(unchecked) private(set) var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: .zero)
  /// The current virtual time, in ms.
  @exclusivity(unchecked) var time = 0.0
  /// Whether the scroller is in use, for example while it asks for a target, so that changes wait.
  @exclusivity(unchecked) private(set) var isWaiting = false

  // The view owns its engine. Counting references in both directions would cost more than the physics.
  unowned(unsafe) let view: UIScrollView
  @exclusivity(unchecked) var scroller: Scroller<DelegateTarget>
  @exclusivity(unchecked) var trace: ScrollTrace
  /// An empty trace whose storage the next run of outcomes uses.
  @exclusivity(unchecked) private var spare = ScrollTrace()
  /// The number of the trace's events that have been reported to the delegate.
  @exclusivity(unchecked) var reported = 0
  @exclusivity(unchecked) var lookAhead = FrameLookAhead()
  /// Whether the scroller is ahead of the frame that is being reported.
  @exclusivity(unchecked) var isLookingAhead = false
  @exclusivity(unchecked) private var uses = 0
  /// Whether the view has another delegate than the frames that are being reported.
  @exclusivity(unchecked) var hasNewDelegate = false
  @exclusivity(unchecked) var schedule = Schedule()
  /// The animations that move the content; some may have ended.
  var animations: [ViewAnimation] = []
  @exclusivity(unchecked) var input = TouchInput()
  @exclusivity(unchecked) private var waiting: [(ScrollViewEngine) -> Void] = []
  /// Whether changes of the configuration are being collected into one.
  private var isCollecting = false
  @exclusivity(unchecked) private var hasCollected = false

  init(_ view: UIScrollView) {
    self.view = view
    scroller = Scroller(configuration, behavior: DelegateTarget(view: view))
    trace = ScrollTrace(displayScale: configuration.displayScale)
  }

  var phase: ScrollViewPhase { read { $0.phase } }
  var isAtRest: Bool { read { $0.rests() } }
  /// The content offset on the screen; while the scroller asks an app for a target, the one that clients read.
  var shownPosition: Vector2D { isWaiting ? shown.contentOffset : read { $0.shownPosition } }

  // MARK: Recording

  /// Runs a closure that lets time pass, and records it; what was recorded before stays for the next recording.
  func record<Value>(into record: inout ScrollTrace, _ body: (ScrollViewEngine) throws -> Value) rethrows -> Value {
    Precondition.require(
      Self.current !== self, "a scroll view cannot be driven from a call of its delegate, its layout or its views")
    let (outer, outerReported) = (Self.current, reported)
    var unused = ScrollTrace()
    swap(&unused, &spare)
    defer { swap(&unused, &spare) }
    // Steps every frame even for outcome-only traces, because app code may count the calls.
    return try record.recordFully(in: &unused, displayScale: configuration.displayScale) { recording in
      swap(&trace, &recording)
      (Self.current, reported) = (self, trace.events.count)
      defer {
        swap(&trace, &recording)
        (Self.current, reported) = (outer, outerReported)
      }
      AnimationScope.current.start(in: view.root, on: self)
      return try body(self)
    }
  }

  /// Runs a closure that lets time pass, and returns the trace since the last recording ended.
  func drive(_ body: (ScrollViewEngine) throws -> Void) rethrows -> ScrollTrace {
    var result = takeTrace()
    try record(into: &result, body)
    return result
  }

  @discardableResult func takeTrace() -> ScrollTrace {
    reported = 0
    return exchange(&trace, with: ScrollTrace(displayScale: configuration.displayScale))
  }

  // MARK: Changes

  /// Runs an action on the scroller as soon as the scroller is free.
  func act(_ action: @escaping (ScrollViewEngine) -> Void) {
    updateScroller()
    if isWaiting { return waiting.append(action) }
    goBack()
    action(self)
    report()
  }

  /// Reads the scroller where it is, because its own getters would copy it.
  func read<Value>(_ body: (inout Scroller<DelegateTarget>) -> Value) -> Value {
    checkIsFree()
    return body(&scroller)
  }

  /// Stops the program if the scroller is in use, as a checked access would.
  private func checkIsFree() {
    Precondition.require(!isWaiting, "the scroller cannot be used while it asks for a target")
  }

  /// Uses the scroller, then applies the changes that were requested meanwhile; the caller must ``report()`` afterwards.
  func use(_ body: (inout Scroller<DelegateTarget>, inout ScrollTrace) -> Void) {
    checkIsFree()
    isWaiting = true
    uses += 1
    Self.use(&scroller, at: time, &trace, body)
    isWaiting = false
    if waiting.isEmpty { return }
    for action in exchange(&waiting, with: []) { action(self) }
  }

  // Static, so that the scroller and the trace are accessed once for both calls.
  private static func use(
    _ scroller: inout Scroller<DelegateTarget>, at time: Double, _ trace: inout ScrollTrace,
    _ body: (inout Scroller<DelegateTarget>, inout ScrollTrace) -> Void
  ) {
    // Time passes a resting view by until it is used.
    scroller.catchUp(to: time, recording: &trace)
    body(&scroller, &trace)
  }

  func change(_ change: (inout ScrollConfiguration) -> Void) {
    let old = configuration
    change(&configuration)
    if configuration == old { return }
    hasCollected = true
    if !isCollecting { updateScroller() }
  }

  /// Makes several changes that the scroller sees as one, or earlier if the content offset changes among them.
  func changeTogether(_ changes: () -> Void) {
    let wasCollecting = exchange(&isCollecting, with: true)
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

  private func goBack() {
    if !isLookingAhead { return }
    isLookingAhead = false
    lookAhead.goBack(&scroller, to: time, recording: &trace)
  }

  // MARK: Input

  /// Performs an operation; a change by an app happens at `time`, in ms, and the others have their own times.
  func perform(_ operation: ScrollOperation, at time: Double) {
    switch operation {
    case .touchDown(let location, let time): touch(.began, at: location, time: time)
    case .touchMove(let location, let time): touch(.moved, at: location, time: time)
    case .touchUp(let location, let time):
      touch(.ended, at: location ?? view.panGestureRecognizer.track.location, time: time)
    case .touchCancel(let time): touch(.cancelled, at: view.panGestureRecognizer.track.location, time: time)
    case .release(let release): self.release(release)
    case .advance(let time): advance(to: time)
    case .advanceToRest(let limit): _ = settle(until: limit)
    case .setContentOffset(let offset, let animated):
      advance(to: time)
      view.setContentOffset(CGPoint(offset), animated: animated)
      view.layOutAll()
    case .resize(let size):
      advance(to: time)
      view.frame.size = CGSize(size)
      view.layOutAll()
    }
  }

  /// Puts an action off; those that are due at the same time run in the order of the calls.
  func schedule(_ action: DelayedAction, after milliseconds: Double) {
    // The action may be due before the frames that the scroller has already run.
    goBack()
    schedule.add(action, at: time + milliseconds)
  }

  // MARK: Reporting

  func report() {
    let view = view
    var (offset, flags) = read { $0.clientState() }
    // A delegate's call may record more events; the nested `report()` reports them.
    while reported < trace.events.count {
      let event = trace.events[reported]
      reported += 1
      begin(event, at: offset, view)
      let before = uses
      view.report(event, to: view.delegate)
      if uses != before { (offset, flags) = read { $0.clientState() } }
    }
    show(offset, view)
    shown.flags = flags
  }

  /// Shows what the delegate is to read when it is called for an event, at which the view has a content offset.
  func begin(_ event: ScrollEvent, at offset: Vector2D, _ view: UIScrollView) {
    if event.name == .didScroll { show(offset, view) }
    shown.flags = event.flags
  }

  func show(_ offset: Vector2D, _ view: UIScrollView) {
    if offset == shown.contentOffset { return }
    view.show(offset, in: self)
    if view.needsLayoutAfterScrolling { view.setNeedsLayout() }
  }
}
