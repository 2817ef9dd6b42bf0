import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

@Suite("Audits of planted faults")
struct PlantedFaultTests {
  /// A fault, and the audit that is to find it.
  struct Plant: Sendable, CustomTestStringConvertible {
    let audit: String
    let row: PlantedRow

    var testDescription: String { "\(row.name): \(audit)" }
  }

  private static func plant(
    _ audit: String, _ fault: PlantedRow.Fault, count: Int = 8, page: Double = 200, limit: Int? = nil,
    unrest: RestlessView.Unrest? = nil, interval: Double? = nil, threshold: Double = 0.3
  ) -> Plant {
    var row = PlantedRow(
      fault, count: count, page: page,
      declared: DeclaredFeel(
        maximumItemsPerFlick: limit, limitsDrags: limit != nil, minimumFlickVelocity: threshold,
        autoScrollInterval: interval))
    row.unrest = unrest
    return Plant(audit: audit, row: row)
  }

  static let plants = [
    plant("skipped-items", .noLimit, limit: 1), plant("capped-flicks", .alwaysOne),
    plant("double-step", .countsFromShown), plant("against-the-finger", .ignoresVelocity),
    plant("against-the-finger", .goesBackward), plant("against-the-finger", .recoilsStill),
    plant("slow-settling", .farTarget, count: 100),
    plant("unreachable-items", .avoidsLast), plant("blank-ends", .none, unrest: .jumps(beyondEnd: 40)),
    plant("wild-targets", .unclamped), plant("wild-targets", .notANumber), plant("ignored-insets", .ignoresInset),
    plant("right-to-left", .ignoresMirror), plant("rounding", .wholePoints, page: 200.5),
    plant("caught-between", .leavesStill), plant("uneven-commit", .unevenCommit),
    plant("wrong-index", .flickeringItem), plant("compounding-flicks", .compounds, limit: 1),
    plant("trapped-in-long-item", .onlyNearest), plant("wrong-axis", .onlyHorizontal),
    plant("wrong-unit", .none, threshold: 300), plant("wrong-unit", .pointsPerSecond),
    plant("wrong-unit", .everyRelease),
    plant("small-content", .none, count: 1, unrest: .jumps(beyondEnd: 40)),
    plant("lost-on-resize", .followsBounds, page: 250),
    plant("autoplay-fights", .none, unrest: .ticks(every: 1500), interval: 1500),
  ]

  private func parameters() -> AuditParameters {
    var parameters = AuditParameters()
    parameters.thinning = sweepCount(10) < 10 ? 5 : 1
    return parameters
  }

  @Test("Every planted fault is found by its audit, with a gesture that shows it", arguments: plants)
  func finds(plant: Plant) throws {
    let report = try Audits.run(on: plant.row, only: [plant.audit], parameters: parameters(), jobs: 2)
    let finding = try #require(report.findings.first?.finding)
    #expect(finding.failing > 0 && finding.failing <= finding.tried)
    #expect((1...3).contains(finding.counterExamples.count))
    #expect(finding.counterExamples.allSatisfy { !$0.sentence.isEmpty })
  }

  @Test("A view that moves under a finger is shown by a gesture that holds it")
  func held() throws {
    let plant = try #require(Self.plants.first { $0.audit == "autoplay-fights" })
    let report = try Audits.run(on: plant.row, only: [plant.audit])
    let examples = try #require(report.findings.first?.finding?.counterExamples)
    #expect(examples.map(\.description).contains("held still by a finger for 4500 ms"), "\(examples)")
  }

  @Test("The row without a fault passes all audits, with and without a limit", arguments: [nil, 1])
  func passes(limit: Int?) throws {
    let declared = DeclaredFeel(
      maximumItemsPerFlick: limit, limitsDrags: limit != nil, minimumFlickVelocity: 0.3)
    let report = try Audits.run(on: PlantedRow(declared: declared), parameters: parameters(), jobs: 2)
    #expect(report.findings.isEmpty, "\(AuditReportText.findings(report))")
    let passed = report.results.filter { if case .passed = $0.outcome { true } else { false } }
    #expect(passed.count >= (limit == nil ? 18 : 20))
  }

  @Test(
    "Every audit has a planted fault, except the one for endless rows and those of drags, which have their own tests")
  func complete() {
    let missing = Set(Audits.all.map(\.id)).subtracting(Self.plants.map(\.audit))
    #expect(missing == ["broken-loop", "jumps-when-caught", "loose-ends", "stuck-when-cancelled"])
    #expect(Set(Audits.all.map(\.id)).count == Audits.all.count)
  }

  private func finds(
    _ audit: String, _ subject: some AuditableView, _ filter: GestureFilter = GestureFilter()
  ) throws -> Bool {
    switch try filter.result(of: audit, on: subject).outcome {
    case .passed: return false
    case .found: return true
    case .notApplicable(let why): throw Inapplicable(why: why)
    }
  }

  private struct Inapplicable: Error {
    let why: String
  }

  @Test("A device pixel beyond the content is a blank end, and less than half a pixel is not")
  func pixelBeyond() throws {
    var row = PlantedRow()
    row.unrest = .jumps(beyondEnd: 0.5)
    #expect(try finds("blank-ends", row))
    row.unrest = .jumps(beyondEnd: 0.2)
    #expect(try !finds("blank-ends", row))
  }

