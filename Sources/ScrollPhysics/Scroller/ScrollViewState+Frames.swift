extension ScrollViewState {
  /// Records the frames before the present laws' ends, a block at a time.
  ///
  /// What does not change between two handovers (phase, flags, laws) is settled before. Where one axis moves, as in
  /// most scroll views, its steps and its records share a loop, so that the records are written while the steps'
  /// multiplications wait for one another.
  mutating func streamFrames(until limit: Double, _ trace: inout ScrollTrace) {
    if isAtEnd { return }
    let end = min(x.kind == .resting ? .infinity : x.end, y.kind == .resting ? .infinity : y.end)
    let last = lastFrame(before: end, notAfter: limit)
    if last < nextFrame { return }
    guard let cadence else { return }
    let capacity = min(Self.blockSize, last - nextFrame + 1)
    withUnsafeTemporaryAllocation(of: TraceFrame.self, capacity: capacity) { frames in
      withUnsafeTemporaryAllocation(of: ScrollEvent.self, capacity: capacity) { events in
        while nextFrame <= last {
          let count = min(capacity, last - nextFrame + 1)
          let changes = fill(frames, events, count, cadence)
          nextFrame += count
          trace.record(UnsafeBufferPointer(rebasing: frames[..<count]))
          trace.record(UnsafeBufferPointer(rebasing: events[..<changes]))
          (offset, velocity, time) = (frames[count - 1].position, frames[count - 1].velocity, frames[count - 1].time)
        }
      }
    }
  }

  private static var blockSize: Int { 512 }

  /// Fills a block with consecutive frames; returns how often their pixel changed.
  private mutating func fill(
    _ frames: UnsafeMutableBufferPointer<TraceFrame>, _ events: UnsafeMutableBufferPointer<ScrollEvent>, _ count: Int,
    _ cadence: FrameCadence
  ) -> Int {
    guard let frame = frames.baseAddress, let event = events.baseAddress else { return 0 }
    let (phase, flags, scale) = (phase, flags, configuration.displayScale)
    let (start, rate, first) = (motionStart, configuration.frameRate, nextFrame)
    var changes = 0
    var shown = reportedPixel
    if y.kind == .resting {
      let rest = y.restOffset
      let centre = x.centre
      let restPixel = PixelGrid.pixel(rest, scale)
      // A resting axis can only have changed before the block: then the first frame reports it.
      var shownX = restPixel == shown.y ? shown.x : .nan
      x.integrator.visit(count, framesFrom: first, cadence) { index, distance, velocity in
        let time = start + Double(first &+ index) * 1000 / rate
        let position = centre + distance
        (frame + index).initialize(
          to: TraceFrame(
            time: time, position: Vector2D(x: position, y: rest), velocity: Vector2D(x: velocity, y: 0), phase: phase))
        let pixel = PixelGrid.pixel(position, scale)
        (event + changes).initialize(to: ScrollEvent(time: time, name: .didScroll, flags: flags))
        changes &+= pixel != shownX ? 1 : 0
        shownX = pixel
      }
      shown = Vector2D(x: shownX, y: restPixel)
    } else {
      fillBoth(frame, count, cadence)
      for index in 0..<count {
        let position = frame[index].position
        let pixel = Vector2D(x: PixelGrid.pixel(position.x, scale), y: PixelGrid.pixel(position.y, scale))
        (event + changes).initialize(to: ScrollEvent(time: frame[index].time, name: .didScroll, flags: flags))
        changes += pixel != shown ? 1 : 0
        shown = pixel
      }
    }
    reportedPixel = shown
    return changes
  }

  /// Fills a block axis by axis.
  private mutating func fillBoth(_ frame: UnsafeMutablePointer<TraceFrame>, _ count: Int, _ cadence: FrameCadence) {
    let blank = TraceFrame(
      time: 0, position: Vector2D(x: x.restOffset, y: y.restOffset), velocity: .zero, phase: phase)
    for index in 0..<count {
      (frame + index).initialize(to: blank)
      frame[index].time = motionStart + timeOfFrame(nextFrame + index)
    }
    if x.kind != .resting {
      let centre = x.centre
      x.integrator.visit(count, framesFrom: nextFrame, cadence) { index, distance, velocity in
        frame[index].position.x = centre + distance
        frame[index].velocity.x = velocity
      }
    }
    let centre = y.centre
    y.integrator.visit(count, framesFrom: nextFrame, cadence) { index, distance, velocity in
      frame[index].position.y = centre + distance
      frame[index].velocity.y = velocity
    }
  }

  /// The last frame that comes before a time of the motion and not after a time of the view.
  private func lastFrame(before end: Double, notAfter limit: Double) -> Int {
    // No more frames than can be counted; the rest comes with the next call.
    let horizon = min(end, limit - motionStart, 1e12)
    var frame = Int(horizon * configuration.frameRate / 1000) + 1
    while frame >= nextFrame && (timeOfFrame(frame) >= end || motionStart + timeOfFrame(frame) > limit) { frame -= 1 }
    return frame
  }
}
