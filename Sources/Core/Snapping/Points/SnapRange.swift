/// The range of a scroll view along the snapping axis, in reading order.
///
/// A *key* is a content offset that grows in reading order: the offset itself, or its negative if the content reads
/// from right to left. Every snapping decision is made in keys, so a mirrored row snaps like the row it mirrors.
struct SnapRange: Hashable, Sendable {
  let minimum: Double
  let maximum: Double
  /// Whether keys are negated offsets.
  let isReversed: Bool
  /// The bounds without the content inset, in points.
  let viewportLength: Double
  /// The key at which the content's start is at the viewport's start.
  let contentStart: Double
  /// Whether points outside the range are moved to its ends.
  let isClamping: Bool
  let grid: PixelGrid

  init(_ geometry: ScrollViewGeometry, _ frames: ItemFrames, displayScale: Double, isClamping: Bool) {
    let axis = ScrollAxis(frames.layout.scrollDirection)
    let (lowest, highest) = (geometry.minimumOffset(axis), geometry.maximumOffset(axis))
    let inset = geometry.contentInset
    let bounds = geometry.boundsSize[axis]
    isReversed = frames.layout.isRightToLeft && axis == .horizontal
    minimum = isReversed ? 0 - highest : lowest
    maximum = isReversed ? 0 - lowest : highest
    viewportLength = max(0, bounds - inset.leading(axis) - inset.trailing(axis))
    contentStart = isReversed ? bounds - inset.trailing(axis) - frames.contentSize.width : 0 - inset.leading(axis)
    self.isClamping = isClamping
    grid = PixelGrid(scale: displayScale)
  }

  /// The start and end of the range, on the pixel where that lies inside.
  var first: Double { settled(minimum) }
  var last: Double { settled(maximum) }

  /// Whether there is room for one point only.
  var isSingle: Bool { last - first < tolerance }

  /// The length below which two points count as one: a pixel, with a margin for rounding.
  var tolerance: Double { 0.999 / grid.scale }

  @inline(__always) func key(_ offset: Double) -> Double { isReversed ? 0 - offset : offset }

  @inline(__always) func offset(_ key: Double) -> Double { isReversed ? 0 - key : 0 + key }

  @inline(__always) func clamped(_ key: Double) -> Double { min(max(key, minimum), maximum) }

  /// Returns a key inside the range and on the pixel, or at an end that is not on a pixel.
  @inline(__always) func settled(_ key: Double) -> Double {
    if !isClamping { return grid.rounded(key) }
    return clamped(grid.rounded(clamped(key)))
  }

  /// Returns the key at which an anchor of an item is aligned with the viewport.
  func key(_ anchor: Double, ofItemAt start: Double, length: Double, _ alignment: SnapAlignment, _ inset: SnapInset)
    -> Double
  {
    contentStart + start + anchor * length
      - alignment.position(anchor, inLength: viewportLength, leadingInset: inset.leading, trailingInset: inset.trailing)
  }

  func showsAtStart(itemAt start: Double) -> Bool { contentStart + start - viewportLength < minimum - tolerance }

  func showsAtEnd(itemAt start: Double, length: Double) -> Bool { contentStart + start + length > maximum + tolerance }

  func isOversized(_ length: Double) -> Bool { length > viewportLength + tolerance }
}

/// A section's inset in reading order, in points.
struct SnapInset: Hashable, Sendable {
  let leading: Double
  let trailing: Double

  init(_ section: FlowSection, _ layout: FlowLayout) {
    // A layout from right to left mirrors the whole content, including the insets.
    leading = section.sectionInset.leading(layout.scrollDirection)
    trailing = section.sectionInset.trailing(layout.scrollDirection)
  }
}
