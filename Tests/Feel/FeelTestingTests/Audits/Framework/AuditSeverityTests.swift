import Documents
@testable import FeelTesting
import Foundation
import TestSupport
import Testing

@Suite("The order of findings")
struct AuditSeverityTests {
  private func result(_ id: String, _ failing: Int, of tried: Int = 1000) throws -> AuditReport.Result {
    let audit = try #require(Audits.all.first { $0.id == id })
    return AuditReport.Result(
      audit,
      .found(
        AuditFinding(
          sentence: id, failing: failing, tried: tried, figures: AuditFigures(), counterExamples: [])))
  }

  private func order(_ results: [AuditReport.Result]) -> [String] {
    AuditReport(subject: "view", sweep: .full, results: results).findings.map(\.audit.id)
  }

  @Test("The order of the findings does not depend on the order of the audits", arguments: 0..<8)
  func permutations(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    // Some shares are the same, so that findings cost the same too.
    let results = try Audits.all.map { try result($0.id, [1, 10, 100, 1000].randomElement(using: &random) ?? 1) }
    #expect(order(results) == order(results.shuffled(using: &random)))
    #expect(Set(order(results)).count == Audits.all.count)
  }

  @Test("A larger share of gestures never moves a finding down", arguments: Audits.all.map(\.id))
  func shares(id: String) throws {
    var random = SeededGenerator(seed: 7)
    let others = try Audits.all.filter { $0.id != id }.map {
      try result($0.id, Int.random(in: 1...1000, using: &random))
    }
    let ranks = try [1, 3, 10, 30, 100, 300, 1000].map { failing in
      try #require(order(others + [try result(id, failing)]).firstIndex(of: id))
    }
    #expect(ranks == ranks.sorted(by: >))
  }

  @Test("Among findings in equal shares of gestures, the more severe comes first")
  func severities() throws {
    let found = order(try Audits.all.map { try result($0.id, 50) })
    let severities = try found.map { id in try #require(Audits.all.first { $0.id == id }).severity.rawValue }
    #expect(severities == severities.sorted(by: >) && Set(severities).count == AuditSeverity.allCases.count)
    // A fault of every gesture costs as much as a more severe one of one in ten.
    #expect(order([try result("rounding", 1000), try result("uneven-commit", 99)]) == ["rounding", "uneven-commit"])
    #expect(order([try result("rounding", 1000), try result("uneven-commit", 101)]) == ["uneven-commit", "rounding"])
  }

  @Test("Findings come before passed audits, in the same order in text, JSON and headline")
  func forms() throws {
    let report = try Audits.run(on: PlantedRow(.unclamped), sweep: .quick)
    let found = report.findings.map(\.audit.id)
    #expect(found.count > 1 && Array(report.results.map(\.audit.id).prefix(found.count)) == found)
    let rest = report.results.dropFirst(found.count).map(\.audit.id)
    #expect(rest == Audits.all.map(\.id).filter(rest.contains))
    let text = AuditReportText.encode(report)
    let places = try report.findings.map { result in
      let sentence = try #require(result.finding?.sentence)
      let flat = text.replacing("\n  ", with: " ")
      return try #require(flat.range(of: "finding: \(sentence)"), "\(flat)").lowerBound
    }
    #expect(places == places.sorted())
    struct Document: Decodable {
      struct Entry: Decodable {
        let id: String
        let fault: String?
      }
      let audits: [Entry]
    }
    let json = try JSONDecoder().decode(Document.self, from: Data(AuditReportJSON.encode(report).utf8))
    #expect(json.audits.map(\.id) == report.results.map(\.audit.id))
    #expect(json.audits.map(\.fault) == report.results.map { $0.finding?.sentence })
    let error = #expect(throws: FeelFailure.self) { try expectNoFindings(of: PlantedRow(.unclamped)) }
    let first = try #require(report.findings.first?.finding?.sentence)
    #expect(error?.lines.first?.hasPrefix("unclamped: \(first); \(found.count - 1) more finding") == true)
  }
}
