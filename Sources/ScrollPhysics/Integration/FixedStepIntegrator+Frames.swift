extension FixedStepIntegrator {
  /// The state at a frame of a repeating cadence; steps there first.
  ///
  /// Frames must not decrease.
  mutating func state(atFrame frame: Int, _ cadence: FrameCadence) -> LinearLaw.State {
    let target = cadence.block(of: frame)
    if !isAtBlock && target <= block {
      // In the block in which the integrator was started.
      return law.transition(across: cadence.time(of: frame) - time).applied(to: state)
    }
    stepForward(to: target)
    return cadence.transition(law, to: frame).applied(to: state)
  }

  /// Steps through consecutive frames of a repeating cadence; gives the bits that ``state(atFrame:_:)`` gives.
  ///
  /// - Parameters:
  ///   - count: How many frames.
  ///   - first: The number of the first one, counted from the motion's start.
  ///   - cadence: How frames fall on this integrator's blocks.
  ///   - visit: Takes the frame's index from 0, its distance and its velocity.
  /// - Complexity: O(steps + frames), without a call per step.
  @inline(__always)
  mutating func visit(
    _ count: Int, framesFrom first: Int, _ cadence: FrameCadence, _ visit: (Int, Double, Double) -> Void
  ) {
    var start = 0
    // A few frames are not worth a table, and those in the block of the start are not in it.
    while start < count && (count < cadence.frames || !isAtBlock) {
      let state = state(atFrame: first + start, cadence)
      visit(start, state.distance, law.velocity(state))
      start += 1
    }
    if start == count { return }
    withUnsafeTemporaryAllocation(of: LinearLaw.Transition.self, capacity: cadence.frames) { remainders in
      for phase in 0..<cadence.frames {
        remainders.initializeElement(at: phase, to: cadence.transition(law, to: phase))
      }
      let frame = first + start
      let pull = law.pull
      let swings = law.frequency != 0
      var phase = frame % cadence.frames
      var place = cadence.block(of: frame)
      var pending = frame * cadence.blocks % cadence.frames
      let (whole, part) = cadence.blocks.quotientAndRemainder(dividingBy: cadence.frames)
      var current = block
      var (distance, momentum) = (state.distance, state.momentum)
      for index in start..<count {
        step(&distance, &momentum, place &- current)
        current = place
        let remainder = remainders[phase]
        let shown = remainder.keep * distance + remainder.carry * momentum
        let free = remainder.decay * momentum
        visit(index, shown, pull * shown + (swings ? remainder.turn * distance + free : free))
        // The next frame's place on the grid, in whole numbers.
        phase = phase &+ 1 == cadence.frames ? 0 : phase &+ 1
        pending &+= part
        let extra = pending >= cadence.frames ? 1 : 0
        pending &-= extra == 1 ? cadence.frames : 0
        place &+= whole &+ extra
      }
      set(distance, momentum, at: current)
    }
  }
}
