/// A simulated scroll view that drives a ``Scroller``, such as an endless row, and reads as its scroller does.
public protocol ScrollerDriver: SimulatedScrollView {
  /// The behavior of the driven scroll view.
  associatedtype Behavior: TargetBehavior
  /// The driven scroll view.
  var scroller: Scroller<Behavior> { get }
}

extension ScrollerDriver {
  /// The present time, in ms.
  public var time: Double { scroller.time }
  /// The content offset as clients read it, rounded to the pixel, in points.
  public var contentOffset: Vector2D { scroller.contentOffset }
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Vector2D { scroller.velocity }
  /// The phase of the view.
  public var phase: ScrollViewPhase { scroller.phase }
  /// Whether the view does not move and no finger is down.
  public var isAtRest: Bool { scroller.isAtRest }
  /// The view's sizes, switches and constants.
  public var configuration: ScrollConfiguration { scroller.configuration }
}
