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
  mutating func touchDown(at location: Vector2D, time: Double, recording trace: inout ScrollTrace)
  /// Moves the finger.
  mutating func touchMove(to location: Vector2D, time: Double, recording trace: inout ScrollTrace)
  /// Lifts the finger.
  mutating func touchUp(at location: Vector2D?, time: Double, recording trace: inout ScrollTrace)
  /// Cancels the touch, as the system does.
  mutating func touchCancel(time: Double, recording trace: inout ScrollTrace)
  /// Ends a drag in a given state, without a finger's track.
  mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace)
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
  /// Whether the view can be used on one thread only; false by default; maps and audits then run on that thread.
  var isThreadBound: Bool { get }
}

extension Scroller: SimulatedScrollView {}

extension SimulatedScrollView {
  /// False: the view can be used on any thread.
  public var isThreadBound: Bool { false }

  /// Returns the outcome of a release that is simulated on a copy.
  public mutating func landing(of release: ReleaseState) -> Landing { simulatedLanding(of: release) }

  package func simulatedLanding(of release: ReleaseState) -> Landing {
    var copy = self
    var trace = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
    copy.release(release, recording: &trace)
    copy.advanceToRest(limit: nil, recording: &trace)
    let end = trace.releases.last
    return Landing(
      proposedTarget: end?.proposedTarget ?? copy.contentOffset, chosenTarget: end?.target ?? copy.contentOffset,
      target: end?.target ?? copy.contentOffset, restOffset: copy.contentOffset,
      shift: trace.shifts.reduce(.zero) { $0 + $1.amount })
  }
}
