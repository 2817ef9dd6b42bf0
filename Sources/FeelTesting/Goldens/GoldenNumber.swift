import ScrollPhysics

/// Numbers as goldens hold them.
enum GoldenNumber {
  /// Reads a finite number; nil where the text is none.
  static func read(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether two numbers of three decimals are no further apart than a band, what a double cannot hold aside.
  static func isWithin(_ band: Double, _ one: Double, _ other: Double) -> Bool { abs(one - other) <= band + 1e-6 }

  /// The same for both axes.
  static func isWithin(_ band: Double, _ one: Vector2D, _ other: Vector2D) -> Bool {
    isWithin(band, one.x, other.x) && isWithin(band, one.y, other.y)
  }
}
