/// What can be touched, scrolled and waited for: a ``Scroller``, or something that drives one.
///
/// Gestures are performed on it, so that an endless carousel is replayed as a plain scroll view is. The methods are
/// described at ``Scroller``.
public protocol SimulatedScrollView {
  /// What time it is, in ms.
  var time: Double { get }
  /// The content offset as clients see it: rounded to the pixel, in points.
  var contentOffset: Vector2D { get }
  /// The velocity of the content offset, in pt/ms.
  var velocity: Vector2D { get }
  /// What the view is doing.
  var phase: ScrollPhase { get }
  /// Whether nothing moves and no finger is down.
  var isAtRest: Bool { get }
  /// Sizes, switches and constants.
  var configuration: ScrollConfiguration { get }

  /// A finger comes down.
  mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace)
  /// The finger moves.
  mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace)
  /// The finger lifts.
  mutating func touchUp(at place: Vector2D?, time: Double, recording trace: inout ScrollTrace)
  /// The touch is taken away by the system.
  mutating func touchCancel(time: Double, recording trace: inout ScrollTrace)
  /// Ends a drag in a given state, without a finger's track.
  mutating func release(
    at offset: Vector2D, velocity: Vector2D, dragStart: Vector2D?, lastMovement: Vector2D?,
    proposing proposed: Vector2D?, recording trace: inout ScrollTrace)
  /// Lets time pass.
  mutating func advance(to time: Double, recording trace: inout ScrollTrace)
  /// Lets time pass until the view is at rest; returns whether it is.
  @discardableResult
  mutating func advanceToRest(limit: Double?, recording trace: inout ScrollTrace) -> Bool
  /// UIKit's `setContentOffset(_:animated:)`.
  mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace)
  /// Gives the view another size, as a rotation does.
  mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace)
}

extension Scroller: SimulatedScrollView {}
