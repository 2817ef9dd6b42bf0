// Embedded programs are small rather than fast: they record frames one by one, with the same bits.
#if !hasFeature(Embedded)
  extension ScrollViewState {
    /// Records the frames before the end of the present laws, a block at a time.
    ///
    /// Phase, flags and laws do not change between two handovers, so they are read once. Usually only one axis moves. Its
    /// steps and its records then share a loop, so that the records are written while the steps' multiplications wait for
    /// one another.
    mutating func streamFrames(until limit: Double, _ trace: inout ScrollTrace) {
      if isAtEnd || !presentation.isEmpty { return }
      let end = min(x.isResting ? .infinity : x.end, y.isResting ? .infinity : y.end)
      let last = lastFrame(before: end, notAfter: limit)
      if last < nextFrame { return }
      guard let cadence else { return }
      let count = last - nextFrame + 1
      withUnsafeTemporaryAllocation(of: TraceFrame.self, capacity: Self.blockSize) { frames in
        withUnsafeTemporaryAllocation(of: ScrollEvent.self, capacity: Self.blockSize) { events in
          guard let frame = frames.baseAddress, let event = events.baseAddress else { return }
          if y.isResting {
            streamHorizontally(count, cadence, frame, event, &trace)
          } else {
            streamBoth(count, cadence, frame, event, &trace)
          }
          let last = frame[(count - 1) % Self.blockSize]
          (offset, velocity, time) = (last.position, last.velocity, last.time)
        }
      }
      nextFrame += count
    }

    /// The number of frames written to the trace at once: few enough to stay in the processor's first-level cache.
    private static var blockSize: Int { 64 }

    /// Records frames of a view whose vertical axis is at rest.
    private mutating func streamHorizontally(
      _ count: Int, _ cadence: FrameCadence, _ frame: UnsafeMutablePointer<TraceFrame>,
      _ event: UnsafeMutablePointer<ScrollEvent>, _ trace: inout ScrollTrace
    ) {
      let (phase, flags, scale) = (phase, flags, configuration.displayScale)
      let (start, rate, first) = (motionStart, configuration.frameRate, nextFrame)
      let (rest, centre) = (y.restOffset, x.centre)
      let restPixel = PixelGrid.pixel(rest, scale: scale)
      // An axis at rest can only have changed before this motion; the first frame then reports the change.
      var shown = restPixel == reportedPixel.y ? reportedPixel.x : .nan
      // Values that are the same in all frames and calls are written once.
      for index in 0..<min(count, Self.blockSize) {
        (frame + index).initialize(
          to: TraceFrame(time: 0, position: Vector2D(x: 0, y: rest), velocity: .zero, phase: phase))
        (event + index).initialize(to: ScrollEvent(time: 0, name: .didScroll, flags: flags))
      }
      // A double counts frames exactly, and needs no conversion in each.
      var number = Double(first)
      var (next, call) = (frame, event)
      let full = frame + Self.blockSize
      x.integrator.visit(count, framesFrom: first, cadence) { distance, velocity in
        if next == full {
          trace.record(frame, next - frame, event, call - event)
          (next, call) = (frame, event)
        }
        let time = start + number * 1000 / rate
        let position = centre + distance
        next.pointee.time = time
        next.pointee.position.x = position
        next.pointee.velocity.x = velocity
        let pixel = PixelGrid.pixel(position, scale: scale)
        call.pointee.time = time
        call += pixel != shown ? 1 : 0
        shown = pixel
        next += 1
        number += 1
      }
      trace.record(frame, next - frame, event, call - event)
      reportedPixel = Vector2D(x: shown, y: restPixel)
    }

    /// Records frames of a view whose vertical axis moves, a block at a time, one axis after the other.
    private mutating func streamBoth(
      _ count: Int, _ cadence: FrameCadence, _ frame: UnsafeMutablePointer<TraceFrame>,
      _ event: UnsafeMutablePointer<ScrollEvent>, _ trace: inout ScrollTrace
    ) {
      let (flags, scale) = (flags, configuration.displayScale)
      var first = nextFrame
      let end = nextFrame + count
      while first < end {
        let filled = min(Self.blockSize, end - first)
        fillBoth(frame, filled, from: first, cadence)
        var changes = 0
        for index in 0..<filled {
          let position = frame[index].position
          let pixel = Vector2D(
            x: PixelGrid.pixel(position.x, scale: scale), y: PixelGrid.pixel(position.y, scale: scale))
          (event + changes).initialize(to: ScrollEvent(time: frame[index].time, name: .didScroll, flags: flags))
          changes += pixel != reportedPixel ? 1 : 0
          reportedPixel = pixel
        }
        trace.record(frame, filled, event, changes)
        first += filled
      }
    }

    /// Fills a block of frames, one axis after the other.
    private mutating func fillBoth(
      _ frame: UnsafeMutablePointer<TraceFrame>, _ count: Int, from first: Int, _ cadence: FrameCadence
    ) {
      let blank = TraceFrame(
        time: 0, position: Vector2D(x: x.restOffset, y: y.restOffset), velocity: .zero, phase: phase)
      for index in 0..<count {
        (frame + index).initialize(to: blank)
        frame[index].time = motionStart + timeOfFrame(first + index)
      }
      if !x.isResting {
        let centre = x.centre
        var next = frame
        x.integrator.visit(count, framesFrom: first, cadence) { distance, velocity in
          next.pointee.position.x = centre + distance
          next.pointee.velocity.x = velocity
          next += 1
        }
      }
      let centre = y.centre
      var next = frame
      y.integrator.visit(count, framesFrom: first, cadence) { distance, velocity in
        next.pointee.position.y = centre + distance
        next.pointee.velocity.y = velocity
        next += 1
      }
    }

    /// Returns the last frame before a time of the motion and not after a time of the view.
    private func lastFrame(before end: Double, notAfter limit: Double) -> Int {
      // The count of frames is limited to a number that fits; the next call records the rest.
      let horizon = min(end, limit - motionStart, 1e12)
      var frame = Int(horizon * configuration.frameRate / 1000) + 1
      while frame >= nextFrame && (timeOfFrame(frame) >= end || motionStart + timeOfFrame(frame) > limit) { frame -= 1 }
      return frame
    }
  }
#endif
