@testable import Readings
import ScrollPhysics
import TestSupport
import Testing

@Suite("Replaying readings")
struct ReadingsReplayTests {
  @Test("A constant counts beside a preset that sets it, too, in whatever order they come")
  func presets() {
    // Dictionaries of other sizes have other orders.
    let others = ScrollTuning.fields.filter { !$0.name.hasPrefix("pageSpring") }
    for count in 0...others.count {
      var experiment = Experiment(name: "\(count)", subject: .flingThreshold([]))
      for field in others.prefix(count) { experiment.tuning[field.name] = ScrollTuning.default.text(of: field) }
      experiment.tuning["pageSpring"] = "iOS12"
      experiment.tuning["pageSpringDecay"] = "0.02"
      let tuning = experiment.tuning(.default)
      #expect(tuning.pageSpringDecay == 0.02 && tuning.pageSpringFrequency == 0.007_65)
    }
  }

  @Test("A replay of the model's own values agrees to the pixel, and finds the time shift")
  func itself() {
    let movements: [Experiment] = [
      PlantedReadings.movement(
        "fling", Movement(kind: .fling(offset: 400), velocity: 0.9), frames: 60, measure: .offset),
      PlantedReadings.movement("near", Movement(kind: .retarget(distance: 150), velocity: 1.4), frames: 40),
      PlantedReadings.movement("far", Movement(kind: .retarget(distance: 500), velocity: 0.4, rate: 0.99), frames: 40),
      PlantedReadings.movement(
        "against", Movement(kind: .retarget(distance: 30), velocity: -0.3, rate: 0.99), frames: 20),
      PlantedReadings.movement(
        "page", Movement(kind: .page(distance: 200, length: 375, atEdge: true), velocity: 0.6), frames: 30),
      PlantedReadings.movement("animation", Movement(kind: .animation(distance: 280)), frames: 22),
      PlantedReadings.movement("recoil", Movement(kind: .recoil(distance: 120)), frames: 30),
      PlantedReadings.movement("bounce", Movement(kind: .bounce(edge: 900), velocity: 2), frames: 30, measure: .offset),
    ]
    for movement in movements {
      let recorded = PlantedReadings.recorded(movement, .default, lateness: 6.3)
      let result = recorded.replay(displayScale: 3)
      #expect(result.largest == 0, "\(movement.name) is off by \(result.largest)")
      #expect(abs((result.shift ?? 0) - 6.3) <= 1.5, "\(movement.name) is shifted by \(result.shift ?? 0)")
    }
  }

  @Test("The simulated curve is that of the law, also between frames")
  func curve() {
    let law = Deceleration(from: -150, velocity: 1.4, to: 0)
    let times = [0.0, 0.37, 5, 16.667, 83.3, 250.9, 400]
    let experiment = Experiment(
      name: "near",
      subject: .movement(
        Movement(kind: .retarget(distance: 150), velocity: 1.4),
        MovementSamples(
          measure: .remaining, timeBase: TimeBase(), samples: times.map { TimedValue($0, -law.offset(at: $0)) })),
      bound: 0.001)
    let result = experiment.replay(displayScale: nil)
    #expect(result.largest <= 1e-4, "off by \(result.largest) pt")
    #expect(result.agrees)
  }

  @Test("A value beyond its tolerance differs, and is reported as the worst one")
  func differs() throws {
    var experiment = PlantedReadings.recorded(
      Experiment(
        name: "band", subject: .rubberBand(bounds: 700, (1...5).map { Reading(start: 40 * Double($0), value: 0) })),
      .default)
    guard case .rubberBand(let bounds, var rows) = experiment.subject else { return }
    rows[3].value += 2
    experiment.subject = .rubberBand(bounds: bounds, rows)
    let replay = ReadingsReplay([PlantedReadings.file([experiment])])
    let result = try #require(replay.results.first)
    #expect(!result.agrees && !replay.agrees)
    #expect(result.worst?.label == "finger 160 pt")
    #expect(abs(result.largest - 2) <= 0.34 && result.median == 0)
    #expect(replay.verdicts.map(\.law) == [.rubberBand])
    #expect(replay.verdicts.first?.differing == ["band"])
  }

