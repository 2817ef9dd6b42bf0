/// A scroll view that can be touched and scrolled in simulated time: a ``Scroller``, or a type that drives one.
///
/// Gestures are performed on this protocol, so an endless carousel is replayed like a plain scroll view. A conformer
/// performs every ``ScrollOperation``; the methods make them. They take a finger's location on the screen in points, `y`
/// downward, times in ms, and the trace that records what happens.
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
  /// The item that the view's own code takes for the current one; nil, the default, if it tracks none.
  var reportedItem: Int? { get }

  /// Performs an operation, and records what happens.
  mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace)

  /// Returns the outcome of a release; the view itself does not change. By default, a copy of it is released.
  mutating func landing(of release: ReleaseState) -> Landing
  /// Whether the view can be used on one thread only; false by default; maps and audits then run on that thread.
  var isThreadBound: Bool { get }
}

extension SimulatedScrollView {
  /// Puts a finger down on the view; a moving view is caught where it is.
  public mutating func touchDown(at location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    perform(.touchDown(at: location, time: time), recording: &trace)
  }

  /// Moves the finger.
  public mutating func touchMove(to location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    perform(.touchMove(to: location, time: time), recording: &trace)
  }

  /// Lifts the finger, without a location at its last one; after a drag, the behavior chooses the target content offset.
  public mutating func touchUp(at location: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    perform(.touchUp(at: location, time: time), recording: &trace)
  }

  /// Cancels the touch, as the system does; a drag ends as if the finger had lifted without velocity.
  public mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    perform(.touchCancel(time: time), recording: &trace)
  }

  /// Ends a drag in a given state without a finger's track, as decision maps and reproductions do.
  public mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace) {
    perform(.release(release), recording: &trace)
  }

  /// Advances the simulation to a time that is not earlier than ``time``.
  /// - Complexity: O(steps and frames passed).
  public mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    perform(.advance(to: time), recording: &trace)
  }

  /// Advances the simulation until the view is at rest, or to a limit, by default a day from now.
  /// - Returns: Whether the view is at rest; false if the limit came first or a finger is down.
  @discardableResult
  public mutating func advanceToRest(limit: Double? = nil, recording trace: inout ScrollTrace) -> Bool {
    perform(.advanceToRest(limit: limit ?? time + 86_400_000), recording: &trace)
    return isAtRest
  }

  /// Sets the content offset, like UIKit's `setContentOffset(_:animated:)`.
  ///
  /// Without animation, the call stops any motion. With animation, the view moves to the offset, by default in 0.3 s,
  /// and calls `didEndScrollingAnimation`, unless it is already there; a running animation is redirected. The view
  /// accepts offsets beyond its range and keeps them until the next drag. During a drag, the content moves to the
  /// offset at once and the drag continues.
  public mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    perform(.setContentOffset(offset, animated: animated), recording: &trace)
  }

  /// Changes the size of the view, as a rotation does; a behavior with a layout lays its content out again.
  public mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    perform(.resize(to: boundsSize), recording: &trace)
  }
}

extension Scroller: SimulatedScrollView {
  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    switch operation {
    case .touchDown(let location, let time): state.touchDown(at: location, time: time, &trace)
    case .touchMove(let location, let time): state.touchMove(to: location, time: time, &trace)
    case .touchUp(let location, let time): touchUp(at: location, time: time, cancelled: false, &trace)
    case .touchCancel(let time): touchUp(at: nil, time: time, cancelled: true, &trace)
    case .release(let release):
      state.prepareRelease(release, &trace)
      end(release, &trace)
    case .advance(let time): state.advance(to: time, &trace)
    case .advanceToRest(let limit): state.advanceToRest(limit: limit, &trace)
    case .setContentOffset(let offset, let animated): state.setContentOffset(offset, animated: animated, &trace)
    case .resize(let size): resize(to: size, recording: &trace)
    }
  }
}

extension SimulatedScrollView {
  public var isThreadBound: Bool { false }
  public var reportedItem: Int? { nil }
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
