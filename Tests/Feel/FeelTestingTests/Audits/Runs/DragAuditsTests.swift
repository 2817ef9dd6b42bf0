import FeelTesting
import ScrollPhysics
import TestSupport
import Testing

/// Pages of 300 pt that a drag gesture moves, in a view of 300 pt.
private struct GestureRow: AuditableView {
  let name = "row"
  var style = DragGestureStyle()
  var bounces: Bool?

  private static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 2400, height: 200), boundsSize: Size2D(width: 300, height: 200))

  struct Nearest: TargetBehavior, Sendable {
    func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      target.x = min(max((target.x / 300).rounded(), 0), 7) * 300
    }
    func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { true }
  }

  func makeView() -> DragGestureRow<Nearest> {
    DragGestureRow(Self.configuration, style: style, behavior: Nearest())
  }

  func items(in configuration: ScrollConfiguration) -> ItemList {
    ItemList((0..<8).map { 300 * Double($0) }, in: configuration)
  }
}

@Suite("Audits of drags")
struct DragAuditsTests {
  private func finding(_ audit: String, _ change: (inout DragGestureStyle) -> Void) throws -> AuditFinding? {
    var row = GestureRow()
    change(&row.style)
    return try Audits.run(on: row, only: [audit]).results[0].finding
  }

  @Test("A row that jumps to its target when it is caught is found, and one that carries its offset over is not")
  func jumps() throws {
    let found = try #require(try finding("jumps-when-caught") { _ in })
    #expect(
      found.sentence.hasSuffix("views that are caught in flight jump")
        || found.sentence.hasSuffix("view that is caught in flight jumps"), "\(found.sentence)")
    let example = try #require(found.counterExamples.first)
    #expect(example.description.contains("dragged by ") && example.description.contains(" pt after "))
    // The sentence's offsets are those of the run.
    let sentence = example.sentence
    #expect(
      sentence.contains(#/^dragged after [0-9.]+ ms, the view jumps from -?[0-9.]+ to -?[0-9.]+$/#), "\(sentence)")
    #expect(try finding("jumps-when-caught") { $0.catching = .carriesOver } == nil)
    #expect(try finding("jumps-when-caught") { $0.catching = .ignores } == nil)
    #expect(try finding("jumps-when-caught") { $0.catching = .runsOn } == nil)
  }

  @Test("A row without resistance beyond its ends is found; one with a rubber band or with none to drag is not")
  func ends() throws {
    let found = try #require(try finding("loose-ends") { _ in })
    #expect(
      found.counterExamples.allSatisfy {
        $0.sentence.contains("a finger that drags it 150 pt beyond the end moves it 150 pt")
      }, "\(found.counterExamples.map(\.sentence))")
    #expect(try finding("loose-ends") { $0.subtractsMinimumDistance = true } != nil)
    for factor in [0, 0.3, 0.55] {
      #expect(try finding("loose-ends") { $0.resistance = RowResistance(factor: factor) } == nil)
    }
    #expect(try finding("loose-ends") { $0.resistance = RowResistance(factor: 1, limit: 150) } == nil)
  }

  @Test("A row that a cancelled drag leaves between its items is found; one that resets or ends the drag is not")
  func cancelled() throws {
    let found = try #require(try finding("stuck-when-cancelled") { _ in })
    #expect(found.sentence.contains("cancelled drag"))
    #expect(found.counterExamples.allSatisfy { $0.description.contains(", which the system cancels") })
    #expect(try finding("stuck-when-cancelled") { $0.cancellation = .resets } == nil)
    #expect(try finding("stuck-when-cancelled") { $0.cancellation = .ends } == nil)
  }

  @Test("A scroll view shows none of them")
  func scrollView() throws {
    let declared = DeclaredFeel(minimumFlickVelocity: 0.3)
    let report = try Audits.run(
      on: PlantedRow(declared: declared), only: ["jumps-when-caught", "loose-ends", "stuck-when-cancelled"])
    #expect(report.findings.isEmpty, "\(AuditReportText.findings(report))")
    #expect(report.results.count == 3)
  }
}
