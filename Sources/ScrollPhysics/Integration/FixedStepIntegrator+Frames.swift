extension FixedStepIntegrator {
  /// Steps through consecutive frames of a repeating cadence.
  ///
  /// - Parameters:
  ///   - count: How many frames.
  ///   - first: The number of the first one, counted from the motion's start.
  ///   - cadence: How frames fall on this integrator's steps.
  ///   - visit: Takes the frame's index from 0, its distance and its velocity.
  /// - Complexity: O(steps + frames), without a call per step.
  @inline(__always)
  mutating func visit(
    _ count: Int, framesFrom first: Int, _ cadence: FrameCadence, _ visit: (Int, Double, Double) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: ExponentialLaw.Transition.self, capacity: cadence.frames) { remainders in
      for phase in 0..<cadence.frames {
        let remainder = cadence.remainder(phase)
        remainders[phase] =
          remainder == 0
          ? ExponentialLaw.Transition(keep: 1, carry: 0, decay: 1) : law.transition(across: remainder * step)
      }
      // On the grid first: the integrator may have been started between two steps.
      alignToGrid()
      let pull = law.pull
      var phase = first % cadence.frames
      var place = cadence.step(before: first)
      var pending = first * cadence.steps % cadence.frames
      let (whole, part) = cadence.steps.quotientAndRemainder(dividingBy: cadence.frames)
      var current = stepIndex
      var (distance, momentum) = (state.distance, state.momentum)
      for index in 0..<count {
        step(&distance, &momentum, place - current)
        current = place
        let remainder = remainders[phase]
        let shown = remainder.keep * distance + remainder.carry * momentum
        visit(index, shown, pull * shown + remainder.decay * momentum)
        // The next frame's place on the grid, in whole numbers.
        phase = phase + 1 == cadence.frames ? 0 : phase + 1
        pending += part
        let extra = pending >= cadence.frames ? 1 : 0
        pending -= extra * cadence.frames
        place += whole + extra
      }
      set(distance, momentum, at: current)
    }
  }
}
