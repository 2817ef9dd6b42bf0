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
    var rows = ["| field | default | unit | may be |", "|---|---|---|---|"]
    for field in ScrollTuning.fields {
      let value = ScrollTuning.default.text(of: field)
      rows.append("| `\(field.name)` | \(value) | \(field.unit.isEmpty ? "–" : field.unit) | \(field.domain) |")
    }
    return rows.joined(separator: "\n")
  }

  /// Targets, with the errors of the two projections usually written down, in points.
  private static var targets: String {
    var rows = [
      "| rate | offset | velocity pt/ms | recorded target | model | v·d/(1−d) is off by | −v/ln d is off by |",
      "|---|---|---|---|---|---|---|",
    ]
    func row(_ rate: Double, _ offset: Double, _ velocity: Double, _ target: Double, _ scale: Double) {
      let model = Deceleration.target(
        from: offset, velocity: velocity, rate: DecelerationRate(rawValue: rate), displayScale: scale)
      let geometric = offset + velocity * rate / (1 - rate) - target
      let endless = offset - velocity / Numerics.log(rate) - target
      let words = [offset, velocity, target, model].map { number($0, $0 == velocity ? 6 : 3) }
      rows.append(
        "| \(rate) | \(words.joined(separator: " | ")) | \(number(geometric, 2)) pt | \(number(endless, 2)) pt |")
    }
    for reading in RecordedFigures.targets {
      row(reading.rate, reading.pixel / 3, reading.velocity, reading.targetPixel / 3, 3)
    }
    let flick = RecordedFigures.flick60501
    row(0.998, 0, flick.velocity, flick.distance, flick.displayScale)
    return rows.joined(separator: "\n")
  }

  private static var fling: String {
    var rows = [
      "| logged ms | frame | recorded | model on the pixel | off by | a continuous exponential |",
      "|---|---|---|---|---|---|",
    ]
    let target = Deceleration.target(from: 400, velocity: 0.480833665, displayScale: 3)
    let motion = Deceleration(from: 400, velocity: 0.480833665, restingAt: target)
    let grid = PixelGrid(scale: 3)
    for sample in RecordedFigures.fling {
      let frame = (sample.time * 60 / 1000).rounded() + 1
      let time = frame * 1000 / 60 + RecordedFiguresTests.flingShift
      let model = grid.rounded(motion.offset(at: time))
      let rate = Numerics.log(0.998)
      let older = grid.rounded(400 + 0.480833665 * (Numerics.exp(rate * time) - 1) / rate)
      let errors = [model, older].map { Int((($0 - sample.offset) * 3).rounded()) }
      rows.append(
        "| \(number(sample.time, 3)) | \(Int(frame)) | \(number(sample.offset, 3)) | \(number(model, 3))"
          + " | \(errors[0]) px | \(errors[1]) px |")
    }
    return rows.joined(separator: "\n")
  }

  /// The measured series beside the laws, and beside what this package guessed before they were measured.
  private static var measured: String {
    var rows = ["| series | movement | samples | model off by | older guess off by |", "|---|---|---|---|---|"]
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
      rows.append(
        "| \(curve.name) | \(movement) | \(curve.remaining.count)"
          + " | \(number(model.worst, 2)) pt | \(number(guess.worst, 1)) pt |")
    }
    return rows.joined(separator: "\n")
  }

  /// The decays that the measurement fitted, beside the law's.
  private static var decays: String {
    var rows = [
      "| segment | rate | distance | released at | fitted k | the law's k | the velocity |",
      "|---|---|---|---|---|---|---|",
    ]
    for segment in MeasuredDecay.all {
      let motion = segment.motion
      let isKept = motion.launchVelocity == abs(segment.velocity)
      let jump = "jumps to \(number(motion.launchVelocity, 2))"
      rows.append(
        "| \(segment.name) | \(segment.rate) | \(number(segment.distance, 1)) | \(segment.velocity)"
          + " | \(number(segment.fitted, 5)) | \(number(-motion.logarithmicRate, 5))"
          + " | \(segment.velocity < 0 ? "turns" : isKept ? "kept" : jump) |")
    }
    return rows.joined(separator: "\n")
  }

  private static var rubberBand: String {
    var rows = [
      "| finger past the edge | recorded | model on the pixel | half the finger's way |", "|---|---|---|---|",
    ]
    let band = RubberBand(dimension: RecordedFigures.rubberBandDimension)
    for sample in RecordedFigures.rubberBand {
      let model = PixelGrid(scale: 3).rounded(band.offset(forDistance: sample.distance))
      rows.append(
        "| \(number(sample.distance, 0)) | \(number(sample.offset, 3)) | \(number(model, 3))"
          + " | \(number(sample.distance / 2, 1)) |")
    }
    return rows.joined(separator: "\n")
  }

  /// The recoil, beside a critically damped spring of stiffness 100 and a lag of zero.
  private static var recoil: String {
    var rows = ["| frame | recorded | model on the pixel | without lag | spring k = 100 |", "|---|---|---|---|---|"]
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
      let figures = [grid.rounded(motion.offset(at: time)), plain.offset(at: time), spring].map { number($0, 3) }
      rows.append("| \(Int(frame)) | \(number(sample.distance, 3)) | \(figures.joined(separator: " | ")) |")
    }
    return rows.joined(separator: "\n")
  }

  private static var violentBounce: String {
    var rows = ["| log s | recorded | model | error |", "|---|---|---|---|"]
    let motion = EdgeBounce(
      hitting: RecordedFigures.violentBounceEdge, velocity: RecordedFigures.violentBounceSpeed,
      logarithmicRate: Numerics.log(0.998), displayScale: 1)
    for sample in RecordedFigures.violentBounce {
      let model = motion.offset(at: (sample.time - RecordedFigures.violentBounceHit) * 1000)
      rows.append(
        "| \(number(sample.time, 3)) | \(number(sample.offset, 0)) | \(number(model, 0))"
          + " | \(number(model - sample.offset, 0)) |")
    }
    return rows.joined(separator: "\n")
  }

  private static let replay = ReadingsReplay(PublishedReadings.files)

  /// Every experiment of Fixtures/readings, as `scrollsim readings` replays it.
  private static var readings: String {
    var rows = [
      "| experiment | system | law | values | largest | median | allowed | verdict |",
      "|---|---|---|---|---|---|---|---|",
    ]
    for part in replay.parts {
      for result in part.results {
        let unit = result.experiment.unit.isEmpty ? "" : " " + result.experiment.unit
        let places = result.experiment.unit == "1/ms" ? 6 : 3
        let bounds = Set(result.rows.map(\.bound))
        let bound = bounds.count == 1 ? number(bounds.first ?? 0, places) + unit : "of each"
        let figures = [result.largest, result.median].map { number($0, places) + unit }
        rows.append(
          "| \(result.experiment.name) | \(part.readings.system) | \(result.experiment.law.rawValue)"
            + " | \(result.rows.count) | \(figures.joined(separator: " | ")) | \(bound)"
            + " | \(result.agrees ? "agrees" : "differs") |")
      }
    }
    return rows.joined(separator: "\n")
  }

  /// The result of the readings for each law.
  private static var laws: String {
    var rows = ["| law | its grade | experiments | values | verdict |", "|---|---|---|---|---|"]
    let verdicts = replay.verdicts
    for law in PhysicsLaw.allCases {
      guard let verdict = verdicts.first(where: { $0.law == law }) else {
        rows.append("| \(law.rawValue) | \(law.grade) | 0 | 0 | no readings |")
        continue
      }
      rows.append(
        "| \(law.rawValue) | \(law.grade) | \(verdict.experiments) | \(verdict.values)"
          + " | \(verdict.agrees ? "agrees" : "\(verdict.differing.joined(separator: ", ")) differs") |")
    }
    return rows.joined(separator: "\n")
  }

  private static func number(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }
}
