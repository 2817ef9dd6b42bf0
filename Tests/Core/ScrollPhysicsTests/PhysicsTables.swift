import Foundation
import Readings
import ScrollPhysics
import TestSupport

/// The tables of docs/Physics.md that a command can produce: the model beside recorded figures and beside the formulas
/// that are usually written down.
enum PhysicsTables {
  /// The tables by the name of their place in the page.
  static var all: [(name: String, text: String)] {
    [
      ("constants", constants), ("targets", targets), ("fling", fling), ("measured movements", measured),
      ("decays", decays), ("rubber band", rubberBand), ("recoil", recoil), ("violent bounce", violentBounce),
      ("readings", readings), ("laws", laws),
    ]
  }

  private static var constants: String {
    var rows = ["| field | default | unit | range |", "|---|---|---|---|"]
    for field in ScrollTuning.fields {
      let value = ScrollTuning.default.text(of: field)
      let range = field.domain.replacing("a number from ", with: "").replacing(" to ", with: "…")
        .replacing(" or ", with: ", ")
      rows.append("| `\(field.name)` | \(value) | \(field.unit.isEmpty ? "" : "\(field.unit) ")| \(range) |")
    }
    return rows.joined(separator: "\n")
  }

  /// Targets, with the errors of the two projections usually written down, in points.
  private static var targets: String {
    var rows = ["| rate | offset | velocity pt/ms | target |", "|---|---|---|---|"]
    var (geometric, endless): ([Double], [Double]) = ([], [])
    func row(_ rate: Double, _ offset: Double, _ velocity: Double, _ target: Double, _ scale: Double) {
      let model = Deceleration.target(
        from: offset, velocity: velocity, rate: DecelerationRate(rawValue: rate), displayScale: scale)
      geometric.append(offset + velocity * rate / (1 - rate) - target)
      endless.append(offset - velocity / Numerics.log(rate) - target)
      rows.append("| \(rate) | \(number(offset, 3)) | \(number(velocity, 6)) | \(pair(target, model)) |")
    }
    for reading in RecordedFigures.targets {
      row(reading.rate, reading.pixel / 3, reading.velocity, reading.targetPixel / 3, 3)
    }
    let flick = RecordedFigures.flick60501
    row(0.998, 0, flick.velocity, flick.distance, flick.displayScale)
    let errors = [geometric, endless].map { "\(number($0.min() ?? 0, 2)) to \(number($0.max() ?? 0, 2)) pt" }
    rows.append("\nv·d/(1 − d) is off by \(errors[0]), −v/ln d by \(errors[1]).")
    return rows.joined(separator: "\n")
  }

  private static var fling: String {
    var rows: [String] = []
    var errors: [Int] = []
    let target = Deceleration.target(from: 400, velocity: 0.480833665, displayScale: 3)
    let motion = Deceleration(from: 400, velocity: 0.480833665, restingAt: target)
    let grid = PixelGrid(scale: 3)
    for sample in RecordedFigures.fling {
      let frame = (sample.time * 60 / 1000).rounded() + 1
      let time = frame * 1000 / 60 + RecordedFiguresTests.flingShift
      let model = grid.rounded(motion.offset(at: time))
      let rate = Numerics.log(0.998)
      let older = grid.rounded(400 + 0.480833665 * (Numerics.exp(rate * time) - 1) / rate)
      errors.append(Int(((older - sample.offset) * 3).rounded()))
      rows.append("\(number(sample.time, 3)): \(pair(sample.offset, model))")
    }
    return list(rows)
      + "\n\nA continuous exponential is off by \(errors.min() ?? 0) to \(errors.max() ?? 0) px, and on the pixel in"
      + " \(errors.count { $0 == 0 }) of \(errors.count)."
  }

  /// The deviations of the measured series from the laws, and from the usual assumptions.
  private static var measured: String {
    var rows: [String] = []
    for curve in MeasuredCurve.all {
      let model = curve.deviation(from: MeasuredCurvesTests.model(curve))
      let guess = curve.deviation(from: OlderGuess.model(curve))
      let movement =
        switch curve.movement {
        case .retargeted(let rate, let velocity):
          "\(number(curve.distance, 0)) pt at \(rate), released at \(velocity)"
        case .still: "\(number(curve.distance, 0)) pt in SwiftUI, released at rest"
        case .paged(let velocity): "page of \(number(curve.distance, 0)) pt, released at \(velocity)"
        case .animated: "animated over \(number(curve.distance, 0)) pt"
        }
      rows.append("- \(curve.name), \(movement): \(number(model.worst, 2)) (\(number(guess.worst, 1)))")
    }
    return rows.joined(separator: "\n")
  }

