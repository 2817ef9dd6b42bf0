@testable import Readings
import ScrollPhysics
import TestSupport
import Testing

@Suite("Fitting constants")
struct TuningFitTests {
  /// Constants, planted values that are not the defaults, and experiments that depend on them.
  struct Case: Sendable, CustomTestStringConvertible {
    let planted: [String: Double]
    let experiments: [Experiment]

    var testDescription: String { planted.keys.sorted().joined(separator: ", ") }

    var tuning: ScrollTuning {
      get throws {
        var tuning = ScrollTuning.default
        for (name, value) in planted { try tuning.set(#require(ScrollTuning.field(named: name)), to: value) }
        return tuning
      }
    }
  }

  static let cases = [
    Case(
      planted: ["stoppingSpeed": 0.013],
      experiments: [
        Experiment(
          name: "targets",
          subject: .targets(
            (1...24).map {
              Reading(rate: 0.998, start: Double($0), velocity: 0.3 + 0.11 * Double($0), value: 0)
            }))
      ]),
    Case(
      planted: ["rubberBandCoefficient": 0.52],
      experiments: [
        Experiment(
          name: "band", subject: .rubberBand(bounds: 700, (1...30).map { Reading(start: 14 * Double($0), value: 0) }))
      ]),
    Case(
      planted: ["edgePull": 0.9885, "recoilLagFactor": 0.0021],
      experiments: [
        PlantedReadings.movement("recoil 1", Movement(kind: .recoil(distance: 60)), frames: 24),
        PlantedReadings.movement("recoil 2", Movement(kind: .recoil(distance: 177)), frames: 30),
        PlantedReadings.movement(
          "bounce", Movement(kind: .bounce(edge: 900), velocity: 3, rate: 0.99), frames: 30, measure: .offset),
      ]),
    Case(
      planted: ["pageSpringDecay": 0.0139, "pageSpringFrequency": 0.0081],
      experiments: [
        PlantedReadings.movement(
          "page 1", Movement(kind: .page(distance: 160, length: nil, atEdge: false), velocity: 0.1), frames: 22,
          velocityUncertainty: 0.05),
        PlantedReadings.movement(
          "page 2", Movement(kind: .page(distance: 240, length: nil, atEdge: false), velocity: 1.2), frames: 22,
          velocityUncertainty: 0.05),
      ]),
    Case(
      planted: ["animationDuration": 340],
      experiments: [PlantedReadings.movement("animated", Movement(kind: .animation(distance: 280)), frames: 22)]),
    Case(
      planted: ["stillRetargetDecay": 0.0121],
      experiments: [
        PlantedReadings.movement("still", Movement(kind: .retarget(distance: 90)), frames: 30)
      ]),
    Case(planted: ["panSlop": 8.6], experiments: [PlantedReadings.drag("drag", from: 300)]),
    Case(
      planted: ["newestVelocityWeight": 0.1, "middleVelocityWeight": 0.3, "oldestVelocityWeight": 0.62],
      experiments: [PlantedReadings.flicks("flicks", 12)]),
  ]

  @Test("Planted constants are found within their intervals, from readings rounded to the pixel", arguments: cases)
  func recovers(item: Case) throws {
    let tuning = try item.tuning
    let names = item.planted.keys.sorted()
    let fields = try names.map { try #require(ScrollTuning.field(named: $0)) }
    let experiments = item.experiments.enumerated().map { index, experiment in
      PlantedReadings.recorded(experiment, tuning, lateness: 4.7 - 3 * Double(index))
    }
    let fit = try TuningFit(fields, to: [PlantedReadings.file(experiments)])
    #expect(fit.hasConverged && fit.determinesAll)
    #expect(fit.residual < 1.5, "the values scatter \(fit.residual) times as much as rounding does")
    for constant in fit.constants {
      let planted = try #require(item.planted[constant.field.name])
      let halfWidth = try #require(constant.halfWidth)
      #expect(
        abs(constant.value - planted) <= halfWidth, "\(constant.field.name) is \(constant.value) ± \(halfWidth)")
      // An interval that has everything says nothing.
      #expect(halfWidth < abs(constant.before - planted), "\(constant.field.name) ± \(halfWidth)")
    }
  }

  @Test("A constant without effect on the readings is named, and the others are fitted")
  func idle() throws {
    let item = try #require(Self.cases.first { $0.planted["animationDuration"] != nil })
    let tuning = try item.tuning
    let fields = try ["animationDuration", "panSlop"].map { try #require(ScrollTuning.field(named: $0)) }
    let fit = try TuningFit(
      fields, to: [PlantedReadings.file(item.experiments.map { PlantedReadings.recorded($0, tuning) })])
    #expect(fit.idle == ["panSlop"])
    #expect(!fit.determinesAll)
    #expect(fit.constants[0].halfWidth != nil && fit.constants[1].halfWidth == nil)
    #expect(fit.constants[1].value == ScrollTuning.default.panSlop)
  }

  @Test("Constants that act only through their sum cannot be separated")
  func inseparable() throws {
    // A finger of constant speed has the same three differences: only the sum of the weights shows.
    let stroke = (0...9).map { TimedValue(Double($0) * 8, 300 - 6 * Double($0)) }
    let experiment = Experiment(
      name: "steady", subject: .releaseVelocities(FingerScript(offset: 0, strokes: [stroke]), [0]))
    let fields = try ["middleVelocityWeight", "oldestVelocityWeight"].map {
      try #require(ScrollTuning.field(named: $0))
    }
    let fit = try TuningFit(fields, to: [PlantedReadings.file([PlantedReadings.recorded(experiment, .default)])])
    #expect(fit.inseparable == ["middleVelocityWeight", "oldestVelocityWeight"])
    #expect(fit.constants.allSatisfy { $0.halfWidth == nil })
  }

  @Test("A fit needs values, few enough unknown quantities, and constants from which it can start")
  func errors() throws {
    let field = try #require(ScrollTuning.field(named: "panSlop"))
    let choice = Experiment(name: "choice", subject: .pageChoices(page: 300, []))
    #expect(
      errorText { try TuningFit([field], to: [PlantedReadings.file([choice])]) }
        == "the readings have no values that a fit can use")
    // Each movement leaves its shift open.
    let movement = PlantedReadings.movement("animated", Movement(kind: .animation(distance: 280)), frames: 3)
    let file = PlantedReadings.file([PlantedReadings.recorded(movement, .default)])
    #expect(
      errorText { try TuningFit([field], to: Array(repeating: file, count: 400)) }
        == "the readings leave 401 quantities open, with the shifts and velocities of their experiments; the limit is"
        + " 400: fit fewer files at once")
    var tuning = ScrollTuning.default
    tuning.panSlop = -1
    let band = Experiment(name: "band", subject: .rubberBand(bounds: 700, [Reading(start: 100, value: 50)]))
    func fit(_ tuning: ScrollTuning) -> String {
      errorText { try TuningFit([field], to: [PlantedReadings.file([band])], startingFrom: tuning) }
    }
    #expect(fit(tuning) == "the readings cannot be fitted from these constants")
    #expect(fit(.default) == "no error")
  }

