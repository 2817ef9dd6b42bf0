/// Numbers as text, identical on every platform.
package enum DecimalText {
  /// Returns the shortest form of a number rounded to six decimals, without the rounding error of 0.1 + 0.2.
  package static func short(_ value: Double) -> String { JSONText.number(millionth(value)) }

  static func millionth(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// Returns the number that ``threePlaces(_:)`` writes.
  static func thousandth(_ value: Double) -> Double {
    let scaled = (value * 1000).rounded(.toNearestOrEven)
    return abs(scaled) < 9_007_199_254_740_992 ? scaled / 1000 : value
  }

  /// Returns a number with three decimals, rounding ties to even, and without a sign on zero.
  package static func threePlaces(_ value: Double) -> String { text(value, keepingZeros: true) }

  /// Returns a number with at most three decimals, without trailing zeros.
  package static func upToThreePlaces(_ value: Double) -> String { text(value, keepingZeros: false) }

  private static func text(_ value: Double, keepingZeros: Bool) -> String {
    let scaled = (value * 1000).rounded(.toNearestOrEven)
    // From 2⁵³ thousandths on, a double has no third decimal.
    if !(scaled.magnitude < 9_007_199_254_740_992) {
      let text = "\(value)"
      let isWhole = text.utf8.suffix(2).elementsEqual(".0".utf8)
      return isWhole && !keepingZeros ? String(Substring(text.utf8.dropLast(2))) : text
    }
    let thousandths = Int64(scaled)
    let whole = (thousandths < 0 ? "-" : "") + String(thousandths.magnitude / 1000)
    var (digits, places) = (thousandths.magnitude % 1000, 3)
    if !keepingZeros {
      if digits == 0 { return whole }
      while digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    }
    let zeros = places - (digits >= 100 ? 3 : digits >= 10 ? 2 : 1)
    return whole + "." + (zeros == 0 ? "" : zeros == 1 ? "0" : "00") + String(digits)
  }
}
