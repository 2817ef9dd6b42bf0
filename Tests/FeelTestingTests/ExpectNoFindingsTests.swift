import FeelTesting
import ScrollPhysics
import Testing

@Suite("Expectation of no findings")
struct ExpectNoFindingsTests {
  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))

  /// Multiples of 120 pt, as hooks round them.
  private struct Multiples: TargetBehavior {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      target.x = (target.x / 120).rounded() * 120
    }
  }

  private static let tiles = ViewUnderTest("tiles", configuration) { Scroller($0, behavior: Multiples()) }

  /// The same hook, with the offsets of its items stated in one argument.
  private static let stated = ViewUnderTest(
    "tiles", configuration, itemOffsets: (0..<17).map { Double($0) * 120 } + [2025]
  ) { Scroller($0, behavior: Multiples()) }

  @Test("A behavior of one's own is told what is wrong with it, and how to see it")
  func findings() {
    do throws(FeelFailure) {
      try expectNoFindings(of: Self.tiles)
      Issue.record("nothing was found")
    } catch {
      // Multiples of 120 are neither inside the range at its end nor aware of insets.
      for id in ["wild-targets", "ignored-insets", "rounding"] {
        #expect(error.lines.contains { $0.hasPrefix("finding: \(id), ") }, "\(error)")
      }
      #expect(error.lines.contains("  - is sent to 2040, 15 pt beyond the end"))
    }
  }

  @Test("An audit that was asked for and cannot run is a failure that says why and what to add")
  func notApplicable() throws {
    do throws(FeelFailure) {
      try expectNoFindings(of: Self.tiles, only: ["blank-ends", "skipped-items"])
      Issue.record("an audit that did not run passed")
    } catch {
      #expect(error.lines.first == "tiles: skipped-items is not applicable: the view reports no items")
      #expect(error.lines.contains("skipped-items is not applicable: the view reports no items"), "\(error)")
      #expect(error.lines.contains { $0.contains("items: { ItemList(offsets, in: $0) }") }, "\(error)")
    }
    let report = try expectNoFindings(of: Self.tiles, only: ["blank-ends"])
    #expect(report.results.map(\.audit.id) == ["blank-ends"] && report.notApplicable.isEmpty)
  }

  @Test("With its items stated, a hook can be examined by audits about items")
  func statedItems() throws {
    let all = try Audits.run(on: Self.tiles).notApplicable.count
    #expect(try Audits.run(on: Self.stated).notApplicable.count <= all - 5)
    try expectNoFindings(of: Self.stated, only: ["against-the-finger"])
  }

  @Test("The first line names the fault, and a finding shows the line of a test")
  func headline() throws {
    do throws(FeelFailure) {
      try expectNoFindings(of: Self.tiles, only: ["wild-targets", "ignored-insets"])
      Issue.record("nothing was found")
    } catch {
      #expect(error.lines[0].hasPrefix("tiles is sent to 2040, 15 pt beyond the end; 1 more finding: "), "\(error)")
      #expect(error.lines.contains { $0.hasPrefix("    try expectLanding(of: view, releasedAt: ") }, "\(error)")
    }
  }

  @Test("What passes passes, and an audit that is none is a sentence")
  func others() throws {
    try expectNoFindings(of: Self.stated, only: ["against-the-finger", "blank-ends"])
    #expect {
      try expectNoFindings(of: Self.tiles, only: ["blank-end"])
    } throws: {
      "\($0)".contains("there is no audit \"blank-end\" (did you mean \"blank-ends\"?)")
    }
  }
}
