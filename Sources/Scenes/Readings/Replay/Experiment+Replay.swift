extension Experiment {
  /// Pixels per point of a view whose readings come from pictures; it decides only where a bounce ends.
  static let usualScale = 3.0
  /// How long a simulation lasts beyond the last sample, in ms.
  private static let margin = 20.0
  /// The number of points of a drawn curve, less one.
  private static let drawnPoints = 160

  func replay(displayScale: Double?, tuning: ScrollTuning = .default) -> ExperimentResult {
    let tuning = self.tuning(tuning)
    let bound = bound(displayScale: displayScale)
    // Lengths are on the pixel.
    let grid = unit == "pt" ? displayScale.map { PixelGrid(scale: $0) } : nil
    func pixel(_ value: Double) -> Double { grid?.rounded(value) ?? value }
    if case .movement(let movement, let samples) = subject {
      return replay(movement, samples, displayScale, tuning, bound: bound, pixel: pixel)
    }
    let rows = zip(values, predictions(displayScale: displayScale, tuning: tuning)).map { value, model in
      ExperimentResult.Row(
        label: value.label, recorded: pixel(value.value), model: pixel(model), bound: value.bound ?? bound)
    }
    return ExperimentResult(experiment: self, rows: rows, shift: nil, curve: [])
  }

  /// The largest deviation that the measurement leaves open, in the unit of the values: a pixel if none is given.
  func bound(displayScale: Double?) -> Double { bound ?? 1 / (displayScale ?? Self.usualScale) }

  private func replay(
    _ movement: Movement, _ samples: MovementSamples, _ displayScale: Double?, _ tuning: ScrollTuning, bound: Double,
    pixel: (Double) -> Double
  ) -> ExperimentResult {
    let curve = curve(of: movement, samples, displayScale: displayScale, tuning: tuning)
    func model(_ index: Int, _ shift: Double) -> Double {
      pixel(movement.value(samples.measure, at: curve.offset(at: max(0, samples.time(index) + shift))))
    }
    let values = values
    let recorded = values.map { pixel($0.value) }
    let largest = samples.timeBase.largestShift
    let shift = TimeShift.best(largest: largest, samples: recorded.count) { abs(model($0, $1) - recorded[$0]) }
    let rows = samples.samples.indices.map { index in
      ExperimentResult.Row(
        label: values[index].label, time: max(0, samples.time(index) + shift), recorded: recorded[index],
        model: model(index, shift), bound: bound)
    }
    let end = rows.reduce(0) { max($0, $1.time ?? 0) }
    let drawn = (0...Self.drawnPoints).map { number in
      let time = end * Double(number) / Double(Self.drawnPoints)
      return TimedValue(time, movement.value(samples.measure, at: curve.offset(at: time)))
    }
    return ExperimentResult(experiment: self, rows: rows, shift: largest > 0 ? shift : nil, curve: drawn)
  }

  /// Returns the model's curve of a movement, long enough for every sample and shift.
  func curve(
    of movement: Movement, _ samples: MovementSamples, displayScale: Double?, tuning: ScrollTuning
  ) -> ModelCurve {
    let last = samples.samples.indices.reduce(0) { max($0, samples.time($1)) }
    return movement.curve(
      tuning, displayScale: displayScale ?? Self.usualScale, until: last + samples.timeBase.largestShift + Self.margin)
  }
}