  @Test("A threshold and the choice of a page are replayed on the scroll view")
  func choices() {
    let experiments = [
      Experiment(
        name: "threshold",
        subject: .flingThreshold([
          Reading(velocity: 0.24, value: 0), Reading(velocity: -0.26, value: 1),
        ])),
      Experiment(
        name: "choice",
        subject: .pageChoices(
          page: 300,
          [
            Reading(start: 149, velocity: 0, value: 0),
            Reading(start: 20, velocity: 0.3, value: 300),
            Reading(start: 280, velocity: -0.3, value: 0),
          ])),
    ]
    #expect(ReadingsReplay([PlantedReadings.file(experiments)]).agrees)
    var faster = ScrollTuning.default
    faster.minimumFlingSpeed = 0.3
    faster.pageFlickSpeed = 0.4
    let replay = ReadingsReplay([PlantedReadings.file(experiments)], tuning: faster)
    #expect(replay.results.map(\.agrees) == [false, false])
  }

  @Test("The expected snap point is nearest to the proposed target, at the rate of the release")
  func snapChoices() {
    // At 0.6 pt/ms the view proposes 299 pt more at .normal, and 59 pt more at .fast.
    let readings = [
      Reading(rate: 0.998, start: 20, velocity: 0.6, value: 310),
      Reading(rate: 0.99, start: 20, velocity: 0.6, value: 0),
      Reading(rate: 0.99, start: 120, velocity: 0.6, value: 310),
      Reading(rate: 0.998, start: 150, velocity: 0, value: 0),
      Reading(rate: 0.998, start: -120, velocity: -0.6, value: -310),
    ]
    let choices = Experiment(name: "choices", subject: .snapChoices(pitch: 310, readings))
    let result = choices.replay(displayScale: 2)
    #expect(result.rows.map(\.model) == readings.map(\.value) && result.agrees)
    #expect(choices.law == .snapChoice && choices.unit == "pt" && choices.values.count == 5)
    // Another pitch has other snap points.
    #expect(!Experiment(name: "other", subject: .snapChoices(pitch: 155, readings)).replay(displayScale: 2).agrees)
  }

  @Test("A velocity of a SwiftUI context in points per second differs by a factor of a thousand")
  func contextVelocities() throws {
    func result(_ context: Double) -> ExperimentResult {
      Experiment(name: "unit", subject: .contextVelocities([Reading(velocity: -0.5, value: context)]))
        .replay(displayScale: 2)
    }
    #expect(result(-0.5).agrees && result(-0.503).agrees && !result(-0.504).agrees)
    let other = result(-500)
    #expect(!other.agrees && other.worst?.recorded == -500 && other.worst?.model == -0.5)
    #expect(other.experiment.law == .contextVelocity && other.experiment.unit == "pt/ms")
  }

  @Test("A drag swallows its slop, and the flicks of a fast series are boosted")
  func fingers() {
    let drag = PlantedReadings.recorded(PlantedReadings.drag("drag", from: 300), .default)
    var applied = ScrollTuning.default
    applied.panSlopHandling = .applied
    #expect(drag.replay(displayScale: 3).agrees)
    #expect(abs(drag.replay(displayScale: 3, tuning: applied).largest - 10) <= 0.34)
    // From the fourth flick of a series on, the velocity is multiplied.
    let series = PlantedReadings.series("series", 5)
    let flicks = PlantedReadings.recorded(series, .default).replay(displayScale: 3)
    #expect(flicks.agrees && flicks.experiment.law == .repeatedFlicks)
    #expect(flicks.rows[4].recorded > 2 * flicks.rows[2].recorded)
  }
}
