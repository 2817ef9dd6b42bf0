import Documents
import Foundation
import GestureReplay
import MeasuringKit
import Readings
import ScrollPhysics
import Testing
import UIKitFacade

/// The measuring kit, run against the facade: its readings are those of the model.
@Suite("The measuring kit") @MainActor
struct MeasuringKitTests {
  private static let size = CGSize(width: 375, height: 667)

  /// Runs trials as the UI test does, with a finger of the facade.
  private func readings(of trials: [MeasuringTrial]) throws -> RecordedReadings {
    let controller = MeasuringController()
    controller.trials = trials
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = controller.scrollView
    controller.clock = { view.simulationTime }
    var file: MeasuredFile?
    controller.onEnd = { file = $0 }
    while file == nil {
      controller.button.sendActions(for: .primaryActionTriggered)
      if file != nil { break }
      let trial = try #require(controller.trial)
      if let gesture = trial.gesture {
        #expect(controller.label.text == gesture.text)
        for _ in 0..<gesture.count { try perform(gesture, on: controller) }
      } else {
        try view.advance(until: .settled)
      }
      #expect(controller.label.text == "settled", "after \(trial)")
    }
    return try ReadingsDocument.decode(try #require(file).json())
  }

  /// Drags at a constant speed, in whole points at 120 Hz.
  private func perform(_ gesture: MeasuringGesture, on controller: MeasuringController) throws {
    let start = gesture.distance < 0 ? 340.0 : 20.0
    let step = gesture.speed / 120
    let count = Int((abs(gesture.distance) / step).rounded())
    var samples = (0...count).map { number in
      let way = (step * Double(number)).rounded() * (gesture.distance < 0 ? -1 : 1)
      return TouchSample(
        time: Double(number) * 1000 / 120, location: Vector2D(x: start + way, y: 300),
        phase: number == 0 ? .began : .moved)
    }
    let last = try #require(samples.last)
    samples.append(TouchSample(time: last.time + gesture.hold * 1000, location: last.location, phase: .ended))
    let view = controller.scrollView
    let begin = view.simulationTime
    for sample in samples {
      controller.logTouch(
        at: CGPoint(x: sample.location.x, y: sample.location.y), time: begin + sample.time / 1000,
        begins: sample.phase == .began)
    }
    try view.perform(
      TouchGesture(name: "finger", provenance: .synthetic, source: nil, device: nil, samples: samples, actions: []))
  }

  @Test("Its readings, fed back, agree with the model to the pixel")
  func agrees() throws {
    let readings = try readings(of: MeasuringTrial.all)
    #expect(readings.displayScale == 2)
    let results = ReadingsReplay([readings]).results
    #expect(results.count > 70)
    for result in results {
      let unit = result.experiment.unit
      let row = result.worst
      #expect(
        result.agrees,
        "\(result.experiment.name), \(result.experiment.law): \(row?.label ?? "") recorded \(row?.recorded ?? 0) \(unit), model \(row?.model ?? 0)"
      )
    }
    let values = results.filter { $0.experiment.unit == "pt" }.flatMap(\.rows)
    let exact = values.filter { abs($0.deviation) < 1e-9 }.count
    #expect(Double(exact) >= 0.95 * Double(values.count), "\(exact) of \(values.count) are on the same pixel")
    // Every open question that the kit asks has an answer.
    let laws = Set(results.map(\.experiment.law))
    #expect(
      laws == [
        .deceleration, .minimumFlingSpeed, .rewrittenTarget, .rewrittenTargetAtRest, .rewrittenTargetAgainst, .recoil,
        .panSlop, .repeatedFlicks, .animatedScrolling, .pageTurn, .pageChoice,
      ])
  }

  @Test("With other constants its readings tell them from the defaults")
  func other() throws {
    var tuning = ScrollTuning.default
    try tuning.set(#require(ScrollTuning.field(named: "pageSpringDecay")), to: 0.013)
    let trials = MeasuringTrial.all.filter { $0.kind == .page }
    let readings = try readings(of: trials)
    #expect(ReadingsReplay([readings]).agrees)
    #expect(!ReadingsReplay([readings], tuning: tuning).agrees)
  }
}
