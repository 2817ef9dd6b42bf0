extension ScrollConfiguration {
  /// Returns the position of a view that reports a content offset at rest, at an end that may lie between pixels.
  ///
  /// The reported pixel may lie up to half a pixel beyond the end of the range. Drags must not begin beyond it.
  func settled(_ contentOffset: Vector2D) -> Vector2D {
    let inside = geometry.clamped(contentOffset)
    func settled(_ axis: ScrollAxis) -> Double {
      abs(inside[axis] - contentOffset[axis]) * displayScale <= 0.5 ? inside[axis] : contentOffset[axis]
    }
    return Vector2D(x: settled(.horizontal), y: settled(.vertical))
  }
}
