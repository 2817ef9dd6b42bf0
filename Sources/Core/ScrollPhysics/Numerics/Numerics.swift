/// Exponential, logarithm, sine and cosine built from IEEE 754 basic operations and bit patterns only.
///
/// The `libm` of one platform may round differently from that of another. These functions give the same bits wherever
/// doubles are IEEE 754 and the compiler does not fuse multiply and add (Swift does not).
package enum Numerics {
  /// The upper 40 fractional bits of ln 2, so that its product with any binary exponent is exact.
  static let ln2High = Double(bitPattern: 0x3FE6_2E42_FEFA_2000)
  /// ln 2 less ``ln2High``, rounded to a double.
  static let ln2Low = Double(bitPattern: 0x3D69_EF35_793C_7673)
  /// 1 / ln 2, rounded to a double.
  static let log2E = 1.442_695_040_888_963_4

  /// Returns 2 to the power of an exponent in −1022…1023, built from its bit pattern.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }
}
