import Foundation
import GestureReplay

/// A word about velocities that are in another unit than they were meant to be.
enum VelocityHint {
  /// The fastest that is let pass without a word, in pt/ms: more than twice what fingers reach.
  private static let fastest = 20.0

  /// Warns of a velocity that no finger has, and shows it converted from points per second.
  static func warn(_ velocity: Double, option: String) {
    if abs(velocity) <= fastest { return }
    Terminal.complain(
      "--\(option) \(JSONText.number(velocity)) is in points per millisecond, faster than any finger; if it was meant in"
        + " points per second, divide it by 1000: --\(option) \(JSONText.number(velocity / 1000))")
  }
}
