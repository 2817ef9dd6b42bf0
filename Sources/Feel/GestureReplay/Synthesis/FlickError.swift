/// An error for a flick whose distance, duration and velocity are incompatible.
public struct FlickError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The values that are incompatible, and values that would not be.
  public var description: String
}
