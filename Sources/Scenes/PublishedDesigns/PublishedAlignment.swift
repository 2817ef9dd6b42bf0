/// A published design, unchanged, that aligns the previous or next element with a line of the viewport.
///
///     alignment     line          anchor of an element      target
///     lineStart     off + l       its start                 anchor − l
///     lineCenter    off + V/2     its centre                anchor − V/2
///     lineEnd       off + V + r   its end                   anchor − V + r
///
///     previous = the element in the viewport with the largest anchor − line ≤ 0
///     next     = the element in the viewport with the smallest anchor − line > 0
///
/// A flick of |v| > flickVelocity goes to the next element forward or to the previous one backward. Any other release
/// goes to the nearer one, the previous one of two equally near. If one of them is missing, the other is taken. off is
/// the content offset and V the viewport's length along the scroll direction; l and r are the first section's insets
/// along it, in points; v is the release velocity in pt/ms. Headers and footers are elements too. The proposed target
/// plays no part, and only the component along the scroll direction is rewritten.
///
/// Source: the library github.com/alexfilimon/PluginableFlowLayout. Its defects are listed in docs/Snapping.md.
package struct PublishedAlignment: TargetBehavior, Hashable, Sendable {
  package var frames: ItemFrames
  /// The line with which elements are aligned; nil to leave every target unchanged.
  var alignment: LineAlignment?
  /// The speed above which a release is a flick, in pt/ms.
  var flickVelocity: Double

  /// Creates the design, which leaves every target unchanged without an alignment, with the published threshold.
  package init(frames: ItemFrames, alignment: LineAlignment?, flickVelocity: Double = 0.3) {
    (self.frames, self.alignment, self.flickVelocity) = (frames, alignment, flickVelocity)
  }

  package var dependsOnEarlierReleases: Bool { false }

  package func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard let alignment, let section = frames.layout.sections.first, context.asksPublishedDesign(about: target) else {
      return
    }
    let direction = frames.layout.scrollDirection
    let axis = ScrollAxis(direction)
    let (leading, trailing) = (section.sectionInset.leading(direction), section.sectionInset.trailing(direction))
    let offset = context.contentOffset[axis]
    let length = context.geometry.boundsSize[axis]

    // The line, and the distances from an anchor back to the target, and on.
    let (line, back, on): (Double, Double, Double) =
      switch alignment {
      case .lineStart: (offset + leading, leading, 0)
      case .lineCenter: (offset + length / 2, length / 2, 0)
      // The sign as published; the target puts an anchor 2r before this line.
      case .lineEnd: (offset + length + trailing, length, trailing)
      }
    let anchors = anchors(alignment, in: context)
    // Of equally near ones, the first.
    let previous = anchors.filter { !($0 - line > 0) }.max { $0 - line < $1 - line }
    let next = anchors.filter { $0 - line > 0 }.min { $0 - line < $1 - line }
    guard let anchor = choice(between: previous, and: next, nearestTo: line, velocity: context.velocity[axis]) else {
      return
    }
    let rest = anchor - back + on
    if rest.isFinite { target[axis] = rest }
  }

  private func anchors(_ alignment: LineAlignment, in context: TargetContext) -> [Double] {
    let axis = ScrollAxis(frames.layout.scrollDirection)
    return frames.elements(from: context.contentOffset, context.geometry.boundsSize).map { element in
      let (start, length) = (element.frame.origin, Size2D(element.frame.size)[axis])
      return (axis == .horizontal ? start.x : start.y) + SnapAlignment(alignment).anchor * length
    }
  }

  private func choice(between previous: Double?, and next: Double?, nearestTo line: Double, velocity: Double) -> Double?
  {
    guard let previous, let next else { return previous ?? next }
    if abs(velocity) > flickVelocity { return velocity > 0 ? next : previous }
    return abs(next - line) < abs(previous - line) ? next : previous
  }
}
