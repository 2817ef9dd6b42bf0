/// Why a gesture could not be replayed to its end.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that says what happened and what to do.
  public var description: String

  /// A view that does not come to rest within a limit, in ms.
  package static func stillMoving(after limit: Double) -> ReplayError {
    ReplayError(
      description: "the view is still moving \(JSONText.number(limit)) ms after the gesture;"
        + " use a smaller deceleration rate, or constants that let it settle")
  }

  /// A run that takes more frames than one may.
  package static func tooLong(_ frames: Int) -> ReplayError {
    ReplayError(
      description: "the view is still moving after \(frames) frames, the most that a run may have;"
        + " use a smaller deceleration rate, fewer frames per second, or less time")
  }
}
