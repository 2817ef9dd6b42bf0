import Documents
@testable import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Audit reports")
struct AuditReportTests {
  private func report(_ fault: PlantedRow.Fault, _ ids: String..., jobs: Int = 2) throws -> AuditReport {
    try Audits.run(on: PlantedRow(fault), only: ids, jobs: jobs)
  }

  @Test("An audit reports the simplest counter-examples that show the fault")
  func simplest() throws {
    // Half a page dragged makes the next item the one that is counted from.
    let double = try #require(try report(.countsFromShown, "double-step").findings.first?.finding)
    #expect(
      double.counterExamples.map(\.description).contains("released at 101 pt, velocity 0.5 pt/ms, drag start 0 pt"))
    let still = try #require(try report(.leavesStill, "rounding").findings.first?.finding)
    #expect(still.counterExamples.first?.description == "released at 1 pt, velocity 0 pt/ms, drag start 0 pt")
    let inset = try #require(try report(.ignoresInset, "ignored-insets").findings.first?.finding)
    #expect(
      inset.counterExamples.first?.description
        == "released at -20 pt, velocity 0 pt/ms, content inset shifted by 20 pt")
    let caught = try #require(try report(.leavesStill, "caught-between").findings.first?.finding)
    #expect(
      caught.counterExamples.first?.description.hasSuffix("velocity 0.5 pt/ms, caught after 20 ms") == true)
    let column = try #require(try report(.onlyHorizontal, "wrong-axis").findings.first?.finding)
    #expect(column.counterExamples.first?.description.hasSuffix("along the vertical axis, view transposed") == true)
  }

  @Test(
    "A report is the same for any number of threads", arguments: [PlantedRow.Fault.none, .goesBackward])
  func jobs(fault: PlantedRow.Fault) throws {
    var texts: Set<String> = []
    for jobs in [1, 3] {
      texts.insert(AuditReportJSON.encode(try report(fault, "against-the-finger", "wild-targets", jobs: jobs)))
    }
    #expect(texts.count == 1)
  }

  @Test("The text lists findings first, then passed audits, then those not applicable with their reasons")
  func text() throws {
    let report = try report(.goesBackward, "skipped-items", "against-the-finger", "blank-ends")
    let text = AuditReportText.encode(report) { "run \($0.axis) --fast" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "goesBackward · 1 finding, 1 passed, 1 not applicable")
    let places = try [
      "finding: ", "  against-the-finger, ", "passed", "  blank-ends", "not applicable", "  skipped-items",
    ]
    .map {
      words in try #require(lines.firstIndex { $0.hasPrefix(words) }, "\(words)")
    }
    #expect(places == places.sorted())
    #expect(text.contains("\n    run horizontal --fast\n"))
    #expect(AuditReportText.encode(report).contains("\n    released at "))
    #expect(text.contains("  skipped-items         the design declares no limit of items\n"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("The JSON form is valid and contains every requested audit")
  func json() throws {
    struct Document: Decodable {
      struct Entry: Decodable {
        struct Example: Decodable { let command: String? }
        let id: String
        let outcome: String
        let counterExamples: [Example]?
        let reason: String?
      }
      let format: String
      let scene: String
      let audits: [Entry]
    }
    let report = try report(.goesBackward, "skipped-items", "against-the-finger", "blank-ends")
    let document = try JSONDecoder().decode(
      Document.self, from: Data(AuditReportJSON.encode(report) { "run \"\($0.axis)\"" }.utf8))
    #expect(document.format == "scroll-audit" && document.scene == "goesBackward")
    #expect(document.audits.map(\.outcome).sorted() == ["finding", "notApplicable", "passed"])
    let finding = try #require(document.audits.first { $0.outcome == "finding" })
    #expect(finding.counterExamples?.first?.command == "run \"horizontal\"")
    #expect(!AuditReportJSON.encode(report).contains("command"))
  }

  @Test("An unknown audit id is an error with a suggestion")
  func unknown() {
    let error = #expect(throws: DocumentError.self) { try Audits.run(on: PlantedRow(), only: ["blank-end"]) }
    #expect(error?.description.contains("did you mean \"blank-ends\"") == true, "\(String(describing: error))")
  }

  @Test("expectNoFindings fails with the findings, and passes without any")
  func expectation() throws {
    try expectNoFindings(of: PlantedRow(), only: ["against-the-finger"])
    let error = #expect(throws: FeelFailure.self) {
      try expectNoFindings(of: PlantedRow(.goesBackward), only: ["against-the-finger"])
    }
    #expect(error?.description.contains("\n      released at ") == true)
  }

  @Test("A filter and a thinning choose the gestures")
  func filter() throws {
    func tried(thinning: Int = 1, _ change: (inout GestureFilter) -> Void) throws -> Int {
      var (parameters, filter) = (AuditParameters(), GestureFilter())
      parameters.thinning = thinning
      change(&filter)
      let result = try filter.result(of: "blank-ends", on: PlantedRow(), parameters)
      guard case .passed(let tried, _) = result.outcome else { return 0 }
      return tried
    }
    let all = try tried { _ in }
    let forward = try tried { $0.isForward = true }
    let backward = try tried { $0.isForward = false }
    let neither = try tried { ($0.drags, $0.isStill) = (0...0, true) }
    #expect(forward > 0 && forward + backward + neither == all)
    #expect(try tried(thinning: 10) { _ in } < all / 5)
    #expect(try tried { ($0.startItem, $0.speeds, $0.drags) = (3, 3...3, 0...0) } == 4)
  }

  private final class Shares: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var seen: [Double] = []
    func add(_ share: Double) { lock.withLock { seen.append(share) } }
    var values: [Double] { lock.withLock { seen } }
  }

  @Test("Progress increases to 1, through every audit, gesture by gesture", arguments: [1, 3])
  func progress(jobs: Int) throws {
    let ids = ["wild-targets", "unreachable-items", "rounding", "broken-loop"]
    for only in [ids, [ids[0]]] {
      let shares = Shares()
      _ = try Audits.run(on: PlantedRow(), only: only, sweep: .quick, jobs: jobs) { shares.add($0) }
      let seen = shares.values
      #expect(seen.last == 1 && seen == seen.sorted() && seen.allSatisfy { $0 > 0 && $0 <= 1 })
      // No step is longer than one of the probes of an audit.
      #expect(zip([0] + seen, seen).allSatisfy { $1 - $0 <= 0.35 }, "\(seen)")
      #expect(seen.count > 10)
    }
  }

  @Test("A gesture with a follow-up goes on with it: a catch, a repetition, a resize or a wait")
  func sequels() {
    var trace = ScrollTrace()
    let row = PlantedRow()
    let flick = ReleaseState(contentOffset: .zero, velocity: Vector2D(x: 1, y: 0))
    func view(_ sequel: FollowUpGesture) -> any SimulatedScrollView & Sendable {
      var view = row.makeView()
      trace = ScrollTrace()
      var budget = RunBudget.unlimited
      _ = view.perform(flick, then: sequel, .horizontal, within: &budget, recording: &trace)
      return view
    }
    #expect(view(.rest).contentOffset.x == 200)
    #expect(view(.caught(after: 20)).contentOffset.x == 0)
    #expect(view(.again(2, every: 3000)).contentOffset.x == 600 && trace.releases.count == 3)
    let time = view(.rest).time
    #expect(view(.wait(500)).time == time + 500)
    #expect(view(.resized(Size2D(width: 300, height: 90))).configuration.geometry.boundsSize.width == 300)
  }

  @Test("A filter can leave out the gestures of varied or of unvaried views")
  func varied() {
    let (plain, varied) = (AuditGesture(velocity: 1), AuditGesture(velocity: 1, variants: [.mirrored]))
    var filter = GestureFilter()
    #expect(filter.matches(plain) && filter.matches(varied))
    filter.isVaried = true
    #expect(!filter.matches(plain) && filter.matches(varied))
    filter.isVaried = false
    #expect(filter.matches(plain) && !filter.matches(varied))
  }
}