  @Test("Flings do not need to reach the end of a row with stops")
  func stops() throws {
    let free = DeclaredFeel(minimumFlickVelocity: 0.3)
    let stopped = DeclaredFeel(minimumFlickVelocity: 0.3, hasStops: true)
    #expect(try finds("unreachable-items", PlantedRow(.alwaysOne, declared: free)))
    #expect(try !finds("unreachable-items", PlantedRow(.alwaysOne, declared: stopped)))
    #expect(try !finds("capped-flicks", PlantedRow(.alwaysOne, declared: stopped)))
  }

  /// Lands on items 200 pt apart, and cannot say whether an offset is a place to rest.
  private struct Speechless: TargetBehavior {
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      target.x = (target.x / 200).rounded() * 200
    }

    struct Items: ItemOffsets {
      var count: Int { 10 }
      func contentOffset(ofItem item: Int) -> Vector2D? { Vector2D(x: Double(item) * 200, y: 0) }
      func item(at contentOffset: Vector2D) -> Int? { nil }
    }
  }

  @Test("A view that does not know its snap points has no finding about rests between them")
  func speechless() throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2000, height: 100), boundsSize: Size2D(width: 200, height: 100))
    let view = ViewUnderTest("speechless", items: { _ in Speechless.Items() }) {
      Scroller(configuration, behavior: Speechless())
    }
    #expect(try !finds("caught-between", view))
  }

  @Test("A release may settle exactly at the time limit, and no later")
  func settlesAtTheLimit() throws {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 20_000, height: 100), boundsSize: Size2D(width: 200, height: 100))
    configuration.decelerationRate = .fast
    let view = ViewUnderTest("late", configuration, declared: DeclaredFeel(snaps: false)) {
      Scroller($0, behavior: RecordingBehavior { _, _ in Vector2D(x: 700, y: 0) })
    }
    var scroller = Scroller(configuration, behavior: RecordingBehavior { _, _ in Vector2D(x: 700, y: 0) })
    var trace = ScrollTrace()
    scroller.release(ReleaseState(contentOffset: .zero, velocity: Vector2D(x: 0.8, y: 0)), recording: &trace)
    scroller.advanceToRest(recording: &trace)
    let page = Deceleration(
      from: 0, velocity: 0, to: 200, rate: .fast, stoppingSpeed: ScrollTuning.default.stoppingSpeed)
    let fling = Deceleration(
      from: 0, velocity: 0.8, rate: .fast, stoppingSpeed: ScrollTuning.default.stoppingSpeed)
    let (settles, own) = (FeelReport(trace).settleDuration, max(page.duration, fling.duration))
    var (parameters, filter) = (AuditParameters(), GestureFilter())
    (filter.drags, filter.speeds, filter.isForward) = (0...0, 0.8...0.8, true)
    func passes(_ extra: Double) throws -> Bool {
      parameters.extraSettleDuration = extra
      return try filter.result(of: "slow-settling", on: view, parameters).finding == nil
    }
    let extra = settles - own
    try #require(extra > 1 && own + extra == settles)
    #expect(try passes(extra))
    #expect(try !passes(extra - 0.001))
  }

  @Test("Commits are uneven if they differ by two hundredths of the distance or more")
  func commits() throws {
    var row = PlantedRow(.unevenCommit)
    for (shift, isFound) in [(5.0, true), (1, false)] {
      row.commitShift = shift
      #expect(try finds("uneven-commit", row) == isFound, "\(shift)")
    }
  }

  @Test("A content inset does not count as part of the viewport", arguments: [0, 100.0])
  func covered(leading: Double) throws {
    var row = PlantedRow(.onlyNearest)
    row.configuration.geometry.contentInset.left = leading
    row.configuration.geometry.contentInset.right = 100 - leading
    #expect(try finds("trapped-in-long-item", row))
  }

  @Test("A jump of an endless row's content is a broken loop, and a bounce is not")
  func jump() throws {
    var row = PlantedRow(declared: DeclaredFeel(minimumFlickVelocity: 0.3))
    row.lapLength = 1600
    var filter = GestureFilter()
    // The row ends, so that fewer items would show another fault.
    filter.isVaried = false
    #expect(try !finds("broken-loop", row, filter))
    row.unrest = .ticks(every: 1500)
    #expect(try finds("broken-loop", row, filter))
  }

  /// Five items, 200 pt apart, again and again; for a fifth of the way it may show the item before.
  private struct Round: ItemOffsets {
    let flickers: Bool
    var count: Int { 5 }
    var lapLength: Double? { 1000 }
    func contentOffset(ofItem item: Int) -> Vector2D? { Vector2D(x: Double(item) * 200 + 2000, y: 0) }
    func item(at contentOffset: Vector2D) -> Int? {
      let place = contentOffset.x / 200
      let item = Int(place.rounded(.down))
      let isBehind = flickers && place - Double(item) > 0.6 && place - Double(item) < 0.8
      return ((isBehind ? item - 1 : item) % 5 + 5) % 5
    }
  }

  @Test("An endless row must show its first item after its last, and no item twice", arguments: [false, true])
  func round(flickers: Bool) throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 20_000, height: 100), boundsSize: Size2D(width: 200, height: 100))
    let view = ViewUnderTest("round", items: { _ in Round(flickers: flickers) }) {
      Scroller(configuration, contentOffset: Vector2D(x: 2000, y: 0), behavior: Speechless())
    }
    #expect(try finds("wrong-index", view) == flickers)
  }
}
