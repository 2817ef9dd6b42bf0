import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

@Suite("Audits of planted faults")
struct PlantedFaultTests {
  /// A fault, and the audit that is to find it.
  struct Plant: Sendable, CustomTestStringConvertible {
    let audit: String
    let row: PlantedRow

    var testDescription: String { "\(row.name): \(audit)" }
  }

  private static func plant(
    _ audit: String, _ fault: PlantedRow.Fault, count: Int = 8, page: Double = 200, limit: Int? = nil,
    unrest: RestlessView.Unrest? = nil, interval: Double? = nil, threshold: Double = 0.3
  ) -> Plant {
    var row = PlantedRow(
      fault, count: count, page: page,
      declared: DeclaredFeel(
        maximumItemsPerFlick: limit, limitsDrags: limit != nil, minimumFlickVelocity: threshold,
        autoScrollInterval: interval))
    row.unrest = unrest
    return Plant(audit: audit, row: row)
  }

  static let plants = [
    plant("skipped-items", .noLimit, limit: 1), plant("capped-flicks", .alwaysOne),
    plant("double-step", .countsFromShown), plant("against-the-finger", .ignoresVelocity),
    plant("against-the-finger", .goesBackward), plant("slow-settling", .farTarget, count: 100),
    plant("unreachable-items", .avoidsLast), plant("blank-ends", .none, unrest: .jumps(beyondEnd: 40)),
    plant("wild-targets", .unclamped), plant("wild-targets", .notANumber), plant("ignored-insets", .ignoresInset),
    plant("right-to-left", .ignoresMirror), plant("rounding", .wholePoints, page: 200.5),
    plant("caught-between", .leavesStill), plant("uneven-commit", .unevenCommit),
    plant("wrong-index", .flickeringItem), plant("compounding-flicks", .compounds, limit: 1),
    plant("trapped-in-long-item", .onlyNearest), plant("wrong-axis", .onlyHorizontal),
    plant("wrong-axis", .none, threshold: 300), plant("small-content", .none, count: 1, unrest: .jumps(beyondEnd: 40)),
    plant("lost-on-resize", .followsBounds, page: 250),
    plant("autoplay-fights", .none, unrest: .ticks(every: 1500), interval: 1500),
  ]

  private func parameters() -> AuditParameters {
    var parameters = AuditParameters()
    parameters.thinning = sweepCount(10) < 10 ? 5 : 1
    return parameters
  }

  @Test("Every planted fault is found by its audit, with a gesture that shows it", arguments: plants)
  func finds(plant: Plant) throws {
    let report = try Audits.run(on: plant.row, only: [plant.audit], parameters: parameters(), jobs: 2)
    let finding = try #require(report.findings.first?.finding)
    #expect(finding.failing > 0 && finding.failing <= finding.tried)
    #expect((1...3).contains(finding.counterExamples.count))
    #expect(finding.counterExamples.allSatisfy { !$0.sentence.isEmpty })
  }

  @Test("A view that moves under a finger is shown by a finger that holds it")
  func held() throws {
    let plant = try #require(Self.plants.first { $0.audit == "autoplay-fights" })
    let report = try Audits.run(on: plant.row, only: [plant.audit])
    let examples = try #require(report.findings.first?.finding?.counterExamples)
    let commands = examples.map { $0.command(scene: "row.json") }
    #expect(commands.contains("scrollsim simulate --scene row.json --drag 0 --over 16 --hold 4500"), "\(commands)")
  }

  @Test("The row without a fault passes them all, with a limit and without", arguments: [nil, 1])
  func passes(limit: Int?) throws {
    let declared = DeclaredFeel(
      maximumItemsPerFlick: limit, limitsDrags: limit != nil, minimumFlickVelocity: 0.3)
    let report = try Audits.run(on: PlantedRow(declared: declared), parameters: parameters(), jobs: 2)
    #expect(report.findings.isEmpty, "\(AuditReportText.findings(report))")
    let passed = report.results.filter { if case .passed = $0.outcome { true } else { false } }
    #expect(passed.count >= (limit == nil ? 17 : 19))
  }

  @Test("There is a fault for every audit but those of endless rows")
  func complete() {
    let missing = Set(Audits.all.map(\.id)).subtracting(Self.plants.map(\.audit))
    #expect(missing == ["broken-loop"])
    #expect(Audits.all.count == 21 && Set(Audits.all.map(\.id)).count == 21)
  }
}
