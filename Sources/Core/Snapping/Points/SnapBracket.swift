struct SnapBracket {
  /// The last point at or before the key; −1 before the first.
  let before: Int
  /// The key of that point; −∞ before the first.
  let low: Double
  /// The key of the next point; +∞ from the last one on.
  let high: Double

  /// Returns the nearer of the two points; of two equally near ones the point on the side of another key, or the first.
  func nearest(to key: Double, toward side: Double) -> Int {
    if before < 0 { return 0 }
    if high == .infinity { return before }
    let (back, ahead) = (key - low, high - key)
    return back < ahead || (back == ahead && side <= key) ? before : before + 1
  }
}
