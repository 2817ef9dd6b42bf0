import FeelTesting
import GestureReplay
import ScrollPhysics
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import Testing

/// The unit of a behavior's velocity, which Apple does not document.
@Suite("The unit of the velocity")
@MainActor
struct VelocityReadingTests {
  private func view(_ behavior: some ScrollTargetBehavior) -> SwiftUIScrollView {
    SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 200),
      views: .row(widths: Array(repeating: 300, count: 20), height: 200, spacing: 12), behavior: behavior)
  }

  private struct Threshold: ScrollTargetBehavior {
    var speed: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      let start = context.originalTarget.rect.minX
      if abs(context.velocity.dx) > speed { target.rect.origin.x = start + (context.velocity.dx > 0 ? 312 : -312) }
    }
  }

  private struct Gradual: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      target.rect.origin.x = context.originalTarget.rect.minX + 40 * context.velocity.dx
    }
  }

  @Test("The velocity thresholds of a behavior are found, with the unit that they imply")
  @MainActor func readings() {
    let carousel = view(FlickCarouselBehavior(cardWidth: 300, spacing: 12)).velocityReading
    #expect(carousel.use == .pointsPerSecond)
    #expect(carousel.thresholds.count == 1 && abs((carousel.thresholds.first ?? 0) - 500) < 0.5)
    #expect("\(carousel)".hasPrefix("this behavior's thresholds read as points per second: 500"))
    #expect(view(WeekStripBehavior(dayWidth: 50)).velocityReading.use == .pointsPerSecond)
    let uikit = view(Threshold(speed: 1.5)).velocityReading
    #expect(uikit.use == .pointsPerMillisecond && abs((uikit.thresholds.first ?? 0) - 1.5) < 0.002)
    #expect(view(Threshold(speed: 0)).velocityReading.use == .ignoresSpeed)
    #expect(view(.viewAligned).velocityReading.use == .ignoresSpeed)
    #expect(view(CenteredCards(widths: [300], spacing: 12)).velocityReading.use == .ignoresSpeed)
    #expect(view(Gradual()).velocityReading.use == .undecided)
  }

  @Test("A threshold belongs to points per millisecond up to the fastest finger", arguments: [7.9, 8, 8.05, 8.2])
  @MainActor func fastest(speed: Double) {
    let reading = view(Threshold(speed: speed)).velocityReading
    // A threshold is found as the next number above it, to a thousandth.
    #expect(reading.use == (speed < 8.02 ? .pointsPerMillisecond : .pointsPerSecond), "\(reading.thresholds)")
  }

  /// Flicks only if the rectangle begins at an odd number of points.
  private struct Grid: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      let start = context.originalTarget.rect.minX
      if start.truncatingRemainder(dividingBy: 2) == 1, abs(context.velocity.dx) > 1 { target.rect.origin.x = 0 }
    }
  }

  @Test("A behavior is asked about rectangles as its view measures them")
  @MainActor func origins() {
    var uses: Set<VelocityReading.Use> = []
    for origin in [ScrollTargetModel.RectOrigin.contentOffset, .insideInsets] {
      var model = ScrollTargetModel()
      model.rectOrigin = origin
      let view = SwiftUIScrollView(
        .horizontal, size: CGSize(width: 375, height: 200),
        contentMargins: EdgeInsets(top: 0, leading: 21, bottom: 0, trailing: 22), model: model,
        views: .row(widths: Array(repeating: 300, count: 20), height: 200, spacing: 12), behavior: Grid())
      uses.insert(view.velocityReading.use)
    }
    #expect(uses.count == 2)
  }

  @Test("An audit finds a threshold that no finger can reach")
  @MainActor func audit() throws {
    let report = try Audits.run(
      on: view(FlickCarouselBehavior(cardWidth: 300, spacing: 12)).underTest("garage"), only: ["wrong-unit"])
    #expect(AuditReportText.encode(report).contains("a release is a flick above 500 pt/ms"))
    let aligned = try Audits.run(on: view(.viewAligned).underTest("aligned"), only: ["wrong-unit"])
    #expect(!AuditReportText.encode(aligned).contains("a release is a flick above"))
  }

  @Test("A behavior that keeps an object is created for each release of a map")
  @MainActor func remembered() throws {
    let kept = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 200),
      views: .row(widths: Array(repeating: 300, count: 6), height: 200),
      behavior: ClampedPager(state: PagerState()))
    let plan = MapPlan(startItem: 0)
    let map = try DecisionMap(of: kept.underTest("pager"), plan)
    #expect(try DecisionMap(of: kept.underTest("pager"), plan) == map)
    // From the first page, one page on at the most; the state of one release never reaches the next.
    #expect(map.cells.allSatisfy { (0...1).contains($0.delta) } && map.cells.contains { $0.delta == 1 })
  }
}
