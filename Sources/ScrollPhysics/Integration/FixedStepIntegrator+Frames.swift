extension FixedStepIntegrator {
  /// Steps to a frame of a repeating cadence and returns the state there; frame numbers must not decrease.
  mutating func state(atFrame frame: Int, _ cadence: FrameCadence) -> LinearLaw.State {
    let target = cadence.block(of: frame)
    if !isAtBlock && target <= block {
      // The frame lies in the block in which the integrator was started.
      return law.transition(across: cadence.time(of: frame) - time).applied(to: state)
    }
    stepForward(to: target)
    return cadence.transition(law, to: frame).applied(to: state)
  }

  /// Steps through consecutive frames of a repeating cadence, with the same bits as ``state(atFrame:_:)``.
  /// - Complexity: O(steps + frames), without a call per step.
  @inline(__always)
  mutating func visit(
    _ count: Int, framesFrom first: Int, _ cadence: FrameCadence, _ visit: (Int, Double, Double) -> Void
  ) {
    var start = 0
    // A few frames do not repay a table, and the table does not hold frames in the block of the start.
    while start < count && (count < cadence.frames || !isAtBlock) {
      let state = state(atFrame: first + start, cadence)
      visit(start, state.distance, law.velocity(state))
      start += 1
    }
    if start == count { return }
    withUnsafeTemporaryAllocation(of: FrameCadence.Position.self, capacity: cadence.frames) { positions in
      for phase in 0..<cadence.frames {
        positions.initializeElement(at: phase, to: cadence.position(law, ofFrame: phase))
      }
      let end: (state: LinearLaw.State, block: Int)
      if law.pull == 0 && law.frequency == 0 {
        // Most frames belong to decelerations. This branch evaluates only the terms that are not zero, which gives the
        // same bits.
        let (carry, decay) = (transition.carry, transition.decay)
        end = walk(from: first, start..<count, cadence, positions) { distance, momentum in
          (distance, momentum) = (distance + carry * momentum, decay * momentum)
        } visit: { index, remainder, distance, momentum in
          visit(index, distance + remainder.carry * momentum, remainder.decay * momentum)
        }
      } else {
        let (pull, block) = (law.pull, transition)
        end = walk(from: first, start..<count, cadence, positions) { distance, momentum in
          (distance, momentum) = (
            block.keep * distance + block.carry * momentum, block.turn * distance + block.decay * momentum
          )
        } visit: { index, remainder, distance, momentum in
          let shown = remainder.keep * distance + remainder.carry * momentum
          visit(index, shown, pull * shown + (remainder.turn * distance + remainder.decay * momentum))
        }
      }
      set(end.state, at: end.block)
    }
  }

  /// Steps through consecutive frames, with the transitions from a table.
  @inline(__always)
  private func walk(
    from first: Int, _ indices: Range<Int>, _ cadence: FrameCadence,
    _ positions: UnsafeMutableBufferPointer<FrameCadence.Position>,
    step: (inout Double, inout Double) -> Void, visit: (Int, LinearLaw.Transition, Double, Double) -> Void
  ) -> (state: LinearLaw.State, block: Int) {
    let frame = first + indices.lowerBound
    var phase = frame % cadence.frames
    var blocks = cadence.block(of: frame) - block
    var reached = block
    var (distance, momentum) = (state.distance, state.momentum)
    for index in indices {
      if blocks == 2 {
        // At 120 Hz this is nearly every frame, and a loop would cost more than its steps.
        step(&distance, &momentum)
        step(&distance, &momentum)
      } else {
        for _ in 0..<blocks { step(&distance, &momentum) }
      }
      reached &+= blocks
      visit(index, positions[phase].remainder, distance, momentum)
      blocks = positions[phase].blocksToNext
      phase = phase &+ 1 == cadence.frames ? 0 : phase &+ 1
    }
    return (LinearLaw.State(distance: distance, momentum: momentum), reached)
  }
}
