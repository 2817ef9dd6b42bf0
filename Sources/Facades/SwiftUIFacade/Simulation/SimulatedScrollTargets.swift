import FeelTesting

/// A `ScrollView` of an app's view, as it is: its body is evaluated and laid out, and fingers drag it.
///
/// ```swift
/// var cards = SimulatedScrollTargets(size: CGSize(width: 393, height: 700)) { CardRow() }
/// let trace = try cards.perform(
///   .flick(from: Vector2D(x: 300, y: 300), by: Vector2D(x: -60, y: 0), releaseVelocity: 0.6))
/// print(cards.contentOffset.x)
/// ```
///
/// It is the first one with a scroll target behavior, or else the first one.
/// The size of the scroll view, its content margins, the scroll targets and the behavior come from the body, and the scroll
/// view moves as a ``SwiftUIScrollView`` of them does. In each frame, `scrollPosition` takes the view at the position, and
/// actions of `onScrollPhaseChange`, `onScrollGeometryChange` and `onScrollTargetVisibilityChange` run. A position that the
/// app's code changes is scrolled to, in 0.3 s if the change is animated. docs/SwiftUICode.md has the grade of each.
///
/// Sizes of a configuration and of a resize are those of the scroll view; the app's view grows by as much.
///
/// Of two copies, the one that is changed makes the same view again and repeats all operations. Mark a test `@MainActor`.
public struct SimulatedScrollTargets: ScrollerDriver, AppScrollSimulation, @unchecked Sendable {
  /// The scroll view with the sizes, targets and behavior of the last evaluation.
  private(set) var view: SwiftUIScrollView
  private let make: @MainActor @Sendable () -> any View
  private let (size, environment): (CGSize, EnvironmentValues)
  private let given: ScrollConfiguration?
  var host: ViewHost
  var log: [AppViewStep<SimulatedScrollTargets>] = []
  /// What the app's code knows of the position, the phase and the values of its reactions.
  private var (knownRequest, knownID, knownPhase): (ScrollRequest?, AnyHashable?, ScrollPhase) = (nil, nil, .idle)
  private var knownValues: [Any?] = []

  /// Creates the app's view, which the closure makes the same each time, in its size on the screen, in points.
  /// - Precondition: The view has a `ScrollView` in its body or in those of the views in it.
  @MainActor public init<Content: View>(
    size: CGSize, environment: EnvironmentValues = EnvironmentValues(), model: ScrollTargetModel = ScrollTargetModel(),
    _ makeView: @escaping @MainActor @Sendable () -> Content
  ) { self.init(size, environment, model, nil, makeView) }

  @MainActor private init(
    _ size: CGSize, _ environment: EnvironmentValues, _ model: ScrollTargetModel, _ given: ScrollConfiguration?,
    _ make: @escaping @MainActor @Sendable () -> any View
  ) {
    (self.size, self.environment, self.given, self.make) = (size, environment, given, make)
    let content = make()
    let around = changed(environment) { values in if let given { values.adapt(to: given) } }
    let host = ViewHost(content, size: size, environment: around, laysOut: true)
    self.host = host
    guard let scroll = host.tree.scroll, let place = host.layout?.scroll else {
      Precondition.fail(
        "\(type(of: content)) has no ScrollView. Pages of a TabView are not searched.")
    }
    let modifiers = scroll.context
    view = SwiftUIScrollView(
      scroll.axes, size: place.frame.size, contentMargins: modifiers.margins,
      environment: modifiers.environment, model: model,
      layout: { [unowned host] _ in MainActor.assumeIsolated { host.targetViews } },
      behavior: AnyScrollTargetBehavior(modifiers.behavior))
    if var given {
      given.geometry = view.configuration.geometry
      view = view.varied(to: given)
    }
    var unseen = ScrollTrace(detail: .outcome)
    take(&unseen)
    if let anchor = modifiers.startAnchor { show(.content(anchor), animated: false, &unseen) }
    knownRequest = scroll.request
    if let request = scroll.request { show(request, animated: false, &unseen) }
    knownID = positionedID(modifiers.position?.anchor)
    knownValues = modifiers.reactions.map { $0(view.scrollGeometry, targets, nil).value }
  }

  // MARK: Reading

