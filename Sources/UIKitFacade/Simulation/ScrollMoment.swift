import Foundation

/// Until when virtual time passes.
public enum ScrollMoment: Hashable, Sendable {
  /// Until nothing moves.
  case settled
  /// For a number of seconds.
  case after(TimeInterval)
}