  /// The decays that the measurement fitted, beside the law's.
  private static var decays: String {
    var rows = ["| segment | distance | released at | fitted k | the law's k |", "|---|---|---|---|---|"]
    for segment in MeasuredDecay.all {
      rows.append(
        "| \(segment.name) | \(number(segment.distance, 1)) | \(segment.velocity)"
          + " | \(number(segment.fitted, 5)) | \(number(-segment.motion.logarithmicRate, 5)) |")
    }
    return rows.joined(separator: "\n")
  }

  private static var rubberBand: String {
    let band = RubberBand(dimension: RecordedFigures.rubberBandDimension)
    return list(
      RecordedFigures.rubberBand.map { sample in
        let model = PixelGrid(scale: 3).rounded(band.offset(forDistance: sample.distance))
        return "\(number(sample.distance, 0)): \(pair(sample.offset, model))"
      })
  }

  /// The recoil, beside a critically damped spring of stiffness 100 and a lag of zero.
  private static var recoil: String {
    var rows: [String] = []
    var (lagless, sprung): ([Double], [Double]) = ([], [])
    let rate = Numerics.log(0.998)
    let motion = EdgeBounce(recoilingTo: 0, from: 177, velocity: -0.000455, logarithmicRate: rate, displayScale: 3)
    var still = ScrollTuning.default
    still.recoilLagFactor = 0
    let plain = EdgeBounce(
      recoilingTo: 0, from: 177, velocity: -0.000455, logarithmicRate: rate, displayScale: 3, tuning: still)
    let grid = PixelGrid(scale: 3)
    for sample in RecordedFigures.recoil {
      let frame = (sample.time * 60 / 1000).rounded()
      let time = frame * 1000 / 60 + RecordedFiguresTests.recoilShift
      let spring = 177 * (1 + 0.01 * time) * Numerics.exp(-0.01 * time)
      lagless.append(abs(plain.offset(at: time) - sample.distance))
      sprung.append(abs(spring - sample.distance))
      rows.append("\(Int(frame)): \(pair(sample.distance, grid.rounded(motion.offset(at: time))))")
    }
    return list(rows)
      + "\n\nWithout lag, the model is off by up to \(number(lagless.max() ?? 0, 1)) pt; a critically damped spring of"
      + " stiffness 100, by up to \(number(sprung.max() ?? 0, 1)) pt."
  }

  private static var violentBounce: String {
    var rows = ["| log s | recorded | model |", "|---|---|---|"]
    let motion = EdgeBounce(
      hitting: RecordedFigures.violentBounceEdge, velocity: RecordedFigures.violentBounceSpeed,
      logarithmicRate: Numerics.log(0.998), displayScale: 1)
    for sample in RecordedFigures.violentBounce {
      let model = motion.offset(at: (sample.time - RecordedFigures.violentBounceHit) * 1000)
      rows.append("| \(number(sample.time, 3)) | \(number(sample.offset, 0)) | \(number(model, 0)) |")
    }
    return rows.joined(separator: "\n")
  }

  private static let replay = ReadingsReplay(PublishedReadings.files)

  /// Every experiment of Fixtures/readings, as `scrollsim readings` replays it.
  private static var readings: String {
    var rows = ["| experiment | law | values | largest | median | allowed |", "|---|---|---|---|---|---|"]
    for part in replay.parts {
      for result in part.results {
        let unit = ["", "pt"].contains(result.experiment.unit) ? "" : " " + result.experiment.unit
        let places = result.experiment.unit == "1/ms" ? 6 : 3
        let bounds = Set(result.rows.map(\.bound))
        let bound = bounds.count == 1 ? number(bounds.first ?? 0, places) : "of each,"
        let figures = [result.largest, result.median].map { number($0, places) }
        rows.append(
          "| \(result.experiment.name) | \(result.experiment.law.rawValue)"
            + " | \(result.rows.count) | \(figures.joined(separator: " | ")) | \(bound)\(unit)"
            + "\(result.agrees ? "" : "; differs") |")
      }
    }
    return rows.joined(separator: "\n")
  }

  /// The laws that no experiment tests, with their grades.
  private static var laws: String {
    let tested = Set(replay.verdicts.map(\.law))
    return PhysicsLaw.allCases.filter { !tested.contains($0) }
      .map { "- \($0.rawValue): \($0.grade)" }.joined(separator: "\n")
  }

  /// Figures separated by commas, a few on each line.
  private static func list(_ items: [String]) -> String {
    stride(from: 0, to: items.count, by: 6)
      .map { items[$0..<min($0 + 6, items.count)].joined(separator: ", ") }.joined(separator: ",\n")
  }

  /// A recorded figure, and the model's where it is another one.
  private static func pair(_ recorded: Double, _ model: Double) -> String {
    let words = [recorded, model].map { number($0, 3) }
    return words[0] == words[1] ? words[0] : "\(words[0]) (model \(words[1]))"
  }

  private static func number(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }
}
