extension Experiment {
  /// Pixels per point of a view whose readings come from pictures; it decides only where a bounce ends.
  static let usualScale = 3.0
  /// The number of points of a drawn curve, less one.
  private static let drawnPoints = 160

  func replay(displayScale: Double?, tuning: ScrollTuning = .default) -> ExperimentResult {
    let tuning = self.tuning(tuning)
    if case .movement(let movement, let samples) = subject {
      let curve = movement.curve(tuning, displayScale: displayScale, until: samples.end)
      return result(movement, samples, curve, displayScale)
    }
    let (bound, pixel) = (bound(displayScale: displayScale), pixel(displayScale))
    let rows = zip(values, predictions(displayScale: displayScale, tuning: tuning)).map { value, model in
      ExperimentResult.Row(
        label: value.label, recorded: pixel(value.value), model: pixel(model), bound: value.bound ?? bound)
    }
    return ExperimentResult(experiment: self, rows: rows, shift: nil, curve: [])
  }

  /// The largest deviation that the measurement leaves open, in the unit of the values: a pixel if none is given.
  func bound(displayScale: Double?) -> Double { bound ?? 1 / (displayScale ?? Self.usualScale) }

  /// Returns how values are rounded: lengths are on the pixel.
  private func pixel(_ displayScale: Double?) -> (Double) -> Double {
    let grid = unit == "pt" ? displayScale.map { PixelGrid(scale: $0) } : nil
    return { grid?.rounded($0) ?? $0 }
  }

  /// Compares the samples of a movement with a curve, at the best shift in time.
  func result(
    _ movement: Movement, _ samples: MovementSamples, _ curve: ModelCurve, _ displayScale: Double?
  ) -> ExperimentResult {
    let (bound, pixel) = (bound(displayScale: displayScale), pixel(displayScale))
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
}
