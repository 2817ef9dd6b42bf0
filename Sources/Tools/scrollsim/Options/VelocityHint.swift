/// A warning about velocities that may be in the wrong unit.
enum VelocityHint {
  /// The highest speed without a warning, in pt/ms: more than twice the speed of fingers.
  private static let fastest = 20.0

  /// Warns of a velocity beyond any finger's, and shows it converted from points per second.
  static func warn(_ velocity: Double, option: String) {
    if abs(velocity) <= fastest { return }
    Terminal.printError(
      "--\(option) \(JSONText.number(velocity)) is in points per millisecond, faster than any finger; if it was meant in"
        + " points per second, divide it by 1000: --\(option) \(JSONText.number(velocity / 1000))")
  }
}
