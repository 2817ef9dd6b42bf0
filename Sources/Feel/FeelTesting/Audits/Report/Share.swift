/// A share of the gestures that were tried, rounded as a person says it: `1 in 5`, `nearly every`, `every`.
package struct Share: Hashable, Sendable {
  let failing: Int
  let tried: Int

  package init(_ failing: Int, of tried: Int) {
    precondition(failing > 0 && failing <= tried, "a share is of gestures that were tried")
    (self.failing, self.tried) = (failing, tried)
  }

  private var value: Double { Double(failing) / Double(tried) }

  /// The fractions that have a name: simple ones, and 1 in n in steps of 1 up to 10, then of 5, 50 and so on.
  private static let named: [(Int, Int)] =
    [(9, 10), (4, 5), (3, 4), (2, 3), (3, 5), (1, 2), (2, 5)] + (3...9).map { (1, $0) }
    + [10, 100, 1000, 10_000, 100_000].flatMap { power in
      stride(from: power, to: 10 * power, by: power / 2).map { (1, $0) }
    }

  /// The named fraction that is nearest to the share; nil for all, or nearly all.
  private var nearest: (Int, Int)? {
    // Halfway between 9 in 10 and all.
    if value > 0.95 { return nil }
    func distance(_ fraction: (Int, Int)) -> Double { abs(Double(fraction.0) / Double(fraction.1) - value) }
    return Self.named.min { distance($0) < distance($1) }
  }

  /// Returns the share with what it is a share of: `1 in 5 flicks`, `every flick`.
  package func of(_ one: String, _ many: String) -> String {
    if let (count, total) = nearest { return "\(count) in \(total) \(many)" }
    return (failing == tried ? "every " : "nearly every ") + one
  }

  /// Whether a verb that follows has its plural form, as in `2 in 3 flicks stay`.
  package var isPlural: Bool { nearest.map { $0.0 > 1 } ?? false }
}
