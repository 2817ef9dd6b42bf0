/// What is done to a simulated scroll view: an event of a finger, passing time, or a change that an app makes.
///
/// Locations and offsets are in points, times in ms. The methods of ``SimulatedScrollView`` describe the
/// operations.
public enum ScrollOperation: Hashable, Sendable {
  /// A finger is put down.
  case touchDown(at: Vector2D, time: Double)
  /// The finger moves.
  case touchMove(to: Vector2D, time: Double)
  /// The finger lifts, at its last location if none is given.
  case touchUp(at: Vector2D?, time: Double)
  /// The system cancels the touch.
  case touchCancel(time: Double)
  /// A drag ends in a given state, without a finger's track.
  case release(ReleaseState)
  /// Time passes.
  case advance(to: Double)
  /// Time passes until the view is at rest, or until a limit.
  case advanceToRest(limit: Double)
  /// The content offset is set, as UIKit's `setContentOffset(_:animated:)` does.
  case setContentOffset(Vector2D, animated: Bool)
  /// The size of the view changes, as in a rotation.
  case resize(to: Size2D)
}
