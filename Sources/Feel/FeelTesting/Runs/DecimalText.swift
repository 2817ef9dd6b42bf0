import Documents

/// Numbers as text, identical on every platform.
package enum DecimalText {
  /// Returns the shortest form of a number rounded to six decimals, which removes the rounding error of sums such as
  /// 0.1 + 0.2.
  package static func short(_ value: Double) -> String { JSONText.number(millionth(value)) }

  /// Returns a number rounded to six decimals.
  package static func millionth(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// Returns the number that ``threePlaces(_:)`` writes.
  package static func thousandth(_ value: Double) -> Double {
    let scaled = (value * 1000).rounded(.toNearestOrEven)
    return abs(scaled) < 9_007_199_254_740_992 ? scaled / 1000 : value
  }

  /// Returns a number with three decimals, rounding ties to even, and without a sign on zero.
  package static func threePlaces(_ value: Double) -> String {
    let scaled = (value * 1000).rounded(.toNearestOrEven)
    // From 2⁵³ thousandths on, a double has no third decimal.
    if !(abs(scaled) < 9_007_199_254_740_992) { return value == 0 ? "0.000" : "\(value)" }
    let thousandths = Int64(scaled)
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let digits = String(fraction)
    let sign = thousandths < 0 ? "-" : ""
    return sign + String(whole) + "." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Returns a number with at most three decimals, without trailing zeros.
  package static func upToThreePlaces(_ value: Double) -> String {
    let text = threePlaces(value)
    var digits = text.utf8[...]
    if !digits.contains(UInt8(ascii: ".")) || digits.contains(UInt8(ascii: "e")) { return text }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    return String(Substring(digits))
  }
}
