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
      let movesBoth = !x.isResting && !y.isResting
      let count = min(last - nextFrame + 1, movesBoth ? Self.longestPair : .max)
      withUnsafeTemporaryAllocation(of: TraceFrame.self, capacity: Self.blockSize) { frames in
        withUnsafeTemporaryAllocation(of: ScrollEvent.self, capacity: Self.blockSize) { events in
          guard let frame = frames.baseAddress, let event = events.baseAddress else { return }
          if movesBoth {
            withUnsafeTemporaryAllocation(of: Sample.self, capacity: count) { samples in
              var sample = samples.baseAddress
              y.integrator.visit(count, framesFrom: nextFrame, cadence) { distance, velocity in
                sample?.initialize(to: (distance, velocity))
                sample = sample.map { $0 + 1 }
              }
              stream(.horizontal, beside: samples.baseAddress, count, cadence, frame, event, &trace)
            }
          } else if y.isResting {
            stream(.horizontal, beside: nil, count, cadence, frame, event, &trace)
          } else {
            stream(.vertical, beside: nil, count, cadence, frame, event, &trace)
          }
          let last = frame[(count - 1) % Self.blockSize]
          (offset, velocity, time) = (last.position, last.velocity, last.time)
        }
      }
      nextFrame += count
    }

    /// The number of frames written to the trace at once: few enough to stay in the processor's first-level cache.
    private static var blockSize: Int { 64 }

    /// The most frames of two axes that are sampled at once.
    private static var longestPair: Int { 1024 }

    /// A distance from the centre of an axis, in points, and a velocity, in pt/ms.
    private typealias Sample = (distance: Double, velocity: Double)

    /// Records frames of a view in which one axis moves, or both and the other one has been sampled.
    // Inlined, so that the axis is a constant.
    @inline(__always) private mutating func stream(
      _ axis: ScrollAxis, beside others: UnsafeMutablePointer<Sample>?, _ count: Int, _ cadence: FrameCadence,
      _ frame: UnsafeMutablePointer<TraceFrame>, _ event: UnsafeMutablePointer<ScrollEvent>, _ trace: inout ScrollTrace
    ) {
      let (phase, flags, scale) = (phase, flags, configuration.displayScale)
      let (start, rate, first) = (motionStart, configuration.frameRate, nextFrame)
      let (rest, centre, otherCentre) = (self[axis.other].restOffset, self[axis].centre, self[axis.other].centre)
      var otherPixel = others == nil ? PixelGrid.pixel(rest, scale: scale) : reportedPixel[axis.other]
      // An axis at rest can only have changed before this motion; the first frame then reports the change.
      var shown = otherPixel == reportedPixel[axis.other] ? reportedPixel[axis] : .nan
      // Values that are the same in all frames and calls are written once.
      let still = Vector2D.zero.replacing(axis.other, with: rest)
      for index in 0..<min(count, Self.blockSize) {
        (frame + index).initialize(to: TraceFrame(time: 0, position: still, velocity: .zero, phase: phase))
        (event + index).initialize(to: ScrollEvent(time: 0, name: .didScroll, flags: flags))
      }
      // A double counts frames exactly, and needs no conversion in each.
      var number = Double(first)
      var (next, call, other) = (frame, event, others)
      let full = frame + Self.blockSize
      self[axis].integrator.visit(count, framesFrom: first, cadence) { distance, velocity in
        if next == full {
          trace.record(frame, next - frame, event, call - event)
          (next, call) = (frame, event)
        }
        let time = start + number * 1000 / rate
        let position = centre + distance
        next.pointee.time = time
        next.pointee.position[axis] = position
        next.pointee.velocity[axis] = velocity
        let pixel = PixelGrid.pixel(position, scale: scale)
        if let sample = other {
          let position = otherCentre + sample.pointee.distance
          next.pointee.position[axis.other] = position
          next.pointee.velocity[axis.other] = sample.pointee.velocity
          let pixel = PixelGrid.pixel(position, scale: scale)
          if pixel != otherPixel { shown = .nan }
          otherPixel = pixel
          other = sample + 1
        }
        call.pointee.time = time
        call += pixel != shown ? 1 : 0
        shown = pixel
        next += 1
        number += 1
      }
      trace.record(frame, next - frame, event, call - event)
      reportedPixel = Vector2D.zero.replacing(axis, with: shown).replacing(axis.other, with: otherPixel)
    }
  }
#endif
