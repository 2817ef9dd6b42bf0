import FlowLayoutModel
import ScrollPhysics
import Snapping

/// Areas along one axis of a scroller, as the tests of another project give them.
struct PeerAreas: Sendable {
  /// Where each area begins, in points of the content, growing.
  var starts: [Double]
  /// How long each area is, in points.
  var lengths: [Double]
  /// The length of the viewport, in points.
  var viewport: Double
  /// The largest content offset, in points.
  var maximum: Double
  /// The distance between the bounds' beginning and the viewport's, in points.
  var leadingInset = 0.0
  /// The part of the viewport with which an area is aligned.
  var alignment = Self.start

  /// The alignments of CSS and Embla: they know no margins.
  static let start = SnapAlignment(anchor: 0, leadingMargin: 0, trailingMargin: 0)
  static let center = SnapAlignment(anchor: 0.5, leadingMargin: 0, trailingMargin: 0)
  static let end = SnapAlignment(anchor: 1, leadingMargin: 0, trailingMargin: 0)

  /// Areas aligned at their starts.
  init(_ areas: [(start: Double, length: Double)], viewport: Double, maximum: Double) {
    starts = areas.map(\.start)
    lengths = areas.map(\.length)
    self.viewport = viewport
    self.maximum = maximum
  }

  /// Areas of one length, aligned at their starts.
  init(at starts: [Double], length: Double, viewport: Double, maximum: Double) {
    self.init(starts.map { (start: $0, length: length) }, viewport: viewport, maximum: maximum)
  }

  /// The areas as the items of a row or a column.
  ///
  /// Items never overlap: an area ends where the next one begins. Where it rests by its start that makes no difference;
  /// where a view is to move freely over a long area no other one may lie over it.
  func layout(_ axis: ScrollAxis) -> FlowLayout {
    var lengths = lengths
    var spacings: [Double] = []
    for (index, next) in starts.enumerated().dropFirst() {
      lengths[index - 1] = min(lengths[index - 1], next - starts[index - 1])
      spacings.append(next - starts[index - 1] - lengths[index - 1])
    }
    let ends = zip(starts, lengths).map { $0 + $1 }
    let room = maximum + leadingInset + viewport - (ends.last ?? 0)
    let inset = LayoutInset(top: 0, left: starts.first ?? 0, bottom: 0, right: room)
    let sizes = lengths.map { LayoutSize(width: $0, height: 100) }
    let container = LayoutSize(width: leadingInset + viewport, height: 100)
    let isRow = axis == .horizontal
    return FlowLayout(
      containerSize: isRow ? container : container.transposed, scrollDirection: isRow ? .horizontal : .vertical,
      sections: [
        FlowSection(
          itemSizes: .each(isRow ? sizes : sizes.map(\.transposed)), minimumLineSpacing: 0, lineSpacings: spacings,
          sectionInset: isRow ? inset : inset.transposed)
      ])
  }

  /// The scroller of a layout of the areas.
  func geometry(_ layout: FlowLayout) -> ScrollViewGeometry {
    let content = layout.frames.contentSize
    let isRow = layout.scrollDirection == .horizontal
    return ScrollViewGeometry(
      contentSize: Size2D(width: content.width, height: content.height),
      boundsSize: Size2D(width: layout.containerSize.width, height: layout.containerSize.height),
      contentInset: ContentInset(
        top: isRow ? 0 : leadingInset, left: isRow ? leadingInset : 0, bottom: 0, right: 0))
  }

  /// Where a row or a column of the areas may rest.
  func points(_ axis: ScrollAxis = .horizontal) -> SnapPoints {
    let layout = layout(axis)
    return SnapPoints(layout.frames, alignment: alignment, geometry: geometry(layout))
  }

  /// The areas, aligned in another way in a viewport that begins after the bounds.
  func aligned(_ alignment: SnapAlignment, leadingInset: Double = 0) -> PeerAreas {
    var areas = self
    areas.alignment = alignment
    areas.leadingInset = leadingInset
    return areas
  }
}
