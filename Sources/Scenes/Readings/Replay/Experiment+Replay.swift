import FeelTesting
import ScrollPhysics

extension Experiment {
  /// Pixels per point of a view whose readings come from pictures; it decides only where a bounce ends.
  static let usualScale = 3.0
  /// How long a simulation lasts beyond the last sample, in ms.
  private static let margin = 20.0
  /// The number of points of a drawn curve, less one.
  private static let drawnPoints = 160

  /// Replays the experiment on the model.
  package func replay(displayScale: Double?, tuning: ScrollTuning = .default) -> ExperimentResult {
    let tuning = self.tuning(tuning)
    let bound = bound(displayScale: displayScale)
    let grid = displayScale.map { PixelGrid(scale: $0) }
    func pixel(_ value: Double) -> Double { grid?.rounded(value) ?? value }
    func row(_ label: String, _ recorded: Double, _ model: Double, bound own: Double? = nil) -> ExperimentResult.Row {
      ExperimentResult.Row(label: label, recorded: recorded, model: model, bound: own ?? bound)
    }
    if case .movement(let movement, let samples) = subject {
      return replay(movement, samples, displayScale, tuning, bound: bound, pixel: pixel)
    }
    let predicted = predictions(displayScale: displayScale, tuning: tuning)
    var rows: [ExperimentResult.Row] = []
    switch subject {
    case .movement: break
    case .targets(let readings), .snapChoices(_, let readings):
      rows = zip(readings, predicted).map {
        row("from \(text($0.offset)) at \(text($0.velocity)) pt/ms, rate \($0.rate)", pixel($0.target), $1)
      }
    case .rubberBand(_, let readings):
      rows = zip(readings, predicted).map { row("finger \(text($0.finger)) pt", pixel($0.offset), pixel($1)) }
    case .decays(let readings):
      rows = zip(readings, predicted).map { row($0.name, $0.decay, $1, bound: $0.bound) }
    case .drag(_, let readings):
      rows = zip(readings, predicted).map { row("at \(text($0.time)) ms", pixel($0.value), pixel($1)) }
    case .releaseVelocities(_, let readings):
      rows = zip(readings, predicted).enumerated().map { number, pair in
        row("release \(number + 1)", pair.0, pair.1, bound: self.bound ?? Self.velocityBound(pair.0))
      }
    case .contextVelocities(let readings):
      rows = readings.map {
        row(
          "finger at \(text($0.velocity)) pt/ms", $0.context, $0.velocity,
          bound: self.bound ?? Self.velocityBound($0.velocity))
      }
    case .pageChoices(_, let readings):
      rows = zip(readings, predicted).map {
        row("from \(text($0.offset)) at \(text($0.velocity)) pt/ms", pixel($0.target), $1)
      }
    case .flingThreshold(let readings):
      rows = zip(readings, predicted).map {
        row("at \(text($0.velocity)) pt/ms", $0.willDecelerate ? 1 : 0, $1, bound: 0.5)
      }
    }
    return ExperimentResult(experiment: self, rows: rows, shift: nil, curve: [])
  }

  /// How far a logged velocity may be off: it has as many digits as were printed.
  private static func velocityBound(_ velocity: Double) -> Double { 0.001 + 0.005 * abs(velocity) }

  /// The largest deviation that the measurement leaves open, in the unit of the values: a pixel if none is given.
  package func bound(displayScale: Double?) -> Double { bound ?? 1 / (displayScale ?? Self.usualScale) }

  private func replay(
    _ movement: Movement, _ samples: MovementSamples, _ displayScale: Double?, _ tuning: ScrollTuning, bound: Double,
    pixel: (Double) -> Double
  ) -> ExperimentResult {
    let curve = curve(of: movement, samples, displayScale: displayScale, tuning: tuning)
    func model(_ index: Int, _ shift: Double) -> Double {
      pixel(movement.value(samples.measure, at: curve.offset(at: max(0, samples.time(index) + shift))))
    }
    let recorded = samples.samples.map { pixel($0.value) }
    let largest = samples.timeBase.largestShift
    let shift = TimeShift.best(largest: largest, samples: recorded.count) { abs(model($0, $1) - recorded[$0]) }
    let rows = samples.samples.indices.map { index in
      ExperimentResult.Row(
        label: samples.timeBase.kind == .frames
          ? "at frame \(text(samples.samples[index].time))" : "at \(text(samples.samples[index].time)) ms",
        time: max(0, samples.time(index) + shift), recorded: recorded[index], model: model(index, shift), bound: bound)
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
      tuning, displayScale: displayScale ?? Self.usualScale,
      until: last + samples.timeBase.largestShift + Self.margin)
  }

  private func text(_ number: Double) -> String { DecimalText.short(number) }
}
