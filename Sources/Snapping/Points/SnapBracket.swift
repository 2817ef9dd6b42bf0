/// The two points around a place.
struct SnapBracket {
  /// The last point at or before the place; −1 before the first.
  let before: Int
  /// That point's key; −∞ before the first.
  let low: Double
  /// The next point's key; +∞ from the last one on.
  let high: Double

  /// The nearer of the two points, of two as near the one on the side of another key, or the first.
  func nearest(to key: Double, toward side: Double) -> Int {
    if before < 0 { return 0 }
    if high == .infinity { return before }
    let (back, ahead) = (key - low, high - key)
    return back < ahead || (back == ahead && side <= key) ? before : before + 1
  }
}
