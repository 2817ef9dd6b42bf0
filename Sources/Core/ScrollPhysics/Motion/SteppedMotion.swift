/// A motion that the `FixedStepIntegrator` can step: a linear law, its centre and its state at the start.
protocol SteppedMotion: Motion {
  var law: LinearLaw { get }
  /// The offset from which the law's distances are measured, in points.
  var centre: Double { get }
  var initialState: LinearLaw.State { get }
}

extension SteppedMotion {
  package func offset(at time: Double) -> Double {
    time >= duration ? restOffset : centre + law.state(initialState, after: time).distance
  }

  package func velocity(at time: Double) -> Double {
    time >= duration ? 0 : law.velocity(law.state(initialState, after: time))
  }

  package func time(toReach offset: Double) -> Double? {
    if duration == 0 { return offset == restOffset ? 0 : nil }
    return law.firstTime(initialState, reaching: offset - centre, within: duration)
      ?? (offset == restOffset ? duration : nil)
  }
}
