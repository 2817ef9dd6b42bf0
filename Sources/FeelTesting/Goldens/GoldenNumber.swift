import ScrollPhysics

/// The numbers in goldens.
enum GoldenNumber {
  /// Parses a finite number; nil if the text is not one.
  static func read(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns whether two numbers of three decimals differ by at most a tolerance, ignoring floating-point error.
  static func isWithin(_ band: Double, _ one: Double, _ other: Double) -> Bool { abs(one - other) <= band + 1e-6 }

  /// The same for both axes.
  static func isWithin(_ band: Double, _ one: Vector2D, _ other: Vector2D) -> Bool {
    isWithin(band, one.x, other.x) && isWithin(band, one.y, other.y)
  }
}
