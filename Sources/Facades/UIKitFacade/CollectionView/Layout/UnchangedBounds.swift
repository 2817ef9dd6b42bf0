import Foundation

/// The bounds of a collection view in which the same elements are visible, with the same attributes.
struct UnchangedBounds {
  /// Bounds in which the elements are visible.
  private let known: CGRect
  private let isHorizontal: Bool
  /// The limits of the content offset along the scroll direction.
  private var limits: (low: CGFloat, high: CGFloat)

  /// Creates the bounds around known ones, up to a page in either direction.
  init(around bounds: CGRect, isHorizontal: Bool) {
    (known, self.isHorizontal) = (bounds, isHorizontal)
    let (start, length) = isHorizontal ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
    limits = (start - length, start + length)
  }

  /// The part of the content whose elements may limit the bounds.
  var reach: CGRect {
    isHorizontal ? known.insetBy(dx: -known.width, dy: 0) : known.insetBy(dx: 0, dy: -known.height)
  }

  /// Limits the bounds to those in which an element stays visible or invisible.
  mutating func limit(by frame: CGRect) {
    let length = isHorizontal ? known.width : known.height
    let (first, last) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    limit(atEdge: first - length)
    limit(atEdge: last)
  }

  private mutating func limit(atEdge edge: CGFloat) {
    let start = isHorizontal ? known.minX : known.minY
    if edge <= start { limits.low = max(limits.low, edge) }
    if edge >= start { limits.high = min(limits.high, edge) }
  }

  func contains(origin: CGPoint, size: CGSize) -> Bool {
    if size.width != known.size.width || size.height != known.size.height { return false }
    let (offset, across) = isHorizontal ? (origin.x, origin.y) : (origin.y, origin.x)
    let (start, knownAcross) = isHorizontal ? (known.origin.x, known.origin.y) : (known.origin.y, known.origin.x)
    return across == knownAcross && (limits.low < offset && offset < limits.high || offset == start)
  }
}
