import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

/// Every gesture that an audit tries, in order, also those with which it looks for the simplest one.
@Suite("The gestures of audits")
struct GesturesTests {
  private static func row(
    _ fault: PlantedRow.Fault = .none, count: Int = 8, lap: Double? = nil, threshold: Double = 0.3
  ) -> PlantedRow {
    var row = PlantedRow(
      fault, count: count,
      declared: DeclaredFeel(
        maximumItemsPerFlick: 1, limitsDrags: true, minimumFlickVelocity: threshold, autoScrollInterval: 1500))
    row.lapLength = lap
    return row
  }

  private func operations(_ audit: String, _ row: ListenedRow, _ sweep: GestureSweep) throws -> String {
    _ = try Audits.run(on: row, only: [audit], sweep: sweep)
    return row.log.text
  }

  /// `SCROLLSIM_RECORD=all swift test --filter GesturesTests` records the gestures again.
  @Test("The gestures of every audit are the recorded ones", arguments: [GestureSweep.quick, .full])
  func gestures(sweep: GestureSweep) throws {
    var text = ""
    for audit in Audits.all {
      text += "\(audit.id)\n\(try operations(audit.id, ListenedRow(Self.row(count: 5)), sweep))"
    }
    for count in [0, 1, 2, 3, 4, 7, 41, 100] {
      text += "\(count) items\n"
      for id in ["unreachable-items", "wild-targets"] {
        text += try operations(id, ListenedRow(Self.row(count: count)), sweep)
      }
    }
    for id in ["broken-loop", "rounding"] {
      text += "endless, \(id)\n\(try operations(id, ListenedRow(Self.row(lap: 1600)), sweep))"
    }
    for id in ["unreachable-items", "rounding"] {
      text += "from item 3, \(id)\n"
      text += try operations(id, ListenedRow(Self.row(), startItems: [3, 8]), sweep)
    }
    let difference = try RecordedText("Tests/Goldens/GesturesTests/\(sweep.rawValue).txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("The gestures with which the simplest one is found are the recorded ones")
  func shrinking() throws {
    var text = ""
    for plant in PlantedFaultTests.plants where plant.row.unrest == nil {
      text += "\(plant.testDescription)\n\(try operations(plant.audit, ListenedRow(plant.row), .quick))"
    }
    let difference = try RecordedText("Tests/Goldens/GesturesTests/shrinking.txt").difference(text)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
