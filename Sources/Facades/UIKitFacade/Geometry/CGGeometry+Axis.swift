import ScrollPhysics

// Points, sizes and rectangles by axis, so that the same lines serve both directions.

// No other file needs an import for it.
typealias ScrollAxis = ScrollPhysics.ScrollAxis

extension CGPoint {
  @inlinable package subscript(axis: ScrollPhysics.ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Creates the point at a distance of 1 from the origin, at an angle in radians.
  init(angle: CGFloat) { self.init(Vector2D(angle: Double(angle))) }

  init(_ along: CGFloat, _ across: CGFloat, along axis: ScrollAxis) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGSize {
  @inlinable package subscript(axis: ScrollPhysics.ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ along: CGFloat, _ across: CGFloat, along axis: ScrollAxis) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  func low(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? minX : minY }

  func high(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
  func length(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
