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
    // Rows of drag gestures as they are written.
    "gesture-half.json": asWritten, "gesture-points.json": asWritten, "gesture-predicted.json": asWritten,
    "badges.json": ["against-the-finger", "uneven-commit"],
  ]

  private static let asWritten: Set<String> = [
    "against-the-finger", "jumps-when-caught", "loose-ends", "stuck-when-cancelled",
  ]

  private static let drift: Set<String> = [
    "skipped-items", "against-the-finger", "unreachable-items", "ignored-insets", "right-to-left", "rounding",
    "caught-between", "stuck-when-cancelled",
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

  @Test("The corrected designs have only the known findings", arguments: sampled(corrected, oneIn: 5))
  func none(file: String) throws {
    let report = try findings(file)
    let found = Set(report.findings.map(\.audit.id)).subtracting(Self.known[file] ?? [])
    #expect(found.isEmpty, "\(AuditReportText.findings(report))")
  }

  @Test("Every expected finding is in the report", arguments: sampled(known.keys.sorted(), oneIn: 3))
  func told(file: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    let ids = Self.known[file] ?? []
    #expect(Set(try Audits.run(on: scene, only: Array(ids)).findings.map(\.audit.id)) == ids)
  }

  @Test("Every published design has findings, and together all but five audits find something")
  func published() throws {
    var found: Set<String> = []
    for file in Self.published where !file.contains("far") {
      let ids = try findings(file).findings.map(\.audit.id)
      #expect(!ids.isEmpty, "\(file)")
      found.formUnion(ids)
    }
    let rest = Set(Audits.all.map(\.id)).subtracting(found)
    #expect(rest == ["blank-ends", "small-content", "wrong-axis", "jumps-when-caught", "loose-ends"])
  }

  @Test(
    "Audits of a mirrored row find the same",
    arguments: ["carousel", "carousel-published", "minne", "gesture-half", "view-aligned"])
  func mirrored(name: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
    func found(_ scene: Scene) throws -> Set<String> {
      // The audit of mirrored rows compares the two.
      Set(try Audits.run(on: scene, sweep: .quick).findings.map(\.audit.id)).subtracting(["right-to-left"])
    }
    guard let mirrored = try? scene.variant(.mirrored) else { return }
    #expect(try found(scene) == found(mirrored))
  }
}

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
    "A quick sweep finds nothing that a full one does not", arguments: sampled(AuditedSceneTests.corrected, oneIn: 10))
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
