import FlowLayoutModel
import ScrollPhysics

/// The range of a scroll view along the direction of snapping, seen in the order of reading.
///
/// A *key* is a content offset that grows with reading: the offset itself, or its negative where the content reads from
/// right to left. Everything about snapping is decided in keys, so that a mirrored row snaps as the row it mirrors.
struct SnapRange: Hashable, Sendable {
  let minimum: Double
  let maximum: Double
  /// Whether keys are negated offsets.
  let isReversed: Bool
  /// The bounds without the content inset, in points.
  let viewportLength: Double
  /// The key at which the content's beginning is at the viewport's beginning.
  let contentStart: Double
  /// Whether points outside the range are brought to its ends.
  let isClamping: Bool
  let grid: PixelGrid

  /// The range of no content.
  init() {
    (minimum, maximum, isReversed, viewportLength, contentStart, isClamping) = (0, 0, false, 0, 0, true)
    grid = PixelGrid(scale: 1)
  }

  init(_ geometry: ScrollGeometry, _ frames: ItemFrames, displayScale: Double, isClamping: Bool) {
    let axis: Axis = frames.layout.scrollDirection == .horizontal ? .horizontal : .vertical
    let (lowest, highest) = (geometry.minimumOffset(axis), geometry.maximumOffset(axis))
    let inset = geometry.contentInset
    let bounds = geometry.boundsSize[axis]
    isReversed = frames.layout.isRightToLeft && axis == .horizontal
    minimum = isReversed ? 0 - highest : lowest
    maximum = isReversed ? 0 - lowest : highest
    viewportLength = max(0, bounds - inset.leading(axis) - inset.trailing(axis))
    contentStart =
      isReversed
      ? bounds - inset.trailing(axis) - frames.contentSize.width : 0 - inset.leading(axis)
    self.isClamping = isClamping
    grid = PixelGrid(scale: displayScale)
  }

  /// The range's beginning and end, on the pixel where that lies inside.
  var first: Double { settled(minimum) }
  var last: Double { settled(maximum) }

  /// Whether there is room for one point only.
  var isSingle: Bool { last - first < tolerance }

  /// A length below which two points are one: a pixel, but for rounding.
  var tolerance: Double { 0.999 / grid.scale }

  @inline(__always)
  func key(_ offset: Double) -> Double { isReversed ? 0 - offset : offset }

  @inline(__always)
  func offset(_ key: Double) -> Double { isReversed ? 0 - key : 0 + key }

  @inline(__always)
  func clamped(_ key: Double) -> Double { min(max(key, minimum), maximum) }

  /// A key inside the range and on the pixel, or at an end that is on none.
  @inline(__always)
  func settled(_ key: Double) -> Double {
    if !isClamping { return grid.rounded(key) }
    return clamped(grid.rounded(clamped(key)))
  }

  /// The key at which an anchor of an item is at its place in the viewport.
  func key(_ anchor: Double, ofItemAt start: Double, length: Double, _ alignment: SnapAlignment, _ inset: SnapInset)
    -> Double
  {
    contentStart + start + anchor * length
      - alignment.place(
        anchor, inLength: viewportLength, leadingInset: inset.leading, trailingInset: inset.trailing)
  }

  /// Whether any of an item is in view at the range's beginning.
  func showsAtStart(itemAt start: Double) -> Bool {
    contentStart + start - viewportLength < minimum - tolerance
  }

  /// Whether any of an item is in view at the range's end.
  func showsAtEnd(itemAt start: Double, length: Double) -> Bool {
    contentStart + start + length > maximum + tolerance
  }

  /// Whether an item does not fit into the viewport.
  func isOversized(_ length: Double) -> Bool { length > viewportLength + tolerance }
}

/// A section's inset in the order of reading, in points.
struct SnapInset: Hashable, Sendable {
  let leading: Double
  let trailing: Double

  init(_ section: FlowSection, _ layout: FlowLayout) {
    // In a layout from right to left the whole content is mirrored, insets included.
    let inset = section.sectionInset
    let isHorizontal = layout.scrollDirection == .horizontal
    leading = isHorizontal ? inset.left : inset.top
    trailing = isHorizontal ? inset.right : inset.bottom
  }
}
