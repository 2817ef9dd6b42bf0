import ScrollPhysics

/// An experiment as terms of a sum of squares.
///
/// Each value contributes the model's value less the recorded one, divided by its standard deviation. What the
/// experiment leaves open is fitted too: the constant shift of its times and its release velocity. Each contributes its
/// distance from what the experiment states.
struct FittedExperiment {
  private let experiment: Experiment
  private let displayScale: Double?
  private let recorded: [Double]
  private let deviations: [Double]
  /// What the experiment leaves open: where each starts, and its standard deviation.
  let unknowns: [Unknown]

  /// A quantity that one experiment leaves open.
  enum Unknown {
    /// The shift of all times, in ms, evenly spread up to a largest one.
    case shift(from: Double, largest: Double)
    /// The release velocity, in pt/ms, with its standard deviation.
    case velocity(Double, uncertainty: Double)

    var start: Double {
      switch self {
      case .shift(let start, _): start
      case .velocity(let velocity, _): velocity
      }
    }

    /// Returns how far a value is from what the experiment states, in standard deviations.
    func residual(_ value: Double) -> Double { (value - center) * weight }

    var weight: Double {
      switch self {
      case .shift(_, let largest): 3.0.squareRoot() / largest
      case .velocity(_, let uncertainty): 1 / uncertainty
      }
    }

    private var center: Double { if case .velocity(let velocity, _) = self { velocity } else { 0 } }
  }

  /// The number of residuals.
  var count: Int { recorded.count + unknowns.count }

  /// Creates the terms; nil for an experiment whose values are yes or no, or a choice of a page.
  init?(_ experiment: Experiment, displayScale: Double?, tuning: ScrollTuning) {
    (self.experiment, self.displayScale) = (experiment, displayScale)
    let usual = experiment.uncertainty ?? experiment.bound.map { $0 / 3 }
    // A value on the pixel is off by up to half a pixel, evenly spread.
    let pixel = 1 / (displayScale ?? Experiment.usualScale) / 12.0.squareRoot()
    var unknowns: [Unknown] = []
    switch experiment.subject {
    case .pageChoices, .snapChoices, .contextVelocities, .flingThreshold: return nil
    case .movement(let movement, let samples):
      recorded = samples.samples.map(\.value)
      deviations = recorded.map { _ in usual ?? pixel }
      if samples.timeBase.largestShift > 0 {
        let shift = experiment.replay(displayScale: displayScale, tuning: tuning).shift ?? 0
        unknowns.append(.shift(from: shift, largest: samples.timeBase.largestShift))
      }
      if samples.velocityUncertainty > 0 {
        unknowns.append(.velocity(movement.velocity, uncertainty: samples.velocityUncertainty))
      }
    case .targets(let rows):
      recorded = rows.map(\.target)
      deviations = rows.map { _ in usual ?? pixel }
    case .rubberBand(_, let rows):
      recorded = rows.map(\.offset)
      deviations = rows.map { _ in usual ?? pixel }
    case .drag(_, let rows):
      recorded = rows.map(\.value)
      deviations = rows.map { _ in usual ?? pixel }
    case .decays(let rows):
      recorded = rows.map(\.decay)
      deviations = rows.map { experiment.uncertainty ?? $0.bound / 3 }
    case .releaseVelocities(_, let values):
      recorded = values
      deviations = values.map { usual ?? (0.001 + 0.005 * abs($0)) / 3 }
    }
    self.unknowns = unknowns
  }

  /// Returns the residuals for constants and for the values of what the experiment leaves open.
  func residuals(_ tuning: ScrollTuning, _ values: [Double]) -> [Double] {
    let tuning = experiment.tuning(tuning)
    var result: [Double]
    if case .movement(var movement, let samples) = experiment.subject {
      var shift = 0.0
      for (unknown, value) in zip(unknowns, values) {
        switch unknown {
        case .shift: shift = value
        case .velocity: movement.velocity = value
        }
      }
      let curve = experiment.curve(of: movement, samples, displayScale: displayScale, tuning: tuning)
      result = samples.samples.indices.map {
        movement.value(samples.measure, at: curve.offset(at: max(0, samples.time($0) + shift)))
      }
    } else {
      result = experiment.predictions(displayScale: displayScale, tuning: tuning, isOnPixel: false)
    }
    for index in result.indices { result[index] = (result[index] - recorded[index]) / deviations[index] }
    for (unknown, value) in zip(unknowns, values) { result.append(unknown.residual(value)) }
    return result
  }
}
