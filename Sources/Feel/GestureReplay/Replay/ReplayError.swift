/// The reason why a gesture could not be replayed to its end.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that states what happened and what to do.
  public var description: String

  /// The view did not come to rest within a limit, in ms.
  package static func stillMoving(after limit: Double) -> ReplayError {
    ReplayError(
      description: "the view is still moving \(JSONText.number(limit)) ms after the gesture;"
        + " use a smaller deceleration rate, or constants that let it settle")
  }

  /// The run takes more frames than are allowed.
  static func tooLong(_ frames: Int) -> ReplayError {
    ReplayError(
      description: "the view is still moving after \(frames) frames, the most that a run may have;"
        + " use a smaller deceleration rate, fewer frames per second, or less time")
  }
}
