import FeelTesting
import Snapping

/// A scroll view of SwiftUI's as a value that moves in simulated time: sizes, margins, a target layout and any behavior.
///
/// ```swift
/// let cards = SwiftUIScrollView(
///   .horizontal, size: CGSize(width: 375, height: 240),
///   views: .row(widths: Array(repeating: 320, count: 10), height: 240, spacing: 16), behavior: .viewAligned)
/// ```
///
/// Gestures, maps, audits, feel sheets and goldens take it as they take every `SimulatedScrollView`;
/// ``underTest(_:anchor:declared:)`` makes the value that they ask for. The behavior is asked at a gesture's end and at
/// a resize. Between them nothing of the facade runs, so a gesture costs what it costs in the core.
///
/// A behavior that keeps an object shares it among copies of the view, as SwiftUI's views do. The expression in the
/// place of the behavior is evaluated again for each release of a map or an audit.
public struct SwiftUIScrollView: ScrollerDriver, @unchecked Sendable {
  public internal(set) var scroller: Scroller<SwiftUITargets>
  let make: () -> any ScrollTargetBehavior
  /// Whether nothing was done to the view yet, so that its behavior remembers nothing.
  private var isNew = true

  /// Creates a view at rest at the beginning of its content.
  /// - Parameters:
  ///   - axes: The axes along which the view scrolls.
  ///   - size: The size of the view's bounds, in points.
  ///   - contentMargins: The insets of the content, in points: content margins, safe area and its padding together.
  ///   - environment: The values that the behavior reads.
  ///   - model: The choices where SwiftUI is not documented.
  ///   - views: The size of the content and the views of the target layout.
  ///   - behavior: The behavior; evaluated again for each release of a map or an audit.
  public init<Behavior: ScrollTargetBehavior>(
    _ axes: Axis.Set = .vertical, size: CGSize, contentMargins: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues(), model: ScrollTargetModel = ScrollTargetModel(),
    views: ScrollTargetViews, behavior: @autoclosure @escaping () -> Behavior
  ) {
    self.init(
      axes, size: size, contentMargins: contentMargins, environment: environment, model: model,
      layout: { _ in views }, behavior: behavior())
  }

  /// Creates a view at rest whose content and views depend on the size of its container; `layout` returns them for it.
  public init<Behavior: ScrollTargetBehavior>(
    _ axes: Axis.Set = .vertical, size: CGSize, contentMargins: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues(), model: ScrollTargetModel = ScrollTargetModel(),
    layout: @escaping (_ containerSize: CGSize) -> ScrollTargetViews, behavior: @autoclosure @escaping () -> Behavior
  ) {
    var configuration = ScrollConfiguration(
      contentSize: .zero, boundsSize: Size2D(size), contentInset: contentMargins.inset(in: environment.layoutDirection))
    configuration.displayScale = environment.displayScale
    if environment.layoutDirection == .rightToLeft { configuration.layoutDirection = .rightToLeft }
    configuration.alwaysBounceHorizontal = axes.contains(.horizontal)
    configuration.alwaysBounceVertical = axes.contains(.vertical)
    configuration.setSwiftUITuning()
    self.init(configuration, axes, environment: environment, model: model, layout: layout) {
      AnyScrollTargetBehavior(behavior()).base
    }
  }

  private init(
    _ configuration: ScrollConfiguration, _ axes: Axis.Set, environment: EnvironmentValues, model: ScrollTargetModel,
    layout: @escaping (CGSize) -> ScrollTargetViews, make: @escaping () -> any ScrollTargetBehavior
  ) {
    self.make = make
    let (bounds, inset) = (configuration.geometry.boundsSize, configuration.geometry.contentInset)
    let targets = SwiftUITargets(
      behavior: make(), axes: axes, inset: inset, environment: environment, model: model, layOutViews: layout,
      views: layout(SwiftUITargets.container(bounds, inset)))
    scroller = Scroller(changed(configuration) { targets.configure(&$0) }, behavior: targets)
  }

  /// Returns the view, new, with other choices where SwiftUI is not documented.
  public func with(_ model: ScrollTargetModel) -> SwiftUIScrollView { made(in: configuration, model) }

  /// Returns the view, new, in another configuration; content size, rate and paging stay those of views and behavior.
  public func varied(to configuration: ScrollConfiguration) -> SwiftUIScrollView { made(in: configuration, model) }

  private func made(in configuration: ScrollConfiguration, _ model: ScrollTargetModel) -> SwiftUIScrollView {
    let targets = scroller.behavior
    return SwiftUIScrollView(
      configuration, targets.axes, environment: targets.environment, model: model, layout: targets.layOutViews,
      make: make)
  }

  /// The choices where SwiftUI is not documented.
  public var model: ScrollTargetModel { scroller.behavior.model }
  /// The views of the target layout.
  public var views: ScrollTargetViews { scroller.behavior.views }
  /// Whether the view can be used on one thread only: true, because a behavior may belong to the main actor.
  public var isThreadBound: Bool { true }

  /// The sizes and the offset as SwiftUI's actions read them.
  public var scrollGeometry: ScrollGeometry {
    let (geometry, inset) = (configuration.geometry, configuration.geometry.contentInset)
    let isReversed = configuration.layoutDirection == .rightToLeft
    return ScrollGeometry(
      contentOffset: CGPoint(contentOffset), contentSize: CGSize(geometry.contentSize),
      contentInsets: EdgeInsets(
        top: inset.top, leading: isReversed ? inset.right : inset.left, bottom: inset.bottom,
        trailing: isReversed ? inset.left : inset.right), containerSize: CGSize(geometry.boundsSize))
  }

  /// The phase as SwiftUI's actions read it.
  public var scrollPhase: ScrollPhase {
    switch phase {
    case .idle: .idle
    case .tracking: .tracking
    case .dragging: .interacting
    case .decelerating, .bouncing: .decelerating
    case .animating: .animating
    }
  }

  /// Performs an operation; the behavior chooses the targets of releases and resizes, but none when the offset is set.
  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    switch operation {
    case .touchDown(_, let time):
      isNew = false
      scroller.advance(to: time, recording: &trace)
      if scroller.isAtRest { scroller.behavior.lastRest = scroller.contentOffset }
    case .release(let release):
      isNew = false
      if scroller.isAtRest { scroller.behavior.lastRest = release.dragStartOffset }
    case .resize: isNew = false
    case .touchMove, .touchUp, .touchCancel, .advance, .advanceToRest, .setContentOffset: break
    }
    scroller.perform(operation, recording: &trace)
  }

  /// Returns the outcome of a release; the view itself does not change, unless its behavior keeps an object.
  public mutating func landing(of release: ReleaseState) -> Landing {
    if isNew { scroller.behavior.behavior = make() }
    let kept = scroller.behavior.lastRest
    defer { scroller.behavior.lastRest = kept }
    if scroller.isAtRest { scroller.behavior.lastRest = release.dragStartOffset }
    return scroller.landing(of: release)
  }
}
