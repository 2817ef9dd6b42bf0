extension Numerics {
  /// Returns the angle, from −π to π, whose cosine and sine are proportional to two numbers: the atan2 of C.
  ///
  /// Starts from a rational guess within 0.004 and improves it twice by
  ///
  ///     θ′ = θ + (s·cos θ − c·sin θ) / (c·cos θ + s·sin θ)
  ///
  /// Each step adds the tangent of the error, so the error is cubed.
  ///
  /// Within 4e-16 of the exact value; 0 where both numbers are 0.
  package static func angle(cosine c: Double, sine s: Double) -> Double {
    let (x, y) = (abs(c), abs(s))
    if x == 0 && y == 0 { return 0 }
    let ratio = y <= x ? y / x : x / y
    var guess = ratio * (0.785_398_163_397_448_3 + 0.273 * (1 - ratio))
    if y > x { guess = 1.570_796_326_794_896_6 - guess }
    // Only the ratio of the two numbers matters. Dividing by the larger one keeps the products from overflowing.
    let (cosine, sine) = y <= x ? (1, ratio) : (ratio, 1)
    for _ in 0..<2 {
      let (sin, cos) = sinAndCos(guess)
      guess += (sine * cos - cosine * sin) / (cosine * cos + sine * sin)
    }
    if c < 0 { guess = .pi - guess }
    return s < 0 ? -guess : guess
  }
}
