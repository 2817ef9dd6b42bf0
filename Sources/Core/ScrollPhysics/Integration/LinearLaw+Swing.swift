extension LinearLaw {
  /// The duration of half a swing, from one turning point or zero to the next, in ms.
  var halfSwing: Double { Double.pi / frequency }

  /// Returns the first time from the start on, in ms, at which a reading e^κt·(A·cos ωt + B·sin ωt) is zero.
  func firstZero(of reading: Reading, _ state: State) -> Double {
    let a = reading.value(state)
    let b = reading.p * state.momentum / frequency - reading.q * frequency * state.distance
    // Of the two angles half a turn apart, this takes the one whose sine is not negative, so a mirrored state has the
    // same bits.
    let angle = Numerics.angle(cosine: a > 0 ? -b : b, sine: abs(a))
    return angle < Double.pi ? angle / frequency : 0
  }

  /// Returns the last time from a reading's first turning point on at which its size is above a limit, in ms.
  ///
  /// The size shrinks by e^(κπ/ω) from one turning point to the next, so the last turning point above the limit needs
  /// no search.
  func lastSwing(_ reading: Reading, _ start: State, from turn: Double, size: Double, above limit: Double) -> Double {
    let swings = (Numerics.log(size / limit) / (-pull * halfSwing)).rounded(.down)
    let peak = turn + swings * halfSwing
    let zero = peak + firstZero(of: reading, state(start, after: peak))
    return fall(reading, start, from: peak, to: zero, below: limit)
  }
}
