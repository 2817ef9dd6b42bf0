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
  @inline(__always) mutating func visit(
    _ count: Int, framesFrom first: Int, _ cadence: FrameCadence, _ visit: (Double, Double) -> Void
  ) {
    var (first, count) = (first, count)
    // A few frames do not repay a table, and the table does not hold frames in the block of the start.
    let isShort = count < cadence.frames
    while count > 0 && (isShort || !isAtBlock) {
      let state = state(atFrame: first, cadence)
      visit(state.distance, law.velocity(state))
      first += 1
      count -= 1
    }
    if count == 0 { return }
    withUnsafeTemporaryAllocation(of: FrameCadence.Position.self, capacity: cadence.frames) { table in
      guard let positions = table.baseAddress else { return }
      for frame in 0..<cadence.frames { (positions + frame).initialize(to: cadence.position(law, ofFrame: frame)) }
      let end: (state: LinearLaw.State, block: Int)
      if law.pull == 0 && law.frequency == 0 {
        // Most frames belong to decelerations. This branch evaluates only the terms that are not zero, which gives the
        // same bits.
        let (carry, decay) = (transition.carry, transition.decay)
        end = walk(from: first, count, cadence, positions) { distance, momentum in
          (distance, momentum) = (distance + carry * momentum, decay * momentum)
        } visit: { remainder, distance, momentum in
          visit(distance + remainder.carry * momentum, remainder.decay * momentum)
        }
      } else {
        let (pull, block) = (law.pull, transition)
        end = walk(from: first, count, cadence, positions) { distance, momentum in
          (distance, momentum) = (
            block.keep * distance + block.carry * momentum, block.turn * distance + block.decay * momentum
          )
        } visit: { remainder, distance, momentum in
          let shown = remainder.keep * distance + remainder.carry * momentum
          visit(shown, pull * shown + (remainder.turn * distance + remainder.decay * momentum))
        }
      }
      set(end.state, at: end.block)
    }
  }

  /// Steps through consecutive frames, with the transitions from a table.
  @inline(__always) private func walk(
    from first: Int, _ count: Int, _ cadence: FrameCadence, _ positions: UnsafeMutablePointer<FrameCadence.Position>,
    step: (inout Double, inout Double) -> Void, visit: (LinearLaw.Transition, Double, Double) -> Void
  ) -> (state: LinearLaw.State, block: Int) {
    var blocks = cadence.block(of: first) - block
    var (distance, momentum) = (state.distance, state.momentum)
    var position = positions + first % cadence.frames
    var left = count
    while left > 0 {
      // The frames until the pattern repeats.
      let end = position + min(left, positions + cadence.frames - position)
      left -= end - position
      while position < end {
        if blocks == 2 {
          // At 120 Hz this is nearly every frame, and a loop would cost more than its steps.
          step(&distance, &momentum)
          step(&distance, &momentum)
        } else {
          for _ in 0..<blocks { step(&distance, &momentum) }
        }
        visit(position.pointee.remainder, distance, momentum)
        blocks = position.pointee.blocksToNext
        position += 1
      }
      position = positions
    }
    return (LinearLaw.State(distance: distance, momentum: momentum), cadence.block(of: first + count - 1))
  }
}
