/// The double nearest to a decimal number.
///
/// The standard library leaves this to a C library, which WebAssembly does not have here. The number is halved or doubled
/// in decimal digits, which is exact, until its whole part has the 53 bits of a double.
/// - Source: N. Tao, "ParseNumberF64 by Simple Decimal Conversion", 2020.
package struct DecimalNumber {
  /// The digits, the first of them not 0; none for 0.
  private var digits: [UInt8] = []
  /// The number of digits before the decimal point; negative for zeros that follow it.
  private var point = 0
  private var isNegative = false

  /// Reads a number as JSON writes it; nil for any other text.
  package init?(_ text: some Sequence<UInt8>) {
    var (exponent, exponentSign, isFraction, isExponent, count) = (0, 1, false, false, 0)
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where isExponent:
        exponent = min(100_000, 10 * exponent + Int(byte - 0x30))
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count += 1
        if byte != 0x30 || !digits.isEmpty { digits.append(byte - 0x30) }
        if isFraction ? digits.isEmpty : !digits.isEmpty { point += isFraction ? -1 : 1 }
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: "-") where isExponent: exponentSign = -1
      case UInt8(ascii: "+") where isExponent: continue
      case UInt8(ascii: ".") where !isFraction && !isExponent: isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      default: return nil
      }
    }
    if count == 0 { return nil }
    point += exponentSign * exponent
    while digits.last == 0 { digits.removeLast() }
  }

  /// The nearest double; of two that are equally near, the even one.
  /// - Complexity: O(digits · exponent), and exponents beyond those of doubles cost nothing.
  package var value: Double {
    if digits.isEmpty || point < -400 { return isNegative ? -0.0 : 0 }
    if point > 400 { return isNegative ? -.infinity : .infinity }
    var (number, exponent) = (self, 0)
    while number.point > 16 || number.whole >= 1 << 53 {
      number.halve()
      exponent += 1
    }
    // The smallest double is a whole number of units of this exponent.
    while number.whole < 1 << 52, exponent > -1074 {
      number.double()
      exponent -= 1
    }
    while exponent < -1074 {
      number.halve()
      exponent += 1
    }
    // Two steps, because a power of two below the normal ones has no exponent of its own.
    let half = exponent / 2
    let magnitude = Double(number.rounded) * Self.power(half) * Self.power(exponent - half)
    return isNegative ? -magnitude : magnitude
  }

  private static func power(_ exponent: Int) -> Double { Double(sign: .plus, exponent: exponent, significand: 1) }

  /// The digits before the point, as a number of at most 16 digits.
  private var whole: Int64 {
    (0..<max(0, point)).reduce(0) { 10 * $0 + Int64(digits.indices.contains($1) ? digits[$1] : 0) }
  }

  private var rounded: Int64 {
    let next = point >= 0 && point < digits.count ? digits[point] : 0
    let isHalf = next == 5 && point == digits.count - 1
    return whole + (next > 5 || next == 5 && (!isHalf || whole % 2 == 1) ? 1 : 0)
  }

  private mutating func halve() {
    var rest: UInt8 = 0
    for index in digits.indices {
      let number = 10 * rest + digits[index]
      (digits[index], rest) = (number / 2, number % 2)
    }
    if rest > 0 { digits.append(5) }
    if digits[0] == 0 {
      digits.removeFirst()
      point -= 1
    }
  }

  private mutating func double() {
    var carry: UInt8 = 0
    for index in digits.indices.reversed() {
      let number = 2 * digits[index] + carry
      (digits[index], carry) = (number % 10, number / 10)
    }
    if carry > 0 {
      digits.insert(carry, at: 0)
      point += 1
    }
    while digits.last == 0 { digits.removeLast() }
  }
}

#if hasFeature(Embedded) && arch(wasm32)
  /// Reads a text that ends with a zero, and returns its end; nil for a text that is not a number.
  @_cdecl("_swift_stdlib_strtod_clocale")
  func readNumber(_ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>) -> UnsafePointer<UInt8>? {
    var end = text
    while end.pointee != 0 { end += 1 }
    guard let number = DecimalNumber(UnsafeBufferPointer(start: text, count: end - text)) else { return nil }
    result.pointee = number.value
    return end
  }

  /// Multiplies two numbers of 128 bits, each given as its lower and its upper half; the product has 128 bits too.
  @_cdecl("__multi3") func multiply(
    _ product: UnsafeMutablePointer<UInt64>, _ a: UInt64, _ upperA: UInt64, _ b: UInt64, _ upperB: UInt64
  ) {
    let (low, mask): (UInt64, UInt64) = ((a & 0xFFFF_FFFF) &* (b & 0xFFFF_FFFF), 0xFFFF_FFFF)
    let first = (a >> 32) &* (b & mask) &+ low >> 32
    let second = (a & mask) &* (b >> 32) &+ first & mask
    product[0] = second << 32 | low & mask
    product[1] = (a >> 32) &* (b >> 32) &+ first >> 32 &+ second >> 32 &+ a &* upperB &+ upperA &* b
  }
#endif
