extension LinearLaw {
  /// How long half a swing takes, from one turning point or zero to the next, in ms.
  var halfSwing: Double { Numerics.pi / frequency }

  /// The first time not before the start at which a reading is zero, of a law that swings, in ms.
  ///
  /// A reading is e^κt·(A·cos ωt + B·sin ωt).
  func firstZero(of reading: Reading, _ state: State) -> Double {
    let a = reading.value(state)
    let b = reading.p * state.momentum / frequency - reading.q * frequency * state.distance
    // Of the two angles half a turn apart the one whose sine is not negative, so that a mirrored state has the same bits.
    let angle = Numerics.angle(cosine: a > 0 ? -b : b, sine: abs(a))
    return angle < Numerics.pi ? angle / frequency : 0
  }

  /// The last time at which a reading's size is above a limit, in ms, from its first turning point on.
  ///
  /// From one turning point to the next the size shrinks by e^(κπ/ω), so the last large one is known without a search.
  func lastSwing(_ reading: Reading, _ start: State, from turn: Double, size: Double, above limit: Double) -> Double {
    let swings = (Numerics.log(size / limit) / (-pull * halfSwing)).rounded(.down)
    let peak = turn + swings * halfSwing
    let zero = peak + firstZero(of: reading, state(start, after: peak))
    return fall(reading, start, from: peak, to: zero, below: limit)
  }
}
