extension Vector2D {
  /// Creates the vector of length 1 at an angle, in radians: its cosine and its sine.
  package init(angle: Double) {
    let (sin, cos) = Numerics.sinAndCos(angle)
    self.init(x: cos, y: sin)
  }
}

extension Numerics {
  /// Returns the sine and the cosine of `x`, in radians.
  ///
  /// The argument is reduced to x = n·π/2 + r with |r| ≤ π/4, then
  ///
  ///     sin r = Σ (−1)ᵏ·r²ᵏ⁺¹ / (2k + 1)!,   cos r = Σ (−1)ᵏ·r²ᵏ / (2k)!
  ///
  /// Both series are cut where the rest is below 2⁻⁶⁰. π/2 is a sum of three numbers of 33 bits and a rest (Cody and
  /// Waite). The products with n are therefore exact, and the rounding errors of the differences are kept.
  ///
  /// Within 1 ulp of the exact value for |x| ≤ ``exactAngleLimit``. For larger |x|, the result is that of an angle
  /// within 4e-17·|x| of `x`. NaN for infinities and NaN.
  package static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
    let angle = ReducedAngle(x)
    let (sine, cosine) = (sineSeries(angle), cosineSeries(angle))
    let sin = angle.quarterTurns & 1 == 0 ? sine : cosine
    let cos = angle.quarterTurns & 1 == 0 ? cosine : sine
    return (
      x.magnitude < 1e-9 ? x : angle.quarterTurns & 2 == 0 ? sin : -sin,
      (angle.quarterTurns + 1) & 2 == 0 ? cos : -cos
    )
  }

  package static func sin(_ x: Double) -> Double { sinAndCos(x).sin }
  package static func cos(_ x: Double) -> Double { sinAndCos(x).cos }

  /// The largest angle, 2²⁰ radians, for which the reduction by quarter turns is exact enough for 1 ulp.
  static let exactAngleLimit = 1_048_576.0

  private static func sineSeries(_ angle: ReducedAngle) -> Double {
    let (r, low) = (angle.high, angle.low)
    let z = r * r
    let tail = -1.0 / 39_916_800 + z * (1.0 / 6_227_020_800 + z * (-1.0 / 1_307_674_368_000 + z / 355_687_428_096_000))
    let series = 1.0 / 120 + z * (-1.0 / 5_040 + z * (1.0 / 362_880 + z * tail))
    let cube = z * r
    return r - ((z * (0.5 * low - cube * series) - low) + cube * (1.0 / 6))
  }

  private static func cosineSeries(_ angle: ReducedAngle) -> Double {
    let (r, low) = (angle.high, angle.low)
    let z = r * r
    let tail =
      1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200 + z * (1.0 / 20_922_789_888_000 - z / 6_402_373_705_728_000))
    let series = z * (1.0 / 24 + z * (-1.0 / 720 + z * (1.0 / 40_320 + z * (-1.0 / 3_628_800 + z * tail))))
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (z * series - r * low))
  }
}