  @Test("A constant that an unknown velocity can replace is not determined")
  func absorbed() throws {
    // The lag adds to the velocity of a recoil, so a velocity that was not logged takes up any lag.
    let experiment = PlantedReadings.movement(
      "recoil", Movement(kind: .recoil(distance: 120), velocity: 0.2), frames: 24, velocityUncertainty: 1000)
    let field = try #require(ScrollTuning.field(named: "recoilLagFactor"))
    let fit = try TuningFit([field], to: [PlantedReadings.file([PlantedReadings.recorded(experiment, .default)])])
    #expect(fit.inseparable == ["recoilLagFactor"] && fit.constants[0].halfWidth == nil)
    // A velocity that was logged determines it.
    let logged = PlantedReadings.movement(
      "recoil", Movement(kind: .recoil(distance: 120), velocity: 0.2), frames: 24)
    let known = try TuningFit([field], to: [PlantedReadings.file([PlantedReadings.recorded(logged, .default)])])
    #expect(known.inseparable.isEmpty && known.constants[0].halfWidth != nil)
  }

  @Test("Constants that readings hardly distinguish are reported as a pair")
  func correlated() throws {
    // From one distance, a weaker pull and a larger lag look alike.
    let experiment = PlantedReadings.movement(
      "recoil", Movement(kind: .recoil(distance: 177)), frames: 8)
    let fields = try ["edgePull", "recoilLagFactor"].map { try #require(ScrollTuning.field(named: $0)) }
    let file = PlantedReadings.file([PlantedReadings.recorded(experiment, .default, lateness: 3)])
    let fit = try TuningFit(fields, to: [file])
    let pair = try #require(fit.pairs.first)
    #expect(pair.names == ["edgePull", "recoilLagFactor"])
    #expect(abs(pair.correlation) >= 0.95)
    // The interval of one of two is longer by 1 / √(1 − r²) than that of the same constant alone.
    let (both, alone) = (
      try #require(fit.constants[0].halfWidth), try #require(TuningFit([fields[0]], to: [file]).constants[0].halfWidth)
    )
    #expect(both > 3 * alone)
  }

  @Test("Values of yes or no are ignored, and a file with nothing else is an error")
  func leftOut() throws {
    let threshold = Experiment(name: "threshold", subject: .flingThreshold([Reading(velocity: 0.3, value: 1)]))
    let field = try #require(ScrollTuning.field(named: "panSlop"))
    let drag = PlantedReadings.recorded(PlantedReadings.drag("drag", from: 300), .default)
    let fit = try TuningFit([field], to: [PlantedReadings.file([threshold, drag])])
    #expect(fit.leftOut == ["threshold"])
    #expect(throws: (any Error).self) { try TuningFit([field], to: [PlantedReadings.file([threshold])]) }
  }
}
