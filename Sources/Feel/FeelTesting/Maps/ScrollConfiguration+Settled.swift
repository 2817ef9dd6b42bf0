extension ScrollConfiguration {
  /// Returns where a view rests that reports a pixel: not beyond the end of the range, where drags must not begin.
  func settled(_ contentOffset: Vector2D) -> Vector2D {
    let inside = geometry.clamped(contentOffset)
    func settled(_ axis: ScrollAxis) -> Double {
      abs(inside[axis] - contentOffset[axis]) * displayScale <= 0.5 ? inside[axis] : contentOffset[axis]
    }
    return Vector2D(x: settled(.horizontal), y: settled(.vertical))
  }
}
