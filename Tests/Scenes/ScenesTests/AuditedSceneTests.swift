import FeelTesting
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("Audits of the shipped scenes")
struct AuditedSceneTests {
  private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: FixturePath.fixture("scenes")))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  static let corrected = files.filter { !$0.contains("published") }
  static let published = files.filter { $0.contains("published") }

  /// The known findings of scenes without faults, and of scenes that move like the system, including its faults.
  static let known: [String: Set<String>] = [
    // UIKit's paging counts from 0, with any content inset (openradar 19075189).
    "pager.json": ["ignored-insets"], "pager-swinging.json": ["ignored-insets"],
    // So do pages of the bounds, which drift by the spacing of the items.
    "bounds-paging.json": drift, "paging-spaced.json": drift,
    "paging-containers.json": ["capped-flicks", "against-the-finger", "unreachable-items", "lost-on-resize"],
    // A page turn begins at the finger, and viewAligned and the leading boundary go to what is nearest to the proposal.
    "group-paging.json": ["against-the-finger"], "group-paging-centered.json": ["against-the-finger"],
    "group-leading-boundary.json": ["against-the-finger"], "view-aligned.json": ["against-the-finger"],
    "view-aligned-few.json": ["against-the-finger"], "view-aligned-one.json": ["against-the-finger"],
    "view-aligned-never.json": ["against-the-finger"],
    "view-aligned-column.json": ["against-the-finger"], "group-paging-column.json": ["against-the-finger"],
    "badges.json": ["against-the-finger", "uneven-commit"],
  ]

  private static let drift: Set<String> = [
    "skipped-items", "against-the-finger", "unreachable-items", "ignored-insets", "right-to-left", "rounding",
    "caught-between",
  ]

  private func findings(_ file: String) throws -> AuditReport {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    let isReduced = sweepCount(10) < 10
    var parameters = AuditParameters()
    parameters.thinning = isReduced ? 23 : 1
    // Laying out a million items again for every variant takes long.
    let few = ["double-step", "against-the-finger", "unreachable-items", "wild-targets"]
    let only = isReduced && file == "million.json" ? few : nil
    return try Audits.run(on: scene, only: only, parameters: parameters)
  }

  @Test("The corrected designs have only the known findings", arguments: sampled(corrected, oneIn: 2))
  func none(file: String) throws {
    let report = try findings(file)
    let found = Set(report.findings.map(\.audit.id)).subtracting(Self.known[file] ?? [])
    #expect(found.isEmpty, "\(AuditReportText.findings(report))")
  }

  @Test("Every expected finding is in the report", arguments: known.keys.sorted())
  func told(file: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    let ids = Self.known[file] ?? []
    #expect(Set(try Audits.run(on: scene, only: Array(ids)).findings.map(\.audit.id)) == ids)
  }

  @Test("Every published design has findings, and together all but three audits find something")
  func published() throws {
    var found: Set<String> = []
    for file in Self.published where !file.contains("far") {
      let ids = try findings(file).findings.map(\.audit.id)
      #expect(!ids.isEmpty, "\(file)")
      found.formUnion(ids)
    }
    #expect(Set(Audits.all.map(\.id)).subtracting(found) == ["blank-ends", "small-content", "wrong-axis"])
  }
}
