extension Numerics {
  /// Returns e raised to the power of `x`.
  ///
  /// The argument is reduced to x = k·ln 2 + r with |r| ≤ ln 2 / 2, then
  ///
  ///     e^r = 1 + r + r·c / (2 − c),   c = r − Σ 2·B₂ₖ·r²ᵏ / (2k)!
  ///
  /// where B₂ₖ are the Bernoulli numbers (the series of r·coth(r/2)), cut where the rest is below 2⁻⁶⁰.
  ///
  /// Within 1 ulp of the exact value where the result is a normal number; 0 below −746, ∞ above 709.79, NaN for NaN.
  package static func exp(_ x: Double) -> Double {
    if !(x > -746) { return x.isNaN ? x : 0 }
    if x > 709.79 { return .infinity }
    let scaled = x * log2E
    let k = Int(scaled + (scaled < 0 ? -0.5 : 0.5))
    let high = x - Double(k) * ln2High
    let low = Double(k) * ln2Low
    let r = high - low
    let square = r * r
    let series =
      square
      * (1.0 / 6
        + square
        * (-1.0 / 360
          + square
          * (1.0 / 15_120
            + square * (-1.0 / 604_800 + square * (1.0 / 23_950_080 + square * (-691.0 / 653_837_184_000))))))
    let c = r - series
    let value = 1 - ((low - r * c / (2 - c)) - high)
    if k >= -1021 && k <= 1022 { return value * powerOfTwo(k) }
    // Near the ends of the range, 2^k itself is not a normal number, so the value is scaled in two exact halves.
    let half = k / 2
    return value * powerOfTwo(half) * powerOfTwo(k - half)
  }
}
