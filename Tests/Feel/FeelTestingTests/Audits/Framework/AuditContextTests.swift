import FeelTesting
import ScrollPhysics
import Synchronization
import Testing

/// A row that notes which variants are made of it.
private struct CountedRow: AuditableView {
  final class Log: Sendable { let made = Mutex<[ViewVariant]>([]) }

  let row: PlantedRow
  let log: Log

  var name: String { row.name }
  var declared: DeclaredFeel { row.declared }
  var scrollAxis: ScrollAxis? { row.scrollAxis }
  func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]? { row.extents(ofItems: items) }
  func makeView() -> PlantedRow.View { row.makeView() }
  func items(in configuration: ScrollConfiguration) -> PlantedRow.Items { row.items(in: configuration) }

  func variant(_ variant: ViewVariant) throws(VariantError) -> CountedRow {
    log.made.withLock { $0.append(variant) }
    return CountedRow(row: try row.variant(variant), log: log)
  }
}

@Suite("Variants of audits")
struct AuditContextTests {
  @Test("All threads of an audit share its variants, which are freed before the next audit")
  func sharing() throws {
    let audits = ["right-to-left", "rounding", "wrong-axis", "trapped-in-long-item", "ignored-insets"]
    var made: [[ViewVariant]] = []
    for jobs in [1, 4] {
      let log = CountedRow.Log()
      let report = try Audits.run(on: CountedRow(row: PlantedRow(), log: log), only: audits, jobs: jobs)
      #expect(report.findings.isEmpty && report.notApplicable.isEmpty)
      made.append(log.made.withLock { $0 })
    }
    #expect(made[0] == made[1] && made[0].count > 4, "\(made)")
    let log = CountedRow.Log()
    for _ in 0..<2 { _ = try Audits.run(on: CountedRow(row: PlantedRow(), log: log), only: ["right-to-left"], jobs: 2) }
    #expect(log.made.withLock { $0 } == [.mirrored, .mirrored])
  }
}
