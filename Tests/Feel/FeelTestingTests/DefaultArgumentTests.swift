@testable import FeelTesting
import ScrollPhysics
import Testing

/// What a caller gets without saying it; code that leaves an argument out depends on its default.
@Suite("Default arguments of feel tests")
struct DefaultArgumentTests {
  @Test("Goldens are compared exactly, maps have no fixed plan, and a view declares nothing but that it snaps")
  func values() {
    #expect(GoldenTolerance() == GoldenTolerance(offset: 0, velocity: 0, time: 0, metrics: [:]))
    #expect(GoldenTolerance.exact == GoldenTolerance())
    #expect(MapPlan() == MapPlan(startItem: nil, drags: nil, velocities: nil, axis: nil))
    #expect(
      DeclaredFeel()
        == DeclaredFeel(
          maximumItemsPerFlick: nil, limitsDrags: false, minimumFlickVelocity: nil, snaps: true, hasStops: false,
          autoScrollInterval: nil))
  }

  @Test("A view under test has no items and declares nothing; a list of items lies along the axis that scrolls")
  func view() throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 400, height: 3000), boundsSize: Size2D(width: 400, height: 300))
    let view = ViewUnderTest("list", configuration) { Scroller($0) }
    #expect(view.items(in: configuration).count == 0 && view.declared == DeclaredFeel())
    let offsets = [0.0, 100, 250]
    let (short, full) = (ItemList(offsets, in: configuration), ItemList(offsets, in: configuration, axis: .vertical))
    for item in 0..<3 {
      #expect(short.contentOffset(ofItem: item) == full.contentOffset(ofItem: item))
      #expect(short.contentOffset(ofItem: item)?.y == offsets[item])
    }
    #expect(
      AuditGesture()
        == AuditGesture(startItem: nil, drag: 0, velocity: 0, lastMovement: nil, sequel: .rest, variants: []))
  }

  @Test("Audits run as a full sweep with the usual parameters, and a map like one of an open plan")
  func sweeps() throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 300), boundsSize: Size2D(width: 400, height: 300))
    let view = ViewUnderTest("shelf", configuration) { Scroller($0) }
    #expect(try DecisionMap(of: view) == DecisionMap(of: view, MapPlan(), jobs: 1))
    #expect(try FeelSheet(of: view) == FeelSheet(of: view, MapPlan(), jobs: 1))
    let short = try Audits.run(on: view, only: ["rounding"])
    let full = try Audits.run(on: view, only: ["rounding"], parameters: AuditParameters(), sweep: .full, jobs: 1)
    #expect(AuditReportText.encode(short) == AuditReportText.encode(full))
  }
}
