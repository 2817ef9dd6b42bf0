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

  // MARK: Questions

  /// Where a release would come to rest; the view itself stays as it is.
  mutating func landing(of release: ReleaseState) -> Landing
  /// The number of items; nil where it is not known.
  var numberOfItems: Int? { get }
  /// The item that a content offset shows; nil where no items are known.
  mutating func item(at contentOffset: Vector2D) -> Int?
  /// Where the view is with an item at its place; nil where that is not known.
  mutating func contentOffset(ofItem item: Int) -> Vector2D?
  /// Whether a content offset is a place where the view is meant to rest; nil where that is not known.
  mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool?
  /// The item the design itself takes to be shown; nil, the default, where it tracks none.
  var reportedItem: Int? { get }
  /// Whether the view can be used on one thread only, so that maps and audits take no other; by default any
  /// thread will do.
  var isThreadBound: Bool { get }
}

extension Scroller: SimulatedScrollView {}

extension SimulatedScrollView {
  /// None is tracked.
  public var reportedItem: Int? { nil }

  /// Any thread will do.
  public var isThreadBound: Bool { false }

  /// The landing of a copy that is released and waited for.
  public mutating func landing(of release: ReleaseState) -> Landing {
    var copy = self
    var trace = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
    copy.release(
      at: release.contentOffset, velocity: release.velocity, dragStart: release.dragStartOffset,
      lastMovement: release.lastMovement, proposing: release.proposedTarget, recording: &trace)
    copy.advanceToRest(limit: nil, recording: &trace)
    let end = trace.releases.last
    return Landing(
      proposedTarget: end?.proposedTarget ?? copy.contentOffset, decidedTarget: end?.target ?? copy.contentOffset,
      target: end?.target ?? copy.contentOffset, rest: copy.contentOffset, item: trace.rest?.item,
      itemDelta: trace.rest?.itemDelta)
  }
}
