enum GoldenNumber {
  static func read(_ text: some StringProtocol) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

  /// Returns whether two numbers of three decimals differ by at most a tolerance, ignoring floating-point error.
  static func areEqual(_ one: Double, _ other: Double, within band: Double) -> Bool { abs(one - other) <= band + 1e-6 }

  static func areEqual(_ one: Vector2D, _ other: Vector2D, within band: Double) -> Bool {
    areEqual(one.x, other.x, within: band) && areEqual(one.y, other.y, within: band)
  }
}
