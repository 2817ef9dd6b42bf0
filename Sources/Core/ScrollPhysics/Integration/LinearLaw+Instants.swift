extension LinearLaw {
  /// A linear function of the state, p·e + q·m: the distance has the coefficients (1, 0), the velocity (κ, 1).
  struct Reading {
    var p: Double
    var q: Double

    func value(_ state: State) -> Double { p * state.distance + q * state.momentum }

    func derivative(_ law: LinearLaw) -> Reading {
      Reading(p: p * law.pull - q * law.frequency * law.frequency, q: p + q * (law.pull + law.decay))
    }
  }

  static let distanceReading = Reading(p: 1, q: 0)
  var velocityReading: Reading { Reading(p: pull, q: 1) }

  /// Returns the first time after the start at which the centre is crossed, in ms; nil if there is none.
  package func crossingTime(_ state: State) -> Double? {
    guard let time = zero(of: Self.distanceReading, state) else { return nil }
    if time > 0 { return time }
    return frequency > 0 ? halfSwing : nil
  }

  /// Returns the first time at which the distance turns, in ms, negative before the start; nil if there is none.
  func turningTime(_ state: State) -> Double? { zero(of: velocityReading, state) }

  /// Returns the time from which both the distance and the speed stay within their limits, in ms.
  ///
  /// The law must have a pull toward its centre. The search is a safeguarded Newton iteration on the logarithm and
  /// takes about five evaluations.
  func settlingTime(_ state: State, distance: Double, speed: Double) -> Double {
    precondition(pull < 0, "only a law that pulls toward its centre settles")
    return max(lastTime(Self.distanceReading, state, above: distance), lastTime(velocityReading, state, above: speed))
  }

  /// Returns the first time within a duration at which the distance has a value, in ms; nil if there is none.
  func firstTime(_ state: State, reaching distance: Double, within duration: Double) -> Double? {
    if state.distance == distance { return 0 }
    let turn = turningTime(state).map { min(max($0, 0), duration) } ?? 0
    if let time = solve(state, reaching: distance, from: 0, to: turn) { return time }
    if frequency == 0 { return solve(state, reaching: distance, from: turn, to: duration) }
    // Each swing is smaller than the one before it. A value not reached in the first swing on a side is never reached.
    let (second, third) = (min(turn + halfSwing, duration), min(turn + 2 * halfSwing, duration))
    return solve(state, reaching: distance, from: turn, to: second)
      ?? solve(state, reaching: distance, from: second, to: third)
  }

  /// Returns a zero of a reading: the only one of a law that decays, the first one after the start of one that swings.
  func zero(of reading: Reading, _ state: State) -> Double? {
    if frequency > 0 { return firstZero(of: reading, state) }
    // p·e + q·m = 0 is linear in S(t) = t·φ₁(λt).
    let slope = state.momentum * (reading.p + reading.q * decay)
    if slope == 0 { return nil }
    let s = -reading.value(state) / slope
    let z = decay * s
    if abs(z) < 1e-8 { return s * (1 - z / 2) }
    let grown = 1 + z
    return grown > 0 ? Numerics.log(grown) / decay : nil
  }

  /// Returns the last time at which the size of a reading is above a limit, in ms; 0 if it never is.
  private func lastTime(_ reading: Reading, _ start: State, above limit: Double) -> Double {
    let slope = reading.derivative(self)
    let turn = max(zero(of: slope, start) ?? 0, 0)
    func size(_ time: Double) -> Double { abs(reading.value(state(start, after: time))) }
    if size(turn) > limit {
      if frequency > 0 { return lastSwing(reading, start, from: turn, size: size(turn), above: limit) }
      // After its turning point the size only falls: find a bracket, then close it.
      var low = turn
      var stride = -1 / pull
      var high = turn + stride
      while size(high) > limit {
        low = high
        stride *= 2
        high += stride
      }
      return closeIn(from: low, to: high) { time in
        let state = state(start, after: time)
        let value = reading.value(state)
        return (Numerics.log(abs(value) / limit), slope.value(state) / value)
      }
    }
    if turn > 0 && size(0) > limit {
      // The size is within the limit at the turn, so it fell below the limit before.
      return fall(reading, start, from: 0, to: turn, below: limit)
    }
    return 0
  }

  /// Returns when a reading with a sign, by default its own, falls below a limit from one time to another.
  func fall(
    _ reading: Reading, _ start: State, from low: Double, to high: Double, below limit: Double, sign: Double? = nil
  ) -> Double {
    let slope = reading.derivative(self)
    let sign = sign ?? (reading.value(state(start, after: low)) < 0 ? -1 : 1)
    return closeIn(from: low, to: high) { time in
      let state = state(start, after: time)
      return (sign * reading.value(state) - limit, sign * slope.value(state))
    }
  }

  /// Returns the time between two times at which the distance passes a value; nil if it does not.
  private func solve(_ start: State, reaching distance: Double, from low: Double, to high: Double) -> Double? {
    let first = state(start, after: low).distance - distance
    let last = state(start, after: high).distance - distance
    if first == 0 { return low }
    if last == 0 { return high }
    if !(high > low) || (first < 0) == (last < 0) { return nil }
    let sign: Double = first < 0 ? -1 : 1
    return fall(Self.distanceReading, start, from: low, to: high, below: sign * distance, sign: sign)
  }

  /// Returns the root of a function that is positive at `low` and not at `high`, by Newton's method inside the bracket.
  private func closeIn(
    from low: Double, to high: Double, on function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var low = low
    var high = high
    var time = high
    for _ in 0..<100 {
      let (value, slope) = function(time)
      if value > 0 { low = time } else { high = time }
      var next = slope < 0 ? time - value / slope : low - 1
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      if abs(next - time) <= 1e-13 * high { return next }
      time = next
    }
    return time
  }
}
