import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

/// What the audits of planted faults report, with every number: which gestures were tried, failed and are shown.
@Suite("Reports of planted faults")
struct AuditReportJSONTests {
  /// Rests at the nearest of the given offsets, some of which are the same.
  private struct Nearest: TargetBehavior {
    let offsets: [Double]

    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      let proposed = target.x
      target.x = offsets.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0
    }
  }

  private static func twins(_ offsets: [Double]) -> ViewUnderTest<ItemList> {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 1000, height: 100), boundsSize: Size2D(width: 200, height: 100))
    return ViewUnderTest("twins \(offsets)", configuration, itemOffsets: offsets) {
      Scroller($0, behavior: Nearest(offsets: offsets))
    }
  }

  /// The numbers of tried and failing gestures when one of a thousand is tried.
  private func thinned(_ subject: some AuditableView, _ audit: String) throws -> String {
    var parameters = AuditParameters()
    parameters.thinning = 1000
    let result = try #require(try Audits.run(on: subject, only: [audit], parameters: parameters).results.first)
    switch result.outcome {
    case .passed(let tried, _): return "one of a thousand: \(tried) tried"
    case .found(let finding): return "one of a thousand: \(finding.failing) of \(finding.tried) fail"
    case .notApplicable(let why): return "one of a thousand: \(why)"
    }
  }

  /// `SCROLLSIM_RECORD=all swift test --filter AuditReportJSONTests` records the reports again.
  @Test("The reports of planted faults are the recorded ones")
  func reports() throws {
    var parts: [String] = []
    for plant in PlantedFaultTests.plants {
      let report = try Audits.run(on: plant.row, only: [plant.audit], sweep: .quick, jobs: 2)
      parts += [AuditReportJSON.encode(report), try thinned(plant.row, plant.audit) + "\n"]
    }
    for offsets in [[0, 200, 400, 400, 400, 700.0], [0, 0, 300, 500, 800, 800, 800], [800, 800, 400, 400, 0, 0]] {
      parts.append(AuditReportJSON.encode(try Audits.run(on: Self.twins(offsets), sweep: .quick, jobs: 2)))
    }
    let difference = try RecordedText("Tests/Goldens/AuditReportJSONTests/planted.txt").difference(parts.joined())
    #expect(difference == nil, "\(difference ?? "")")
  }
}
