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
  struct Unknown {
    /// Whether it is the shift of all times, in ms; else it is the release velocity, in pt/ms.
    let isShift: Bool
    let start: Double
    /// What the experiment states.
    let stated: Double
    /// The reciprocal of the standard deviation.
    let weight: Double
  }

  /// The number of residuals.
  var count: Int { recorded.count + unknowns.count }

  /// Creates the terms; nil for an experiment whose values are yes or no, or a choice of a page.
  init?(_ experiment: Experiment, displayScale: Double?, tuning: ScrollTuning) {
    (self.experiment, self.displayScale) = (experiment, displayScale)
    // A value on the pixel is off by up to half a pixel, evenly spread.
    let pixel = 1 / (displayScale ?? Experiment.usualScale) / 12.0.squareRoot()
    let values = experiment.values
    recorded = values.map(\.value)
    deviations = values.map { value in
      experiment.uncertainty ?? (value.bound ?? experiment.bound).map { $0 / 3 } ?? pixel
    }
    var unknowns: [Unknown] = []
    switch experiment.subject {
    case .pageChoices, .snapChoices, .contextVelocities, .flingThreshold: return nil
    case .movement(let movement, let samples):
      if samples.timeBase.largestShift > 0 {
        let shift = experiment.replay(displayScale: displayScale, tuning: tuning).shift ?? 0
        // Shifts are evenly spread up to the largest one.
        let weight = 3.0.squareRoot() / samples.timeBase.largestShift
        unknowns.append(Unknown(isShift: true, start: shift, stated: 0, weight: weight))
      }
      if samples.velocityUncertainty > 0 {
        let (velocity, weight) = (movement.velocity, 1 / samples.velocityUncertainty)
        unknowns.append(Unknown(isShift: false, start: velocity, stated: velocity, weight: weight))
      }
    case .targets, .rubberBand, .drag, .decays, .releaseVelocities: break
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
        if unknown.isShift { shift = value } else { movement.velocity = value }
      }
      let curve = movement.curve(tuning, displayScale: displayScale, until: samples.end)
      result = samples.samples.indices.map {
        movement.value(samples.measure, at: curve.offset(at: max(0, samples.time($0) + shift)))
      }
    } else {
      result = experiment.predictions(displayScale: displayScale, tuning: tuning, isOnPixel: false)
    }
    for index in result.indices { result[index] = (result[index] - recorded[index]) / deviations[index] }
    for (unknown, value) in zip(unknowns, values) { result.append((value - unknown.stated) * unknown.weight) }
    return result
  }
}
