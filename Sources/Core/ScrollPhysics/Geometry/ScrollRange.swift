/// The range of content offsets between the two edges of an axis, in points.
struct ScrollRange: Hashable, Sendable {
  let minimum: Double
  /// The largest offset inside the range; not below the minimum.
  let maximum: Double

  /// Returns whether an offset lies inside the range or on an edge.
  @inline(__always) package func contains(_ offset: Double) -> Bool { offset >= minimum && offset <= maximum }

  @inline(__always)
  func clamped(_ offset: Double) -> Double { offset <= minimum ? minimum : offset > maximum ? maximum : offset }
}
