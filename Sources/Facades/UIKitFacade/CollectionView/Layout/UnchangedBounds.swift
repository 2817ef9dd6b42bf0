/// The bounds of a collection view in which the same elements are visible, with the same attributes.
struct UnchangedBounds {
  private let known: CGRect
  private let axis: ScrollAxis
  /// The limits of the content offset along the scroll direction.
  private var limits: (low: CGFloat, high: CGFloat)

  /// Creates the bounds around known ones, up to a page in either direction.
  init(around bounds: CGRect, along axis: ScrollAxis) {
    (known, self.axis) = (bounds, axis)
    limits = (bounds.low(axis) - bounds.length(axis), bounds.low(axis) + bounds.length(axis))
  }

  /// The part of the content whose elements may limit the bounds.
  var reach: CGRect {
    let margin = CGSize(-known.length(axis), 0, along: axis)
    return known.insetBy(dx: margin.width, dy: margin.height)
  }

  /// Limits the bounds to those in which an element stays visible or invisible.
  mutating func limit(by frame: CGRect) {
    limit(atEdge: frame.low(axis) - known.length(axis))
    limit(atEdge: frame.high(axis))
  }

  private mutating func limit(atEdge edge: CGFloat) {
    let start = known.low(axis)
    if edge <= start { limits.low = max(limits.low, edge) }
    if edge >= start { limits.high = min(limits.high, edge) }
  }

  func contains(_ bounds: CGRect) -> Bool {
    if bounds.size.width != known.size.width || bounds.size.height != known.size.height { return false }
    let offset = bounds.origin[axis]
    return bounds.origin[axis.other] == known.origin[axis.other]
      && (limits.low < offset && offset < limits.high || offset == known.origin[axis])
  }
}
