import GestureReplay

extension ScrollViewEngine {
  private var nextScheduledTime: Double? { schedule.isEmpty ? nil : schedule.nextTime(isTracking: isTracking) }
  private var isTracking: Bool { read { $0.clientState().flags.contains(.tracking) } }

  /// Lets time pass until `target`, in ms, and runs what is due.
  func advance(to target: Double) {
    while let next = nextScheduledTime, next <= target {
      pass(to: next)
      _ = schedule.takeFirst(isTracking: isTracking)?()
      view.layOutAll()
    }
    pass(to: target)
  }

  /// Lets time pass until nothing moves, but not beyond `last`, in ms; returns whether nothing moves.
  func settle(until last: Double) -> Bool {
    repeat {
      showFrames(until: min(last, nextScheduledTime ?? last))
      if isAtRest {
        // The end of an animation that is due at the time of the last frame comes after it.
        guard let due = schedule.nextTime(isTracking: true), due <= time else { break }
        advance(to: time)
      } else if let next = nextScheduledTime, next <= last {
        advance(to: next)
      }
    } while read { $0.nextFrameTime }.map { $0 <= last } ?? false
    if !isAtRest {
      use { $0.advanceToRest(limit: last, recording: &$1) }
      time = scroller.time
      report()
      view.layOutAll()
    }
    return isAtRest
  }

  /// Lets time pass until nothing moves, for at most `limit` ms; throws `ReplayError.stillMoving` after that.
  func settle(within limit: Double) throws(ReplayError) {
    if !settle(until: time + limit) { throw ReplayError.stillMoving(after: limit) }
  }

  private func pass(to target: Double) {
    let isMoving = showFrames(until: target)
    if target <= time { return }
    time = target
    if !isMoving { return }
    // Lets the time between two frames pass.
    use { _, _ in }
    report()
    view.layOutAll()
  }

  /// Reports the frames of the current motion, and of those that follow from the delegate's calls.
  /// - Returns: Whether the view moves or has moved.
  @discardableResult private func showFrames(until limit: Double) -> Bool {
    var hasMoved = false
    while let next = read({ $0.upcomingFrame() }) {
      let limit = min(limit, nextScheduledTime ?? limit)
      hasMoved = true
      if next > limit { return true }
      let first = trace.frames.count
      lookAhead.run(&scroller, until: limit, recording: &trace)
      isLookingAhead = true
      if lookAhead.isLong {
        // Shares the trace's storage, which is copied if somebody makes a change.
        report(trace.frames[first...], trace.events[reported...])
      } else {
        // Many changes in a row would copy the whole trace as many times.
        report(Array(trace.frames[first...])[...], Array(trace.events[reported...])[...])
      }
      lookAhead.end(isChanged: !isLookingAhead)
      isLookingAhead = false
    }
    return hasMoved
  }

  /// Reports frames that the scroller has run ahead, until somebody changes something.
  private func report(_ frames: ArraySlice<TraceFrame>, _ events: ArraySlice<ScrollEvent>) {
    frames.withUnsafeBufferPointer { frames in events.withUnsafeBufferPointer { events in report(frames, events) } }
  }

  private func report(_ frames: UnsafeBufferPointer<TraceFrame>, _ events: UnsafeBufferPointer<ScrollEvent>) {
    // Retained once, not once per call.
    let view = view
    var held = HeldDelegate(of: view)
    hasNewDelegate = false
    let grid = PixelGrid(scale: configuration.displayScale)
    var next = 0
    var nextTime = events.first?.time ?? .infinity
    for frame in frames {
      time = frame.time
      while nextTime <= frame.time {
        if hasNewDelegate { (held, hasNewDelegate) = (HeldDelegate(of: view), false) }
        reported += 1
        let event = events[next]
        // While the screen shows something else than clients read, a block consists of one frame.
        let offset = frames.count == 1 ? read { $0.clientState().offset } : grid.rounded(frame.position)
        begin(event, at: offset, view)
        view.report(event, to: held.delegate)
        held.releaseIfAbandoned()
        next += 1
        nextTime = isLookingAhead && next < events.count ? events[next].time : .infinity
      }
      view.layOutAll()
      if !isLookingAhead { return }
    }
  }
}
