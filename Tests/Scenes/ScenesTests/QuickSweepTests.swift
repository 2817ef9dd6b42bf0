import FeelTesting
import Scenes
import TestSupport
import Testing

@Suite("Quick sweeps of the shipped scenes")
struct QuickSweepTests {
  private func findings(_ file: String, _ sweep: GestureSweep) throws -> Set<String> {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    return Set(try Audits.run(on: scene, sweep: sweep).findings.map { "\(file): \($0.audit.id)" })
  }

  @Test("A quick sweep of the published designs finds at least nine in ten of the findings of a full one")
  func share() throws {
    var (full, quick): (Set<String>, Set<String>) = ([], [])
    for file in sampled(AuditedSceneTests.published.filter { !$0.contains("far") }, oneIn: 4) {
      full.formUnion(try findings(file, .full))
      quick.formUnion(try findings(file, .quick))
    }
    #expect(full.count > 15)
    #expect(10 * quick.intersection(full).count >= 9 * full.count, "missed: \(full.subtracting(quick).sorted())")
  }

  @Test(
    "A quick sweep finds nothing that a full one does not", arguments: sampled(AuditedSceneTests.corrected, oneIn: 4))
  func corrected(file: String) throws {
    let found = try findings(file, .quick).subtracting((AuditedSceneTests.known[file] ?? []).map { "\(file): \($0)" })
    #expect(found.isEmpty)
  }

  @Test("Each finding of a published design is more severe or more frequent than the later ones")
  func order() throws {
    for name in ["cards", "minne", "pairs", "shelf", "carousel"] {
      let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name)-published.json"))
      let report = try Audits.run(on: scene, sweep: .quick)
      let costs = report.findings.map { result in
        (result.audit.severity.rawValue, Double(result.finding?.failing ?? 0) / Double(result.finding?.tried ?? 1))
      }
      for (index, later) in costs.enumerated() {
        for earlier in costs[..<index] {
          #expect(earlier.0 > later.0 || earlier.1 >= later.1, "\(name): \(report.findings.map(\.audit.id))")
          // A rounding never stands before gestures without effect, unless these are a hundredth as many.
          if earlier.0 == 1 && later.0 == 1000 { #expect(earlier.1 >= 100 * later.1, "\(name)") }
        }
      }
    }
  }
}
