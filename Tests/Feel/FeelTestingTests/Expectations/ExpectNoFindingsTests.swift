import FeelTesting
import ScrollPhysics
import TestSupport
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

  @Test("A failure names the fault of a behavior and the gesture that shows it")
  func findings() {
    do throws(FeelFailure) {
      try expectNoFindings(of: Self.tiles, sweep: .full)
      Issue.record("nothing was found")
    } catch {
      // Multiples of 120 are neither inside the range at its end nor aware of insets.
      for id in ["wild-targets", "ignored-insets", "rounding"] {
        #expect(error.lines.contains { $0.hasPrefix("  \(id), ") }, "\(error)")
      }
      #expect(error.lines.contains("  - is sent to 2040, 15 pt beyond the end"))
    }
  }

  @Test("A requested audit that cannot run is a failure with its reason and advice")
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

  @Test("If its items are given, a hook can be examined by audits of items")
  func statedItems() throws {
    let all = try Audits.run(on: Self.tiles).notApplicable.count
    #expect(try Audits.run(on: Self.stated).notApplicable.count <= all - 5)
    try expectNoFindings(of: Self.stated, only: ["against-the-finger"])
  }

  @Test("The first line names the fault, and a finding contains the line of a test")
  func headline() throws {
    do throws(FeelFailure) {
      try expectNoFindings(of: Self.tiles, only: ["wild-targets", "ignored-insets"])
      Issue.record("nothing was found")
    } catch {
      #expect(
        error.lines[0] == "tiles: 1 in 4 forward flicks is sent beyond the content; 1 more finding: ignored-insets")
      #expect(error.lines.contains { $0.hasPrefix("    try expectLanding(of: view, releasedAt: ") }, "\(error)")
    }
  }

  @Test("A failure says that the sweep was quick, and lists the audits that did not run")
  func limits() throws {
    func lines(_ sweep: GestureSweep, only: [String]? = nil) -> [String] {
      let error = #expect(throws: FeelFailure.self) { try expectNoFindings(of: Self.tiles, only: only, sweep: sweep) }
      return error?.lines ?? []
    }
    let quick = "This was a quick sweep. To try thousands of gestures: expectNoFindings(of: view, sweep: .full)."
    #expect(lines(.quick).contains(quick) && lines(.quick, only: ["wild-targets"]).contains(quick))
    #expect(!lines(.full).contains(quick))
    let aside = try Audits.run(on: Self.tiles).notApplicable.count { $0.remedy?.contains("ItemList") == true }
    #expect(
      lines(.full).contains { $0.hasPrefix("\(aside) audits did not run: the view reports no items. To add them: ") })
  }

  @Test("A failure says how many audits did not run, and what each needs")
  func aside() {
    let text = errorText { try expectNoFindings(of: Self.stated) }
    let lines = text.split(separator: "\n").filter { $0.contains(" did not run: ") }
    #expect(
      lines.map(String.init) == [
        "  2 audits did not run: the design declares no limit of items. To add them: declare the limit,"
          + " DeclaredFeel(maximumItemsPerFlick: 1), or set it, AuditParameters.limit.",
        "  3 audits did not run: this variant needs the view's items, and the closure takes only a configuration. To add"
          + " them: create the ViewUnderTest from a configuration, or implement variant(_:) of AuditableView.",
      ])
  }

  @Test("A quick sweep is the default, tries fewer gestures, and passes if a full one does")
  func sweeps() throws {
    func tried(_ report: AuditReport) -> Int {
      report.results.reduce(0) { sum, result in
        if case .passed(let tried, _) = result.outcome { return sum + tried }
        return sum
      }
    }
    let row = PlantedRow()
    let (quick, full) = (try expectNoFindings(of: row), try expectNoFindings(of: row, sweep: .full))
    #expect(quick.sweep == .quick && full.sweep == .full && tried(quick) < tried(full) / 10)
    #expect(quick.results.map(\.audit.id) == full.results.map(\.audit.id))
  }

  @Test("A view needs items or scrollable content to be audited")
  func nothing() throws {
    func view(_ length: Double, items: Int) -> some AuditableView {
      let configuration = ScrollConfiguration(
        contentSize: Size2D(width: length, height: 120), boundsSize: Size2D(width: 375, height: 120))
      return ViewUnderTest("empty", configuration, itemOffsets: [Double](repeating: 0, count: items)) {
        Scroller($0, behavior: FreeScrolling())
      }
    }
    for sweep in [GestureSweep.quick, .full] {
      let error = #expect(throws: FeelFailure.self) { try expectNoFindings(of: view(375, items: 0), sweep: sweep) }
      #expect(error?.lines.count == 1)
      #expect(error?.lines.first?.hasPrefix("empty: there is nothing to audit: the view has no items, and ") == true)
    }
    let report = try Audits.run(on: view(0, items: 0))
    #expect(report.results.isEmpty && AuditReportText.encode(report).hasPrefix("empty: there is nothing to audit: "))
    #expect(!AuditReportText.encode(report).contains("finding"))
    try expectNoFindings(of: view(376, items: 0), only: ["blank-ends"])
    try expectNoFindings(of: view(375, items: 1), only: ["blank-ends"])
  }

  @Test("Audits without findings pass, and an unknown audit is an error")
  func others() throws {
    try expectNoFindings(of: Self.stated, only: ["against-the-finger", "blank-ends"])
    let text = errorText { try expectNoFindings(of: Self.tiles, only: ["blank-end"]) }
    #expect(text.hasSuffix("there is no audit \"blank-end\" (did you mean \"blank-ends\"?)"), "\(text)")
  }
}
