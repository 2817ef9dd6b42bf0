/// The sizes that decide how far a scroll view can scroll.
///
///     minimum = −inset.leading − alignment · max(0, bounds − inset.leading − inset.trailing − content)
///     maximum = max(minimum, content − bounds + inset.trailing)        per axis
/// - Source: docs/Physics.md, "Range" (grade A: UIKit's documentation).
public struct ScrollViewGeometry: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize: Size2D
  /// The size of the scroll view's bounds, in points.
  public var boundsSize: Size2D
  /// The distances by which the content is inset from the bounds, in points.
  public var contentInset: ContentInset
  /// The position of content that does not fill the bounds, as parts of the space that is left: 0 for the beginning,
  /// 0.5 for the middle, 1 for the end.
  /// - Source: UIKit's `contentAlignmentPoint`, iOS 17.4 (grade A: Apple's documentation).
  public var contentAlignment = Vector2D.zero

  /// Creates a geometry from sizes and insets in points, all finite; the sizes must not be negative.
  public init(contentSize: Size2D, boundsSize: Size2D, contentInset: ContentInset = .zero) {
    (self.contentSize, self.boundsSize, self.contentInset) = (contentSize, boundsSize, contentInset)
  }

  /// Returns the smallest offset inside the range of an axis, in points.
  package func minimumOffset(_ axis: ScrollAxis) -> Double {
    let (leading, alignment) = (contentInset.leading(axis), contentAlignment[axis])
    if alignment == 0 { return 0 - leading }
    let free = boundsSize[axis] - leading - contentInset.trailing(axis) - contentSize[axis]
    return 0 - leading - alignment * max(0, free)
  }

  /// Returns the largest offset inside the range of an axis, in points; the minimum for content that fits the bounds.
  package func maximumOffset(_ axis: ScrollAxis) -> Double {
    max(minimumOffset(axis), contentSize[axis] - boundsSize[axis] + contentInset.trailing(axis))
  }

  func range(_ axis: ScrollAxis) -> ScrollRange {
    ScrollRange(minimum: minimumOffset(axis), maximum: maximumOffset(axis))
  }

  /// The smallest content offset inside the range.
  public var minimumContentOffset: Vector2D { Vector2D(x: minimumOffset(.horizontal), y: minimumOffset(.vertical)) }

  /// The largest content offset inside the range.
  public var maximumContentOffset: Vector2D { Vector2D(x: maximumOffset(.horizontal), y: maximumOffset(.vertical)) }

  /// Returns whether the content with its insets is longer than the bounds along an axis.
  package func canScroll(_ axis: ScrollAxis) -> Bool { maximumOffset(axis) > minimumOffset(axis) }

  /// The axis with the longer scroll range; horizontal if both ranges have the same length.
  package var mainAxis: ScrollAxis {
    let x = maximumOffset(.horizontal) - minimumOffset(.horizontal)
    return maximumOffset(.vertical) - minimumOffset(.vertical) > x ? .vertical : .horizontal
  }

  package func clamped(_ offset: Double, _ axis: ScrollAxis) -> Double { range(axis).clamped(offset) }

  /// Returns the nearest content offset inside the range.
  public func clamped(_ offset: Vector2D) -> Vector2D {
    Vector2D(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// Returns the nearest pixel, or the edge if the pixel lies beyond it and the offset does not.
  func onPixel(_ offset: Double, _ axis: ScrollAxis, _ grid: PixelGrid) -> Double {
    let rounded = grid.rounded(offset)
    return clamped(offset, axis) == offset ? clamped(rounded, axis) : rounded
  }

  package var transposed: ScrollViewGeometry {
    changed(self) {
      ($0.contentSize, $0.boundsSize) = (contentSize.transposed, boundsSize.transposed)
      ($0.contentInset, $0.contentAlignment) = (contentInset.transposed, contentAlignment.transposed)
    }
  }
}
