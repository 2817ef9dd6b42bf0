/// A simulated scroll view that drives a ``Scroller``, such as an endless row, and reads as its scroller does.
public protocol ScrollerDriver: SimulatedScrollView {
  /// The behavior of the driven scroll view.
  associatedtype Behavior: TargetBehavior
  /// The driven scroll view.
  var scroller: Scroller<Behavior> { get }
}

extension ScrollerDriver {
  public var time: Double { scroller.time }
  public var contentOffset: Vector2D { scroller.contentOffset }
  public var velocity: Vector2D { scroller.velocity }
  public var phase: ScrollViewPhase { scroller.phase }
  public var isAtRest: Bool { scroller.isAtRest }
  public var configuration: ScrollConfiguration { scroller.configuration }
}
