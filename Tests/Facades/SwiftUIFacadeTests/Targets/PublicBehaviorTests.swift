import FeelTesting
import FlowLayoutModel
import GestureReplay
import ScrollPhysics
import Snapping
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import Testing

/// SwiftUI's own behaviors.
@Suite("paging and viewAligned")
struct PublicBehaviorTests {
  typealias Limit = ViewAlignedScrollTargetBehavior.LimitBehavior

  static let limits: [(name: String, limit: Limit, snapping: ViewAligned.Limit)] = [
    ("automatic", .automatic, .automatic), ("always", .always, .always), ("alwaysByFew", .alwaysByFew, .alwaysByFew),
    ("alwaysByOne", .alwaysByOne, .alwaysByOne), ("never", .never, .never),
  ]

  private static let cards = FlowLayout(
    containerSize: LayoutSize(width: 375, height: 240),
    sections: [
      FlowSection(
        itemSizes: .uniform(count: 10, size: LayoutSize(width: 300, height: 240)), minimumLineSpacing: 12,
        sectionInset: LayoutInset(top: 0, left: 0, bottom: 0, right: 0))
    ])

  private func row(
    _ limit: Limit, anchor: UnitPoint? = nil, environment: EnvironmentValues = EnvironmentValues(),
    model: ScrollTargetModel = ScrollTargetModel()
  ) -> SwiftUIScrollView {
    SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 240),
      contentMargins: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20), environment: environment, model: model,
      views: .row(widths: Array(repeating: 300, count: 10), height: 240, spacing: 12),
      behavior: .viewAligned(limitBehavior: limit, anchor: anchor))
  }

  @Test("viewAligned has the rest offsets of Snapping's preset, with every limit", arguments: limits, [0, 0.5, 1])
  func preset(limit: (name: String, limit: Limit, snapping: ViewAligned.Limit), anchor: Double) {
    var view = row(limit.limit, anchor: UnitPoint(x: anchor, y: 0))
    var preset = Scroller(
      view.configuration, behavior: SnapBehavior.viewAligned(Self.cards, ViewAligned(limit.snapping, anchor: anchor)))
    #expect(view.configuration.decelerationRate == ViewAligned(limit.snapping).decelerationRate)
    var elsewhere: [String] = []
    for start in [-20.0, 292, 1228, 2129] {
      for drag in stride(from: -400.0, through: 400, by: 37) {
        for velocity in [-9.0, -4.4, -2, -0.6, -0.1, 0, 0.2, 1, 3, 10] {
          let release = ReleaseState(
            contentOffset: view.configuration.geometry.clamped(Vector2D(x: start + drag, y: 0)),
            velocity: Vector2D(x: velocity, y: 0), dragStartOffset: Vector2D(x: start, y: 0))
          let (a, b) = (view.landing(of: release).restOffset.x, preset.landing(of: release).restOffset.x)
          if a != b { elsewhere.append("\(start) \(drag) \(velocity): \(a), not \(b)") }
        }
      }
    }
    #expect(elsewhere.isEmpty, "\(elsewhere.count): \(elsewhere.prefix(5))")
  }

  @Test("automatic has a limit in a compact size class of the axis, and none in a regular one")
  func automatic() {
    var regular = EnvironmentValues()
    regular.horizontalSizeClass = .regular
    #expect(row(.automatic).configuration.decelerationRate == .fast)
    #expect(row(.automatic, environment: regular).configuration.decelerationRate == .normal)
    #expect(row(.alwaysByOne, environment: regular).configuration.decelerationRate == .fast)
    // A phone held upright is compact across and regular along a column.
    let column = SwiftUIScrollView(
      .vertical, size: CGSize(width: 375, height: 667),
      views: .column(heights: Array(repeating: 200, count: 30), width: 375), behavior: .viewAligned)
    #expect(column.configuration.decelerationRate == .normal)
  }

  @Test("paging gives the run of isPagingEnabled, frame for frame, also with insets")
  func paging() throws {
    for behavior in [AnyScrollTargetBehavior(.paging), AnyScrollTargetBehavior(AnyScrollTargetBehavior(.paging))] {
      let view = SwiftUIScrollView(
        .horizontal, size: CGSize(width: 375, height: 240),
        contentMargins: EdgeInsets(top: 0, leading: 44, bottom: 0, trailing: 44),
        views: .row(widths: Array(repeating: 375, count: 6), height: 240), behavior: behavior)
      var configuration = view.configuration
      configuration.isPagingEnabled = true
      let plain = Scroller(configuration)
      for velocity in [0.1, 0.8, 5] {
        let swipe = try TouchGesture.flick(
          from: Vector2D(x: 300, y: 100), by: Vector2D(x: -280, y: 0), releaseVelocity: velocity)
        var (a, b) = (view, plain)
        #expect(try a.perform(swipe) == b.perform(swipe))
      }
    }
  }

  @Test("The model can make pages as long as containers")
  func containers() {
    var model = ScrollTargetModel()
    model.pageUnit = .container
    var view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 240),
      contentMargins: EdgeInsets(top: 0, leading: 44, bottom: 0, trailing: 44), model: model,
      views: .row(widths: Array(repeating: 287, count: 6), height: 240), behavior: .paging)
    #expect(!view.configuration.isPagingEnabled)
    // 375 − 88 = 287 pt a page, the first at −44.
    let flick = ReleaseState(contentOffset: Vector2D(x: 260, y: 0), velocity: Vector2D(x: 6, y: 0))
    #expect(view.landing(of: flick).restOffset.x == 2 * 287 - 44)
  }

  @Test("A behavior that calls paging's updateTarget gets the page nearest to the proposed target")
  func delegating() {
    struct Delegating: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        PagingScrollTargetBehavior().updateTarget(&target, context: context)
      }
    }
    var view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 240),
      views: .row(widths: Array(repeating: 300, count: 9), height: 240),
      behavior: Delegating())
    // 350 + 994 = 1344: a hard flick skips pages.
    let flick = ReleaseState(contentOffset: Vector2D(x: 350, y: 0), velocity: Vector2D(x: 2, y: 0))
    #expect(view.landing(of: flick).restOffset.x == 1200)
  }

  @Test("The decision maps of the public behaviors match their goldens", arguments: limits)
  func maps(limit: (name: String, limit: Limit, snapping: ViewAligned.Limit)) throws {
    try expectMap(of: row(limit.limit).underTest("viewAligned \(limit.name)"), matches: "viewAligned-\(limit.name)")
  }

  @Test("The decision map of paging matches its golden, with its drift by the spacing of its cards")
  func pagingMap() throws {
    let view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 240),
      views: .row(widths: Array(repeating: 375, count: 8), height: 240, spacing: 10), behavior: .paging)
    try expectMap(of: view.underTest("paging"), matches: "paging")
  }

  /// Adds its own velocity to the target, and limits scrolls.
  private struct Shifting: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      target.rect.origin.x += 100 * context.velocity.dx + 1
      target.anchor = .center
    }

    func properties(context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties {
      var properties = ScrollTargetBehaviorProperties()
      properties.limitsScrolls = context.axes.contains(.horizontal)
      return properties
    }
  }

  /// Compares an erased behavior with its own, and pages with the nearest multiple of the container, in each call.
  private struct Comparing: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      var (own, erased, twice) = (target, target, target)
      Shifting().updateTarget(&own, context: context)
      AnyScrollTargetBehavior(Shifting()).updateTarget(&erased, context: context)
      AnyScrollTargetBehavior(AnyScrollTargetBehavior(Shifting())).updateTarget(&twice, context: context)
      #expect(own == erased && own == twice && own != target)
      #expect(Set([own, erased, twice]).count == 1 && Set([own, target]).count == 2)
      var (paged, page) = (target, context.containerSize)
      (paged.rect.origin.x, paged.rect.origin.y) = (1000, 1300)
      PagingScrollTargetBehavior().updateTarget(&paged, context: context)
      if !context.axes.contains(.horizontal) { page.width = 0 }
      if !context.axes.contains(.vertical) { page.height = 0 }
      func expected(_ offset: Double, _ page: Double) -> Double {
        page > 0 ? (0...100).map { Double($0) * page }.min { abs($0 - offset) < abs($1 - offset) } ?? .nan : offset
      }
      #expect(Double(paged.rect.origin.x) == expected(1000, Double(page.width)))
      #expect(Double(paged.rect.origin.y) == expected(1300, Double(page.height)))
      #expect(paged.rect.size == target.rect.size)
      // A view that a behavior looks at has a size of its own; the target after it is the container.
      var aligned = target
      (aligned.rect, aligned.anchor) = (CGRect(x: 10, y: 10, width: 30, height: 40), .center)
      ViewAlignedScrollTargetBehavior().updateTarget(&aligned, context: context)
      #expect(aligned.rect.size == context.containerSize && aligned.anchor == nil)
    }

    func properties(context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties {
      let own = Shifting().properties(context: context)
      #expect(AnyScrollTargetBehavior(Shifting()).properties(context: context) == own)
      #expect(own.limitsScrolls == context.axes.contains(.horizontal))
      return own
    }
  }

  @Test("An erased behavior does what its own does, and paging called by another one goes to the nearest page")
  func erased() {
    for axes in [Axis.Set.horizontal, .vertical, [.horizontal, .vertical]] {
      var view = SwiftUIScrollView(
        axes, size: CGSize(width: 375, height: 240),
        views: axes == .vertical
          ? .column(heights: Array(repeating: 300, count: 10), width: 375)
          : .row(widths: Array(repeating: 300, count: 10), height: 240),
        behavior: Comparing())
      var trace = ScrollTrace()
      view.release(
        ReleaseState(contentOffset: Vector2D(x: 10, y: 10), velocity: Vector2D(x: 0.5, y: 0.5)), recording: &trace)
      view.advanceToRest(limit: 10_000, recording: &trace)
      #expect(trace.releases.count == 1)
    }
  }

  /// A behavior that calls another one.
  private struct Calling: ScrollTargetBehavior {
    var base: AnyScrollTargetBehavior

    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      base.updateTarget(&target, context: context)
    }

    func properties(context: ScrollTargetBehaviorPropertiesContext) -> ScrollTargetBehaviorProperties {
      base.properties(context: context)
    }
  }

  private func landings(_ view: SwiftUIScrollView, along axis: ScrollAxis) -> [Double] {
    func vector(_ number: Double) -> Vector2D {
      axis == .horizontal ? Vector2D(x: number, y: 0) : Vector2D(x: 0, y: number)
    }
    return [100.0, 700, 1450].flatMap { start in
      [-2.0, -0.3, 0, 0.2, 1].map { velocity in
        var view = view
        let release = ReleaseState(
          contentOffset: vector(start + 40), velocity: vector(velocity), dragStartOffset: vector(start))
        return view.landing(of: release).restOffset[axis]
      }
    }
  }

  @Test("A behavior of an erased type answers as it does itself", arguments: limits)
  func erased(limit: (name: String, limit: Limit, snapping: ViewAligned.Limit)) {
    func view(_ behavior: @autoclosure @escaping () -> some ScrollTargetBehavior) -> SwiftUIScrollView {
      SwiftUIScrollView(
        .horizontal, size: CGSize(width: 375, height: 240),
        views: .row(widths: Array(repeating: 300, count: 10), height: 240, spacing: 12), behavior: behavior())
    }
    let direct = view(.viewAligned(limitBehavior: limit.limit))
    let erased = AnyScrollTargetBehavior(.viewAligned(limitBehavior: limit.limit))
    for other in [view(Calling(base: erased)), view(Calling(base: AnyScrollTargetBehavior(erased))), view(erased)] {
      #expect(other.configuration == direct.configuration)
      #expect(landings(other, along: .horizontal) == landings(direct, along: .horizontal))
    }
  }

  @Test("A behavior that calls paging's chooses the page nearest to the target, along each axis")
  func calledPaging() {
    let paging = Calling(base: AnyScrollTargetBehavior(.paging))
    let row = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 200),
      views: ScrollTargetViews(contentSize: CGSize(width: 3000, height: 200)), behavior: paging)
    let column = SwiftUIScrollView(
      .vertical, size: CGSize(width: 200, height: 300),
      views: ScrollTargetViews(contentSize: CGSize(width: 200, height: 3000)), behavior: paging)
    let free = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 200),
      views: ScrollTargetViews(contentSize: CGSize(width: 3000, height: 200)),
      behavior: Calling(base: AnyScrollTargetBehavior(Still())))
    let expected = landings(free, along: .horizontal).map { ($0 / 300).rounded() * 300 }
    #expect(landings(row, along: .horizontal) == expected && landings(column, along: .vertical) == expected)
    #expect(Set(expected).count > 4)
  }

  /// Changes no target.
  private struct Still: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
  }
}
