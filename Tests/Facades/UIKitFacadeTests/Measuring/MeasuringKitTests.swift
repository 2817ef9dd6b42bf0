import Documents
import Foundation
import GestureReplay
import MeasuringKit
import Readings
import ScrollPhysics
import SwiftUIFacade
import Testing
import UIKitFacade

/// The measuring kit, run against the facade: its readings are those of the model.
@Suite("The measuring kit") @MainActor
struct MeasuringKitTests {
  @Test("The kit's readings agree with the model to the pixel")
  @MainActor func agrees() throws {
    let readings = try MeasuringStage().readings(of: MeasuringTrial.all)
    #expect(readings.displayScale == 2)
    let results = ReadingsReplay([readings]).results
    #expect(results.count > 130)
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
        .snapChoice, .contextVelocity, .atRestInSwiftUI,
      ])
  }

  @Test("Readings with other constants differ from the default model")
  @MainActor func other() throws {
    var tuning = ScrollTuning.default
    try tuning.set(#require(ScrollTuning.field(named: "pageSpringDecay")), to: 0.013)
    let trials = MeasuringTrial.all.filter { $0.kind == .page }
    let readings = try MeasuringStage().readings(of: trials)
    #expect(ReadingsReplay([readings]).agrees)
    #expect(!ReadingsReplay([readings], tuning: tuning).agrees)
  }

  @Test("Readings of a SwiftUI with points per second differ from the model only in the velocity")
  @MainActor func otherSwiftUI() throws {
    var model = ScrollTargetModel()
    model.velocityUnit = .pointsPerSecond
    let readings = try MeasuringStage(model).readings(of: MeasuringTrial.swiftUI)
    let differing = ReadingsReplay([readings]).results.filter { !$0.agrees }
    #expect(differing.map(\.experiment.law) == [.contextVelocity])
    let worst = try #require(differing.first?.worst)
    #expect(abs(worst.recorded - 1000 * worst.model) < 1e-6)
  }
}
