/// An angle, as a number of quarter turns and a remainder between −π/4 and π/4.
struct ReducedAngle {
  /// The number of quarter turns; only its last two bits matter.
  let quarterTurns: Int
  /// The remainder in radians, rounded to a double.
  let high: Double
  /// The exact remainder less ``high``.
  let low: Double

  /// Creates the reduced form of `x`, in radians; the remainder of an infinity or NaN is NaN.
  init(_ x: Double) {
    var x = x
    if !(x.magnitude <= Numerics.exactAngleLimit) {
      if !(x.magnitude < .infinity) {
        (quarterTurns, high, low) = (0, .nan, 0)
        return
      }
      x = Self.withoutWholeTurns(x)
    }
    if x.magnitude <= 0.785_398_163_397_448_2 {
      (quarterTurns, high, low) = (0, x, 0)
      return
    }
    let scaled = x * 0.636_619_772_367_581_4
    quarterTurns = Int(scaled + (scaled < 0 ? -0.5 : 0.5))
    let n = Double(quarterTurns)
    let (second, secondError) = Self.difference(of: x - n * Self.first, and: n * Self.second)
    let (third, thirdError) = Self.difference(of: second, and: n * Self.third)
    let rest = (secondError + thirdError) - n * Self.rest
    high = third + rest
    low = (third - high) + rest
  }

  // π/2 as three parts of 33 bits and a rest.
  private static let first = Double(bitPattern: 0x3FF9_21FB_5440_0000)
  private static let second = Double(bitPattern: 0x3DD0_B461_1A60_0000)
  private static let third = Double(bitPattern: 0x3BA3_198A_2E00_0000)
  private static let rest = Double(bitPattern: 0x397B_839A_2520_49C1)

  /// Returns the difference of two numbers and its rounding error.
  private static func difference(of a: Double, and b: Double) -> (value: Double, error: Double) {
    let value = a - b
    let part = a - value
    return (value, (a - (value + part)) + (part - b))
  }

  /// Returns the exact remainder of a finite number divided by the double nearest 2π, by shifting and subtracting.
  private static func withoutWholeTurns(_ x: Double) -> Double {
    let turn: UInt64 = 0x0019_21FB_5444_2D18  // 2π · 2⁵⁰
    let bits = x.bitPattern
    var remainder = (bits & 0x000F_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000) % turn
    for _ in 0..<(Int(bits >> 52 & 0x7FF) - 1025) { remainder = remainder << 1 % turn }
    let value = Double(remainder) / 1_125_899_906_842_624
    return x < 0 ? -value : value
  }
}
