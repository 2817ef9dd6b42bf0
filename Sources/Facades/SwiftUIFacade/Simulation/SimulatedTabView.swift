import FeelTesting

/// The first page-style `TabView` of an app's view, which fingers drag and the app's code turns in simulated time.
///
/// ```swift
/// var pages = SimulatedTabView(size: CGSize(width: 393, height: 700)) { Onboarding() }
/// let trace = try pages.perform(
///   .flick(from: Vector2D(x: 300, y: 300), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.6))
/// print(pages.selectedPage)  // 1
/// ```
///
/// The pages are those of UIKit's paging, as large as the view. While a finger or its motion moves them, the selection
/// changes in the frame in which another page covers more than half of the view. The body is then evaluated again, and
/// actions of `onChange` run. A selection that the app's code changes is scrolled to, in 0.3 s if the change is animated.
/// `onReceive` of a `Timer.publish` ticks in simulated time. docs/SwiftUICode.md has the grade of each.
///
/// Of two copies, the one that is changed makes the same view again and repeats all operations. Mark a test `@MainActor`.
public struct SimulatedTabView: ScrollerDriver, AppScrollSimulation, @unchecked Sendable {
  public private(set) var scroller: Scroller<TabPages>
  private let make: @MainActor @Sendable () -> any View
  private let (first, environment): (ScrollConfiguration, EnvironmentValues)
  var host: ViewHost
  var log: [AppViewStep<SimulatedTabView>] = []

  /// Creates the app's view, which the closure makes the same each time, in its size in points, and shows the selected
  /// page or the first one.
  /// - Precondition: The view has a `TabView` in its body or in those of the views in it, in the style `.page`.
  @MainActor public init<Content: View>(
    size: CGSize, environment: EnvironmentValues = EnvironmentValues(),
    _ makeView: @escaping @MainActor @Sendable () -> Content
  ) {
    var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: Size2D(size))
    configuration.displayScale = environment.displayScale
    if environment.layoutDirection == .rightToLeft { configuration.layoutDirection = .rightToLeft }
    self.init(configuration, environment, makeView)
  }

  @MainActor private init(
    _ given: ScrollConfiguration, _ values: EnvironmentValues, _ make: @escaping @MainActor @Sendable () -> any View
  ) {
    (self.make, first, environment) = (make, given, values)
    let bounds = given.geometry.boundsSize
    let view = make()
    host = ViewHost(view, size: CGSize(bounds), environment: changed(values) { $0.adapt(to: given) })
    guard let shown = host.tree.pages, host.hasPages else {
      Precondition.fail(
        host.tree.pages == nil
          ? "\(type(of: view)) has no TabView in its body. Pages of other tab views and rows of a ForEach are not searched."
          : "the TabView of \(type(of: view)) has no .tabViewStyle(.page), so no finger turns its pages")
    }
    var pages = TabPages(
      count: shown.tags.count, page: host.selectedPage ?? 0, isReversed: given.layoutDirection == .rightToLeft)
    var configuration = given
    configuration.isPagingEnabled = true
    configuration.geometry.contentSize = pages.layOut(in: bounds) ?? .zero
    let start = Vector2D(x: pages.offset(ofPage: pages.page, width: bounds.width), y: 0)
    scroller = Scroller(configuration, contentOffset: start, behavior: pages)
  }

  /// The number of the page that is shown, or to which the app scrolls, from 0 in the order of the views.
  public var selectedPage: Int { scroller.behavior.page }
  public var pageCount: Int { scroller.behavior.count }
  // Read in place: the ones of `ScrollerDriver` copy the scroller.
  public var time: Double { scroller.time }
  public var isAtRest: Bool { scroller.isAtRest }
  public var phase: ScrollViewPhase { scroller.phase }

  /// Returns the view, new, in another configuration; the content size and paging stay those of the pages.
  public func varied(to configuration: ScrollConfiguration) -> SimulatedTabView {
    onMainActor { SimulatedTabView(configuration, environment, make) }
  }

  /// Returns the view as maps, audits, feel sheets and goldens take it, with its pages as items.
  @MainActor public func underTest(_ name: String, declared: DeclaredFeel = DeclaredFeel()) -> ViewUnderTest<ItemList> {
    let pages = scroller.behavior
    return ViewUnderTest(
      name, configuration, declared: declaring(declared),
      items: { configuration in
        let width = configuration.geometry.boundsSize.width
        return ItemList((0..<pages.count).map { pages.offset(ofPage: $0, width: width) }, in: configuration)
      }, makeView: { varied(to: $0) })
  }

  func madeAgain() -> SimulatedTabView { varied(to: first) }

  var nextFrameTime: Double? { scroller.nextFrameTime }

  @MainActor mutating func scroll(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
    if case .resize(let size) = operation { host.size = CGSize(size) }
    scroller.perform(operation, recording: &trace)
  }

  /// Selects the page that covers most of the view, unless the app's code turns pages.
  @MainActor mutating func report(_ trace: inout ScrollTrace) {
    if scroller.phase == .animating { return }
    let width = scroller.configuration.geometry.boundsSize.width
    guard let page = scroller.behavior.page(at: scroller.contentOffset.x, width: width), page != selectedPage
    else { return }
    scroller.behavior.page = page
    host.select(page: page)
    follow(&trace, always: false)
  }

  @MainActor mutating func follow(_ trace: inout ScrollTrace, always: Bool) {
    if !host.update(at: scroller.time, always: always) { return }
    let bounds = scroller.configuration.geometry.boundsSize
    if let count = host.tree.pages?.tags.count, count != pageCount {
      let growth = Vector2D(x: Double(count - pageCount) * bounds.width, y: 0)
      (scroller.behavior.count, scroller.behavior.page) = (count, min(selectedPage, max(0, count - 1)))
      scroller.update(recording: &trace) { $0.geometry.contentSize.width += growth.x }
      if scroller.behavior.isReversed { scroller.shiftContent(by: growth, recording: &trace) }
    }
    guard let page = host.selectedPage, page != selectedPage else { return }
    scroller.behavior.page = page
    let offset = Vector2D(x: scroller.behavior.offset(ofPage: page, width: bounds.width), y: 0)
    scroller.setContentOffset(offset, animated: host.scrollAnimation != nil, recording: &trace)
  }
}
