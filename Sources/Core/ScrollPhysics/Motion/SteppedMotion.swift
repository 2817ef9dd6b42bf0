/// A motion that the `FixedStepIntegrator` can step: a linear law, its centre and its state at the start.
protocol SteppedMotion: Motion {
  var law: LinearLaw { get }
  /// The offset from which the law's distances are measured, in points.
  var centre: Double { get }
  var initialState: LinearLaw.State { get }
}
