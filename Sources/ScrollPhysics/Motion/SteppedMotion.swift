/// A motion that the `FixedStepIntegrator` can step: a linear law, its centre and its state at the start.
protocol SteppedMotion: Motion {
  var law: LinearLaw { get }
  /// The offset from which the law's distances are measured, in points.
  var centre: Double { get }
  var initialState: LinearLaw.State { get }
  /// The offset at the start, in points.
  var initialOffset: Double { get set }
  var restOffset: Double { get set }
  /// Returns the same motion with all its offsets moved by an amount, in points.
  func shifted(by amount: Double) -> Self
}

extension SteppedMotion {
  func shifted(by amount: Double) -> Self {
    var motion = self
    motion.initialOffset += amount
    motion.restOffset += amount
    return motion
  }
}
