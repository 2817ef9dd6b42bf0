/// A scroll view with the published carousel's delegate and timer.
///
/// The delegate receives the calls that the trace records, one by one: `scrollViewDidScroll` for each content offset,
/// on the pixel, and `scrollViewDidEndDecelerating`. It jumps when the design requires it. A jump or the timer may end
/// a deceleration. That end is reported like any other, so the page that the timer has counted may be lost again.
///
/// The timer fires every interval of virtual time. A finger delays it until it lifts; it then fires at once, even if
/// the view still moves. This is an assumption: docs/decisions/uikit.md, "A timer".
/// - Source: `PublishedCarousel`. Its defects are listed in docs/Snapping.md.
package struct PublishedCarouselView: ScrollerDriver, Sendable {
  package private(set) var scroller: Scroller<PublishedCarousel>
  /// The time between two firings of the timer, in ms; nil for a view without the timer.
  package let autoScrollInterval: Double?
  /// The time at which the timer fires next, in ms; nil without the timer.
  package private(set) var nextFire: Double?
  /// The content offset that the delegate reads.
  private var shown: Vector2D
  /// The number of the trace's events that the delegate has received.
  private var heard = 0
  private var finger = Vector2D.zero

  /// Creates the view at rest on the first item.
  package init(
    _ design: PublishedCarousel, _ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil,
    autoScrollInterval: Double? = 2000
  ) {
    precondition(
      autoScrollInterval.map { $0 > 0 && $0.isFinite } ?? true,
      "a timer's interval must be a positive number of milliseconds, or nil for no timer")
    self.autoScrollInterval = autoScrollInterval
    nextFire = autoScrollInterval
    let first = design.rest(ofPage: 2, configuration.geometry.boundsSize.width)
    let start = contentOffset ?? Vector2D(x: first, y: configuration.geometry.minimumContentOffset.y)
    scroller = Scroller(configuration, contentOffset: start, behavior: design)
    shown = scroller.contentOffset
  }

  package var design: PublishedCarousel { scroller.behavior }

  /// The item of the page that the design tracks; nil without items.
  package var reportedItem: Int? {
    let count = design.itemCount
    return count > 0 ? ((design.currentPage - 2) % count + count) % count : nil
  }

  /// Performs an operation; the timer fires on the way.
  package mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    let scale = scroller.configuration.displayScale
    var full = ScrollTrace(displayScale: scale, frames: [], rest: trace.rest)
    trace.recordFully(in: &full, displayScale: scale) { trace in
      heard = trace.events.count
      act(operation, &trace)
      tell(&trace)
    }
  }

  // A call, because the closure stands twice in a program.
  @inline(never) private mutating func act(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
    switch operation {
    case .touchDown(let location, let time), .touchMove(let location, let time):
      run(to: time, &trace)
      finger = location
    case .touchUp(let location, let time):
      run(to: time, &trace)
      if let location, location != finger {
        scroller.touchMove(to: location, time: time, recording: &trace)
        tell(&trace)
      }
    case .touchCancel(let time): run(to: time, &trace)
    case .advance(let time): return run(to: time, &trace)
    case .advanceToRest(let limit): return runToRest(limit, &trace)
    case .release, .setContentOffset, .resize: break
    }
    scroller.perform(operation, recording: &trace)
  }

  /// The time at which the timer fires next; infinite while a finger is down or without a timer.
  private var dueFire: Double { scroller.isTracking ? .infinity : nextFire ?? .infinity }

  private mutating func run(to time: Double, _ trace: inout ScrollTrace) {
    while dueFire <= time {
      // A frame at the same time comes before the timer.
      pass(to: dueFire, &trace)
      fire(&trace)
    }
    pass(to: time, &trace)
  }

  private mutating func runToRest(_ limit: Double, _ trace: inout ScrollTrace) {
    while !scroller.isAtRest {
      let (frame, fire) = (scroller.nextFrameTime ?? .infinity, dueFire)
      if min(frame, fire) > limit { break }
      if frame <= fire { pass(to: frame, &trace) } else { run(to: fire, &trace) }
    }
    if scroller.isAtRest { return }
    // The motion may end between the last frame and the limit.
    scroller.advanceToRest(limit: limit, recording: &trace)
    tell(&trace)
  }

  private mutating func pass(to time: Double, _ trace: inout ScrollTrace) {
    while let frame = scroller.nextFrameTime, frame <= time {
      scroller.advance(to: frame, recording: &trace)
      tell(&trace)
    }
    if time <= scroller.time { return }
    scroller.advance(to: time, recording: &trace)
    tell(&trace)
  }

  private mutating func fire(_ trace: inout ScrollTrace) {
    guard let interval = autoScrollInterval, let due = nextFire else { return }
    // A repeating timer keeps its schedule and does not make up for missed firings.
    nextFire = due + (max(0, ((scroller.time - due) / interval).rounded(.down)) + 1) * interval
    let x = scroller.behavior.autoAdvance(viewportWidth: scroller.configuration.geometry.boundsSize.width)
    scroller.setContentOffset(Vector2D(x: x, y: 0), animated: true, recording: &trace)
    tell(&trace)
  }

  /// Calls the delegate for the events recorded since its last call.
  private mutating func tell(_ trace: inout ScrollTrace) {
    while heard < trace.events.count {
      let event = trace.events[heard].name
      heard += 1
      if event == .didScroll {
        shown = scroller.contentOffset
        let width = scroller.configuration.geometry.boundsSize.width
        guard let swap = scroller.behavior.didScroll(to: shown.x, viewportWidth: width) else { continue }
        scroller.setContentOffset(Vector2D(x: swap.contentOffset, y: 0), animated: false, recording: &trace)
        tell(&trace)
        scroller.behavior.finish(swap)
      } else if event == .didEndDecelerating {
        scroller.behavior.didEndDecelerating(at: shown.x)
      }
    }
    shown = scroller.contentOffset
  }
}
