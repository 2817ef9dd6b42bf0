/// A moment at which virtual time stops.
public enum ScrollMoment: Hashable, Sendable {
  /// When nothing moves any more.
  case settled
  /// After a number of seconds.
  case after(TimeInterval)
}
