/// A flick whose distance, duration and velocity cannot agree.
public struct FlickError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What cannot agree, and what would.
  public var description: String
}