  public var scroller: Scroller<SwiftUITargets> { view.scroller }
  public var time: Double { view.scroller.time }
  public var isAtRest: Bool { view.scroller.isAtRest }
  /// The sizes and the offset as SwiftUI's actions read them.
  public var scrollGeometry: ScrollGeometry { view.scrollGeometry }
  /// The scroll targets: the children of the stack with `scrollTargetLayout()`, and the views with `scrollTarget()`.
  public var views: ScrollTargetViews { view.views }
  var nextFrameTime: Double? { view.scroller.nextFrameTime }

  /// Returns the view, new, in another configuration; margins, targets and behavior stay those of the body.
  public func varied(to configuration: ScrollConfiguration) -> SimulatedScrollTargets {
    onMainActor {
      SimulatedScrollTargets(
        viewSize(for: configuration.geometry.boundsSize), environment, view.model, configuration, make)
    }
  }

  @MainActor private func viewSize(for size: Size2D) -> CGSize {
    let own = configuration.geometry.boundsSize
    return CGSize(width: host.size.width + size.width - own.width, height: host.size.height + size.height - own.height)
  }

  func madeAgain() -> Self { onMainActor { Self(size, environment, view.model, given, make) } }

  /// Returns the view as maps, audits, feel sheets and goldens take it, with the scroll targets as items.
  ///
  /// Targets are aligned at the anchor: with nil, the default, at their leading or top edge.
  @MainActor public func underTest(
    _ name: String, anchor: UnitPoint? = nil, declared: DeclaredFeel = DeclaredFeel()
  ) -> ViewUnderTest<ItemList> {
    ViewUnderTest(
      name, configuration, declared: declaring(view.underTest(name, anchor: anchor, declared: declared).declared),
      items: { configuration in
        let other = varied(to: configuration)
        return withExtendedLifetime(other) { other.view.items(anchor: anchor)(configuration) }
      }, makeView: { varied(to: $0) })
  }

  // MARK: Operations

  @MainActor mutating func scroll(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
    guard case .resize(let size) = operation else { return view.perform(operation, recording: &trace) }
    host.size = viewSize(for: size)
    follow(&trace, always: true)
  }

  @MainActor mutating func follow(_ trace: inout ScrollTrace, always: Bool) {
    if host.update(at: time, always: always) {
      take(&trace)
      let request = host.tree.scroll?.request
      if request != knownRequest, let request { show(request, animated: host.scrollAnimation != nil, &trace) }
      knownRequest = request
    }
    if let asked = host.asked.take() {
      show(asked.request, animated: asked.animation != nil, &trace)
    }
  }

  /// Gives the scroll view the sizes, targets and behavior of the last evaluation.
  @MainActor private mutating func take(_ trace: inout ScrollTrace) {
    guard let scroll = host.tree.scroll, let place = host.layout?.scroll else { return }
    view.scroller.behavior.behavior = AnyScrollTargetBehavior(scroll.context.behavior).base
    take(scroll.context.margins.inset(in: environment.layoutDirection), &trace)
    let bounds = Size2D(place.frame.size)
    if bounds != configuration.geometry.boundsSize {
      view.perform(.resize(to: bounds), recording: &trace)
    } else {
      view.scroller.behavior.views = host.targetViews
    }
    let targets = view.scroller.behavior
    view.scroller.update(recording: &trace) {
      targets.configure(&$0)
      $0.isScrollEnabled = !scroll.context.disablesScrolling
      let bouncing = scroll.axes.subtracting(scroll.context.bouncesBySize)
      $0.alwaysBounceHorizontal = bouncing.contains(.horizontal)
      $0.alwaysBounceVertical = bouncing.contains(.vertical)
    }
  }

  /// Takes margins that have changed; what is at the beginning of the container stays there.
  @MainActor private mutating func take(_ inset: ContentInset, _ trace: inout ScrollTrace) {
    let old = view.scroller.behavior.inset
    if old == inset { return }
    let moved = contentOffset + Vector2D(x: old.left - inset.left, y: old.top - inset.top)
    view.scroller.behavior.inset = inset
    view.scroller.update(recording: &trace) { $0.geometry.contentInset = inset }
    view.perform(.setContentOffset(moved, animated: false), recording: &trace)
  }

  // MARK: Positions

