extension Numerics {
  /// Returns the natural logarithm of `x`.
  ///
  /// The argument is split as x = 2ᵏ·(1 + f) with 1 + f in [√½, √2); with s = f / (2 + f)
  ///
  ///     ln(1 + f) = 2s + s·R,   R = Σ 2·s²ʲ / (2j + 1)
  ///
  /// which is the series of 2·artanh(s), cut where the rest is below 2⁻⁶⁰. The sum 2s + s·R is written as f − (f²/2 −
  /// s·(f²/2 + R)), so that the leading term is exact.
  ///
  /// Within 1 ulp of the exact value; −∞ for 0, NaN for negative arguments and NaN.
  package static func log(_ x: Double) -> Double {
    if !(x > 0) { return x == 0 ? -.infinity : .nan }
    if x == .infinity { return x }
    var bits = x.bitPattern
    var k = 0
    if bits < 0x0010_0000_0000_0000 {
      bits = (x * 18_014_398_509_481_984).bitPattern
      k = -54
    }
    k += Int(truncatingIfNeeded: bits >> 52) - 1023
    var m = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if m > 1.414_213_562_373_095_1 {
      m *= 0.5
      k += 1
    }
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    let tail = z * (2.0 / 15 + z * (2.0 / 17 + z * (2.0 / 19 + z * (2.0 / 21 + z * (2.0 / 23)))))
    let middle = z * (2.0 / 9 + z * (2.0 / 11 + z * (2.0 / 13 + tail)))
    let series = z * (2.0 / 3 + z * (2.0 / 5 + z * (2.0 / 7 + middle)))
    let halfSquare = 0.5 * f * f
    let exponent = Double(k)
    return exponent * ln2High - ((halfSquare - (s * (halfSquare + series) + exponent * ln2Low)) - f)
  }
}
