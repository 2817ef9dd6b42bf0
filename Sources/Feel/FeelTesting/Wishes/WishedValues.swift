/// The values that meet a wish.
package struct WishedValues: Hashable, Sendable {
  static let symbols = ["<=", ">=", "<", ">", "=", "~"]

  /// The values, with the bounds.
  package let range: ClosedRange<Double>
  /// Whether the bounds themselves are not wished.
  private let isOpen: Bool
  /// The largest of the numbers, without its sign.
  let size: Double

  /// Creates the values that compare with a number as a symbol says; `~` is within a tenth.
  init(_ symbol: String, _ number: Double) {
    range =
      switch symbol {
      case "<", "<=": -.infinity...number
      case ">", ">=": number ... .infinity
      case "~": number - abs(number) / 10...number + abs(number) / 10
      default: number...number
      }
    (isOpen, size) = (symbol == "<" || symbol == ">", abs(number))
  }

  /// Creates the values of a range.
  init(_ range: ClosedRange<Double>) {
    (self.range, isOpen, size) = (range, false, max(abs(range.lowerBound), abs(range.upperBound)))
  }

  /// Returns how far a value is beyond the bounds; 0 or less if it is wished.
  func excess(_ value: Double) -> Double {
    // A value that is infinite has no distance to an infinite bound: the other one decides.
    let excess = max(range.lowerBound - value, value - range.upperBound)
    return isOpen && excess == 0 ? .leastNormalMagnitude : excess
  }
}
