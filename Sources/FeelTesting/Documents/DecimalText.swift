import GestureReplay

/// Numbers as text, the same on every platform.
package enum DecimalText {
  /// The shortest form of a number of which only six decimals were asked for, as sums of steps such as 0.1 are not.
  package static func short(_ value: Double) -> String { JSONText.number(millionth(value)) }

  /// A number to six decimals.
  package static func millionth(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  /// A number with three decimals, ties to even, and no sign on zero.
  package static func threePlaces(_ value: Double) -> String {
    let scaled = (value * 1000).rounded(.toNearestOrEven)
    // Beyond 2⁵³ thousandths a double has no third decimal to show.
    if !(abs(scaled) < 9_007_199_254_740_992) { return value == 0 ? "0.000" : "\(value)" }
    let thousandths = Int64(scaled)
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let digits = String(fraction)
    let sign = thousandths < 0 ? "-" : ""
    return sign + String(whole) + "." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// A number to three decimals, without zeros at the end.
  package static func upToThreePlaces(_ value: Double) -> String {
    var text = Substring(threePlaces(value))
    if !text.contains(".") || text.contains("e") { return String(text) }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return String(text)
  }
}