  private var isReversed: Bool { configuration.layoutDirection == .rightToLeft }

  @MainActor private var targets: [(id: AnyHashable?, frame: CGRect)] {
    zip(host.layout?.targets ?? [], view.views.frames).map { ($0.id, $1) }
  }

  /// The identity of the target nearest to the position, by default by its leading or top edge; so pages change midway.
  @MainActor private func positionedID(_ anchor: UnitPoint?) -> AnyHashable? {
    let seen = scrollGeometry.visibleRect
    let axis: ScrollAxis = view.scroller.behavior.axes.contains(.vertical) ? .vertical : .horizontal
    var part = anchor?[axis] ?? 0
    if isReversed && axis == .horizontal { part = 1 - part }
    func distance(_ frame: CGRect) -> CGFloat {
      abs(frame.origin[axis] + part * frame.size[axis] - seen.origin[axis] - part * seen.size[axis])
    }
    return targets.min { distance($0.frame) < distance($1.frame) }?.id
  }

  @MainActor private mutating func show(_ request: ScrollRequest, animated: Bool, _ trace: inout ScrollTrace) {
    guard let offset = offset(for: request) else { return }
    view.perform(.setContentOffset(offset, animated: animated), recording: &trace)
  }

  @MainActor private func offset(for request: ScrollRequest) -> Vector2D? {
    let (geometry, seen) = (configuration.geometry, scrollGeometry.visibleRect)
    func shown(_ rect: CGRect, _ anchor: UnitPoint?) -> Vector2D {
      let part = anchor.map { isReversed ? 1 - $0.x : $0.x }
      let x = SwiftUITargets.place(rect.minX, rect.width, at: part, from: seen.minX, seen.width)
      let y = SwiftUITargets.place(rect.minY, rect.height, at: anchor?.y, from: seen.minY, seen.height)
      return geometry.clamped(Vector2D(x: x - geometry.contentInset.left, y: y - geometry.contentInset.top))
    }
    switch request {
    case .view(let id, let anchor): return host.frame(of: id).map { shown($0, anchor) }
    case .content(let anchor): return shown(CGRect(origin: .zero, size: CGSize(geometry.contentSize)), anchor)
    case .edge(let edge):
      let axis: ScrollAxis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let isAtEnd = (edge == .bottom || edge == .trailing) != (isReversed && axis == .horizontal)
      return contentOffset.replacing(axis, with: isAtEnd ? geometry.maximumOffset(axis) : geometry.minimumOffset(axis))
    case .point(let x, let y): return geometry.clamped(Vector2D(x: x, y: y))
    }
  }

  // MARK: Reports

  /// Reports changes of the phase, of the position, and of what the app's code takes of the geometry.
  @MainActor mutating func report(_ trace: inout ScrollTrace) {
    // The app's code may change the layout, and that change is reported again.
    for _ in 0..<ViewHost.mostRounds {
      if !reportOnce() { break }
      follow(&trace, always: true)
    }
  }

  /// Runs the actions of what is new, and returns whether there was any.
  @MainActor private mutating func reportOnce() -> Bool {
    guard let modifiers = host.tree.scroll?.context else { return false }
    var ran = false
    func run(_ action: () -> Void) {
      host.run(action)
      ran = true
    }
    let new = view.scrollPhase
    if new != knownPhase {
      let (old, speed) = (knownPhase, CGVector(dx: view.velocity.x * 1000, dy: view.velocity.y * 1000))
      let context = ScrollPhaseChangeContext(geometry: scrollGeometry, velocity: new == .idle ? nil : speed)
      knownPhase = new
      for action in modifiers.phaseActions { run { action(old, new, context) } }
    }
    if !modifiers.reactions.isEmpty {
      let (geometry, targets) = (scrollGeometry, targets)
      for (index, reaction) in modifiers.reactions.enumerated() {
        if index == knownValues.count { knownValues.append(nil) }
        let (value, action) = reaction(geometry, targets, knownValues[index])
        knownValues[index] = value
        if let action { run(action) }
      }
    }
    let id = modifiers.position == nil || new == .animating ? knownID : positionedID(modifiers.position?.anchor)
    if let id, id != knownID {
      knownID = id
      run { modifiers.position?.write(id) }
      knownRequest = modifiers.position?.read()
    }
    return ran
  }
}
