extension Numerics {
  /// Returns (eᶻ − 1) / z, and 1 at z = 0: the function φ₁ of exponential integrators.
  ///
  /// Near zero, where the quotient would cancel, this is the series Σ zⁿ / (n + 1)!. The series has fewer terms for
  /// smaller |z|: the small remainder of a step costs seven multiplications. The relative error is below 3e-16 for |z|
  /// < ½ and below 1e-15 elsewhere.
  @inline(__always) package static func exponentialRatio(_ z: Double) -> Double {
    z.magnitude <= 0.015_625 ? head(z, tail: 1.0 / 40_320) : longExponentialRatio(z)
  }

  @inline(never) private static func longExponentialRatio(_ z: Double) -> Double {
    if !(z.magnitude < 0.5) { return (exp(z) - 1) / z }
    let last = 1.0 / 6_227_020_800 + z * (1.0 / 87_178_291_200 + z / 1_307_674_368_000)
    let middle = 1.0 / 3_628_800 + z * (1.0 / 39_916_800 + z * (1.0 / 479_001_600 + z * last))
    return head(z, tail: 1.0 / 40_320 + z * (1.0 / 362_880 + z * middle))
  }

  @inline(__always) private static func head(_ z: Double, tail: Double) -> Double {
    let middle = 1.0 / 120 + z * (1.0 / 720 + z * (1.0 / 5_040 + z * tail))
    return 1 + z * (1.0 / 2 + z * (1.0 / 6 + z * (1.0 / 24 + z * middle)))
  }
}
