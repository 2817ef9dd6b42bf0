@testable import Readings
import ScrollPhysics

/// Readings that a scroll view with known constants would give.
enum PlantedReadings {
  /// Returns an experiment with the values of the model in place of its own, on the pixel.
  /// - Parameters:
  ///   - experiment: The conditions and times; the values are ignored.
  ///   - tuning: The planted constants.
  ///   - lateness: The time by which a movement's log begins too early, in ms.
  static func recorded(_ experiment: Experiment, _ tuning: ScrollTuning, lateness: Double = 0) -> Experiment {
    var exact = experiment
    if case .movement(let movement, var samples) = experiment.subject {
      samples.timeBase.largestShift = 0
      for index in samples.samples.indices { samples.samples[index].time += lateness }
      exact.subject = .movement(movement, samples)
    }
    let values = exact.replay(displayScale: 3, tuning: tuning).rows.map(\.model)
    var result = experiment
    switch experiment.subject {
    case .movement(let movement, var samples):
      for index in values.indices { samples.samples[index].value = values[index] }
      result.subject = .movement(movement, samples)
    case .targets(var rows):
      for index in values.indices { rows[index].value = values[index] }
      result.subject = .targets(rows)
    case .rubberBand(let bounds, var rows):
      for index in values.indices { rows[index].value = values[index] }
      result.subject = .rubberBand(bounds: bounds, rows)
    case .drag(let finger, var rows):
      for index in values.indices { rows[index].value = values[index] }
      result.subject = .drag(finger, rows)
    case .releaseVelocities(let finger, _): result.subject = .releaseVelocities(finger, values)
    case .decays, .pageChoices, .snapChoices, .contextVelocities, .flingThreshold: break
    }
    return result
  }

  /// Returns readings of an invented device at 3x.
  static func file(_ experiments: [Experiment]) -> RecordedReadings {
    RecordedReadings(
      device: "an invented device", system: "none", source: "the model", grade: .d, displayScale: 3,
      experiments: experiments)
  }

  /// A movement sampled on the display's frames, whose log may begin up to a frame too early or too late.
  static func movement(
    _ name: String, _ movement: Movement, frames: Int, measure: MovementSamples.Measure = .remaining,
    velocityUncertainty: Double = 0
  ) -> Experiment {
    Experiment(
      name: name,
      subject: .movement(
        movement,
        MovementSamples(
          measure: measure, timeBase: TimeBase(largestShift: 16.6), velocityUncertainty: velocityUncertainty,
          samples: (1...frames).map { TimedValue(Double($0) * 1000 / 60, 0) })))
  }

  /// A drag sampled at 120 Hz, whose steps are no whole number of pixels.
  static func drag(_ name: String, from start: Double) -> Experiment {
    let stroke = (0...60).map { TimedValue(Double($0) * 8.333, start - 3.071 * Double($0)) }
    return Experiment(
      name: name,
      subject: .drag(
        FingerScript(offset: 100, range: 0...2000, strokes: [stroke]),
        stroke.dropFirst(6).dropLast().map { TimedValue($0.time, 0) }))
  }

  /// Flicks of growing speed, each with three uneven differences at its end.
  static func flicks(_ name: String, _ number: Int) -> Experiment {
    var time = 0.0
    let strokes = (0..<number).map { flick in
      var location = 300.0
      let stroke = (0...8).map { sample in
        let touch = TimedValue(time, location)
        time += 8.333
        location -= 4 + Double(flick) + 2.5 * Double((sample * (flick + 2)) % 4)
        return touch
      }
      time += 4000
      return stroke + [TimedValue(stroke[8].time + 1, stroke[8].value)]
    }
    return Experiment(
      name: name, subject: .releaseVelocities(FingerScript(offset: 0, strokes: strokes), strokes.map { _ in 0 }))
  }

  /// Equal long flicks, each of which catches the motion of the one before it.
  static func series(_ name: String, _ number: Int) -> Experiment {
    let strokes = (0..<number).map { flick -> [TimedValue] in
      (0...12).map(Double.init).map { TimedValue(Double(flick) * 400 + $0 * 8, 500 - 20 * $0) }
    }
    return Experiment(
      name: name, subject: .releaseVelocities(FingerScript(offset: 0, strokes: strokes), strokes.map { _ in 0 }))
  }
}
