/// The items of an endless row in one configuration of its scroll view, 0..<n, and where they rest.
///
/// A count of items continues where the indices start again. It is a class, because a carousel asks it in every frame and
/// would otherwise copy it each time.
package final class CarouselItems: Sendable {
  let points: SnapPoints
  private let row: CarouselRow
  private let elements: SnappedItems
  private let axis: ScrollAxis
  private let geometry: ScrollViewGeometry
  private let displayScale: Double
  /// The start of the items that are not duplicates, as a key: halfway to the last duplicate before them.
  private let bandStart: Double

  /// Creates the items of a row, with as many duplicates as the content of the view has.
  package convenience init(_ paging: CarouselPaging, in configuration: ScrollConfiguration) {
    var paging = paging
    paging.adopt(paging.row(in: configuration.geometry))
    self.init(paging.row, paging.snapping, in: configuration)
  }

  init(_ row: CarouselRow, _ snapping: SnapBehavior, in configuration: ScrollConfiguration) {
    self.row = row
    (geometry, displayScale, axis) = (configuration.geometry, configuration.displayScale, snapping.axis)
    points = snapping.points(in: geometry, displayScale: displayScale)
    elements = SnappedItems(
      points, rule: snapping.rule, axis: axis, count: snapping.frames.itemCount, in: configuration)
    bandStart = row.period.isFinite ? Self.bandStart(row, snapping.frames, points.range) : 0
  }

  func isValid(in configuration: ScrollConfiguration) -> Bool {
    configuration.displayScale == displayScale && configuration.geometry == geometry
  }

  package var count: Int { row.itemCount }

  /// The distance after which the row repeats, in points; nil for a row with ends.
  package var lapLength: Double? { row.period.isFinite ? row.period : nil }

  /// Returns the content offset at which an item, not a duplicate, is centred, on the pixel, as the view reports it.
  package func contentOffset(ofItem item: Int) -> Vector2D? {
    item >= 0 && item < count ? elements.contentOffset(ofItem: row.duplicates + item) : nil
  }

  /// Returns the item whose snap point is nearest to a content offset, 0..<n.
  package func item(at contentOffset: Vector2D) -> Int? {
    ordinal(at: contentOffset).map { ($0 % count + count) % count }
  }

  /// Returns the number of items from one offset to another, including laps.
  package func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
    guard let first = ordinal(at: start), let last = ordinal(at: end) else { return nil }
    return last - first
  }

  /// Returns whether an item or duplicate has a snap point within half a pixel, or is longer than the viewport there.
  package func isSnapPoint(_ contentOffset: Vector2D) -> Bool? { elements.isSnapPoint(contentOffset) }

  /// A limit on the number of laps, within which an item's number is still an integer.
  private static let mostLaps = 1e11

  /// Returns the number of whole laps from the items that are not duplicates to a content offset, negative before them.
  func laps(at offset: Double) -> Double {
    row.period.isFinite ? ((points.range.key(offset) - bandStart) / row.period).rounded(.down) : 0
  }

  /// Returns the change of the content offset when the content moves a number of laps ahead, in points.
  func shift(byLaps laps: Double) -> Double {
    if laps == 0 || !(abs(laps) <= Self.mostLaps) { return 0 }
    return points.range.isReversed ? -laps * row.period : laps * row.period
  }

  private func ordinal(at offset: Vector2D) -> Int? {
    let laps = laps(at: offset[axis])
    if count == 0 || !(abs(laps) <= Self.mostLaps) { return nil }
    guard let element = points.item(nearestTo: offset[axis] + shift(byLaps: -laps)) else { return nil }
    return element - row.duplicates + Int(laps) * count
  }

  private static func bandStart(_ row: CarouselRow, _ frames: ItemFrames, _ range: SnapRange) -> Double {
    let inset = SnapInset(row.layout.sections[0], row.layout)
    let isHorizontal = row.layout.scrollDirection == .horizontal
    func key(ofElement element: Int) -> Double {
      let frame = frames.frame(of: ItemPath(item: element))
      let length = frame.size.along(row.layout.scrollDirection)
      // Measured from the start of reading.
      let start = !isHorizontal ? frame.minY : range.isReversed ? frames.contentSize.width - frame.maxX : frame.minX
      return range.key(0.5, ofItemAt: start, length: length, .lineCenter, inset)
    }
    return (key(ofElement: row.duplicates - 1) + key(ofElement: row.duplicates)) / 2
  }
}
