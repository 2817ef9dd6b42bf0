import FeelTesting
import ScrollPhysics
import Synchronization
import Testing

/// A row that notes which variants are made of it, and how many of them there are at once.
private struct CountedRow: AuditableView {
  final class Log: Sendable {
    let made = Mutex<[ViewVariant]>([])
    let alive = Mutex((now: 0, most: 0))
  }

  final class Life: Sendable {
    let log: Log

    init(_ log: Log) {
      self.log = log
      log.alive.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    }

    deinit { log.alive.withLock { $0.now -= 1 } }
  }

  let row: PlantedRow
  let log: Log
  var life: Life?

  var name: String { row.name }
  var declared: DeclaredFeel { row.declared }
  var scrollAxis: ScrollAxis? { row.scrollAxis }
  func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]? { row.extents(ofItems: items) }
  func makeView() -> PlantedRow.View { row.makeView() }
  func items(in configuration: ScrollConfiguration) -> PlantedRow.Items { row.items(in: configuration) }

  func variant(_ variant: ViewVariant) throws(VariantError) -> CountedRow {
    log.made.withLock { $0.append(variant) }
    return CountedRow(row: try row.variant(variant), log: log, life: Life(log))
  }
}

@Suite("Variants of audits")
struct AuditContextTests {
  @Test("All threads of an audit share its variants, which are freed before the next audit", arguments: [1, 4])
  func sharing(jobs: Int) throws {
    let audits = ["right-to-left", "rounding", "wrong-axis", "trapped-in-long-item", "ignored-insets"]
    var (sum, most) = (0, 0)
    for audit in audits {
      let log = CountedRow.Log()
      _ = try Audits.run(on: CountedRow(row: PlantedRow(), log: log), only: [audit], jobs: 1)
      sum += log.made.withLock { $0.count }
      most = max(most, log.alive.withLock { $0.most })
    }
    let log = CountedRow.Log()
    let report = try Audits.run(on: CountedRow(row: PlantedRow(), log: log), only: audits, jobs: jobs)
    #expect(report.findings.isEmpty && report.notApplicable.isEmpty)
    #expect(sum > most && log.made.withLock { $0.count } == sum, "\(log.made.withLock { $0 })")
    #expect(log.alive.withLock { $0.most } == most && log.alive.withLock { $0.now } == 0)
  }
}
