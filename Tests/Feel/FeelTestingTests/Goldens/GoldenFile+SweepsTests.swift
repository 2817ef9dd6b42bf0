import Documents
@testable import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing

@Suite("Golden map")
struct GoldenMapTests {
  private let file = GoldenFile(
    path: FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).map").path)

  private func text() throws -> String { try String(contentsOfFile: file.path, encoding: .utf8) }

  private func write(_ text: String) throws { try text.write(toFile: file.path, atomically: true, encoding: .utf8) }

  /// The rows of another threshold.
  private static func slower(_ velocity: Double) -> ViewUnderTest<DecisionMapTests.Hundreds.Items> {
    ViewUnderTest("hundreds", items: { _ in DecisionMapTests.Hundreds.Items() }) {
      Scroller(
        DecisionMapTests.configuration, contentOffset: .zero, behavior: Slower(threshold: velocity))
    }
  }

  private struct Slower: TargetBehavior {
    var hundreds = DecisionMapTests.Hundreds()
    let threshold: Double

    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      var context = context
      if abs(context.velocity.x) <= threshold { context.velocity.x = 0 }
      hundreds.updateTarget(&target, context: context)
    }
  }

  @Test("Each mode records as documented, and a golden keeps its axes")
  func modes() throws {
    defer { try? FileManager.default.removeItem(atPath: file.path) }
    #expect(try file.check(mapOf: Self.slower(0.3), mode: .never) == .missing)
    #expect(try file.check(mapOf: Self.slower(0.3), mode: .missing) == .recorded(nil))
    #expect(try file.check(mapOf: Self.slower(0.3), mode: .never) == .matches)
    let plan = MapPlan(startItem: 2, drags: try MapRange("-40...40/20"), velocities: try MapRange("-1...1/0.5"))
    try write(DecisionMapText.encode(try DecisionMap(of: Self.slower(0.3), plan)))
    let before = try text()
    guard case .differs(let difference) = try file.check(mapOf: Self.slower(0.7), mode: .missing) else {
      Issue.record("nothing differs")
      return
    }
    #expect(
      difference.lines.prefix(3) == [
        "commit: drag +50 -50.5 pt, velocity +0.301 -0.301 pt/ms → drag +50 -50.5 pt, velocity +0.701 -0.701 pt/ms",
        "10 of 25 cells changed:", "  drag -40 pt, velocity -0.5 pt/ms: -1 → ·",
      ])
    #expect(try text() == before)
    #expect(try file.check(mapOf: Self.slower(0.7), mode: .failed) == .recorded(difference))
    let after = try DecisionMapText.decode(try text())
    #expect(after.startItem == 2 && after.drags == plan.drags && after.velocities == plan.velocities)
  }

  @Test("A damaged file is an error and stays, except in the modes failed and all")
  func damage() throws {
    defer { try? FileManager.default.removeItem(atPath: file.path) }
    try write("decision-map 1\nmodel 1\nscene x\n")
    for mode in [RecordMode.never, .missing] {
      #expect(throws: DocumentError.self) { try file.check(mapOf: Self.slower(0.3), mode: mode) }
      #expect(try text() == "decision-map 1\nmodel 1\nscene x\n")
    }
    guard case .recorded(let difference?) = try file.check(mapOf: Self.slower(0.3), mode: .failed) else {
      Issue.record("was not written")
      return
    }
    #expect(difference.sentence.contains("line 4"))
    #expect(try file.check(mapOf: Self.slower(0.3), mode: .never) == .matches)
  }

  @Test("A golden whose start item no longer exists is an error that says so")
  func misfit() throws {
    defer { try? FileManager.default.removeItem(atPath: file.path) }
    var map = try DecisionMap(of: Self.slower(0.3))
    map.startItem = 12
    try write(DecisionMapText.encode(map))
    #expect(throws: DocumentError(file: file.path, "there is no item 12: the items are 0 to 9")) {
      try file.check(mapOf: Self.slower(0.3), mode: .missing)
    }
  }
}
