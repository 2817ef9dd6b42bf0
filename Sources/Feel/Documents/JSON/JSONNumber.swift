/// The numbers of a JSON text that has been checked.
enum JSONNumber {
  /// The powers of ten that are doubles, by their exponent.
  private static let powers = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Returns the double nearest to a number: infinity if it is too large, and 0 if it is too small.
  ///
  /// Up to 15 digits are a double, as is a power of ten up to 22; the quotient of two doubles is rounded to the nearest
  /// one. Other numbers are left to the standard library.
  /// - Source: W. D. Clinger, "How to read floating point numbers accurately", PLDI 1990.
  static func value(of text: ArraySlice<UInt8>) -> Double {
    var (digits, decimals): (Int64, Int) = (0, 0)
    var isFraction = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if digits >= 100_000_000_000_000 { return anyValue(of: text) }
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if isFraction { decimals += 1 }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "-"): break
      default: return anyValue(of: text)
      }
    }
    guard decimals < powers.count else { return anyValue(of: text) }
    let magnitude = Double(digits) / powers[decimals]
    return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  private static func anyValue(of text: ArraySlice<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }
}
