/// A scroll view that can be touched and scrolled in simulated time: a ``Scroller``, or a type that drives one.
///
/// Gestures are performed on this protocol, so an endless carousel is replayed like a plain scroll view. ``Scroller``
/// describes the methods.
public protocol SimulatedScrollView {
  /// The present time, in ms.
  var time: Double { get }
  /// The content offset as clients read it, rounded to the pixel, in points.
  var contentOffset: Vector2D { get }
  /// The velocity of the content offset, in pt/ms.
  var velocity: Vector2D { get }
  /// The phase of the view.
  var phase: ScrollViewPhase { get }
  /// Whether the view does not move and no finger is down.
  var isAtRest: Bool { get }
  /// The view's sizes, switches and constants.
  var configuration: ScrollConfiguration { get }

  /// Puts a finger down on the view.
  mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace)
  /// Moves the finger.
  mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace)
  /// Lifts the finger.
  mutating func touchUp(at place: Vector2D?, time: Double, recording trace: inout ScrollTrace)
  /// Cancels the touch, as the system does.
  mutating func touchCancel(time: Double, recording trace: inout ScrollTrace)
  /// Ends a drag in a given state, without a finger's track.
  mutating func release(
    at offset: Vector2D, velocity: Vector2D, dragStart: Vector2D?, lastMovement: Vector2D?,
    proposing proposed: Vector2D?, recording trace: inout ScrollTrace)
  /// Advances the simulation to a time.
  mutating func advance(to time: Double, recording trace: inout ScrollTrace)
  /// Advances the simulation until the view is at rest; returns whether it is.
  @discardableResult
  mutating func advanceToRest(limit: Double?, recording trace: inout ScrollTrace) -> Bool
  /// Sets the content offset, like UIKit's `setContentOffset(_:animated:)`.
  mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace)
  /// Changes the size of the view, as a rotation does.
  mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace)

  // MARK: Questions

  /// Returns the outcome of a release; the view itself does not change.
  mutating func landing(of release: ReleaseState) -> Landing
  /// The number of items; nil if unknown.
  var numberOfItems: Int? { get }
  /// Returns the item shown at a content offset; nil if no items are known.
  mutating func item(at contentOffset: Vector2D) -> Int?
  /// Returns the content offset at which an item is in its snapped position; nil if unknown.
  mutating func contentOffset(ofItem item: Int) -> Vector2D?
  /// Returns whether a content offset is a snap point; nil if unknown.
  mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool?
  /// The item that the design itself reports as current; nil, the default, if it does not track one.
  var reportedItem: Int? { get }
  /// Whether the view can be used on one thread only; false by default.
  ///
  /// Maps and audits then run on that thread.
  var isThreadBound: Bool { get }
}

extension Scroller: SimulatedScrollView {}

extension SimulatedScrollView {
  /// Nil: no item is tracked.
  public var reportedItem: Int? { nil }

  /// False: the view can be used on any thread.
  public var isThreadBound: Bool { false }

  /// Returns the outcome of a release that is simulated on a copy.
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
