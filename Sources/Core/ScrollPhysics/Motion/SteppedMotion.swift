/// A motion that the `FixedStepIntegrator` can step: a linear law, its centre and its state at the start.
protocol SteppedMotion: Motion {
  var law: LinearLaw { get }
  /// The offset from which the law's distances are measured, in points.
  var centre: Double { get }
  var initialState: LinearLaw.State { get }
}

extension SteppedMotion {
  /// Returns both the offset, in points, and the velocity, in pt/ms, at a time.
  func values(at time: Double) -> (offset: Double, velocity: Double) {
    if time >= duration { return (restOffset, 0) }
    let state = law.state(initialState, after: time)
    return (centre + state.distance, law.velocity(state))
  }

  package func offset(at time: Double) -> Double { values(at: time).offset }
  package func velocity(at time: Double) -> Double { values(at: time).velocity }

  package func time(toReach offset: Double) -> Double? {
    if duration == 0 { return offset == restOffset ? 0 : nil }
    return law.firstTime(initialState, reaching: offset - centre, within: duration)
      ?? (offset == restOffset ? duration : nil)
  }
}
