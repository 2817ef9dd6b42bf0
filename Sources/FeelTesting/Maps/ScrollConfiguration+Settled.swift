import ScrollPhysics

extension ScrollConfiguration {
  /// Where a view is that reports a content offset at rest: at the end of its range, where that is on no pixel.
  ///
  /// The pixel that is reported may lie up to half a pixel beyond the end. A drag does not begin out there.
  func settled(_ contentOffset: Vector2D) -> Vector2D {
    let inside = geometry.clamped(contentOffset)
    func settled(_ axis: Axis) -> Double {
      abs(inside[axis] - contentOffset[axis]) * displayScale <= 0.5 ? inside[axis] : contentOffset[axis]
    }
    return Vector2D(x: settled(.horizontal), y: settled(.vertical))
  }
}
