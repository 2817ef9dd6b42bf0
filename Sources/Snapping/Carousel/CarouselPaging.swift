import FlowLayoutModel
import ScrollPhysics

/// The paging of a carousel: items are centred, and a flick advances one item from the drag's start, never behind the
/// finger.
///
/// Items have indices among the different items, 0..<n. A count of items continues where the indices start again.
public struct CarouselPaging: TargetBehavior, Hashable, Sendable {
  /// The items and their duplicates.
  public private(set) var row: CarouselRow
  private var snapping: SnapBehavior
  /// The row in effect from the next resize on.
  private var nextRow: CarouselRow?
  private let source: FlowLayout
  private let leastDuplicates: Int
  private let loops: Bool
  private var band = Band()

  /// The start of the items that are not duplicates, and its geometry; a cache that plays no part in equality.
  private struct Band: Hashable, Sendable {
    /// The start as a key, before rounding and clamping: halfway from the last duplicate before the first item to that
    /// item.
    var start = 0.0
    var geometry: ScrollViewGeometry?

    static func == (a: Band, b: Band) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// Creates the behavior of a row.
  ///
  /// - Parameters:
  ///   - layout: The items, a single row or column of one section.
  ///   - duplicates: The minimum number of duplicates on each side.
  ///   - loops: Whether the row is endless.
  ///   - boundsSize: The size of the scroll view, in points.
  public init(_ layout: FlowLayout, duplicates: Int = 2, loops: Bool = true, boundsSize: Size2D) {
    source = layout
    leastDuplicates = duplicates
    self.loops = loops
    row = CarouselRow(layout, duplicates: duplicates, loops: loops, boundsSize: boundsSize)
    snapping = SnapBehavior(
      row.layout, alignment: .lineCenter,
      rule: SnapRule(.flick(FlickThresholds()), flicksAreFlings: true))
  }

  /// The size of the content with its duplicates, in points.
  var contentSize: Size2D {
    let size = snapping.frames.contentSize
    return Size2D(width: size.width, height: size.height)
  }

  /// The axis the row scrolls along.
  public var axis: ScrollAxis { snapping.axis }

  /// Returns the snap points of the view.
  mutating func points(in configuration: ScrollConfiguration) -> SnapPoints {
    snapping.points(in: configuration.geometry, displayScale: configuration.displayScale)
  }

  /// Returns the row for another size of the view, with a minimum number of duplicates.
  func row(in boundsSize: Size2D, atLeast duplicates: Int = 0) -> CarouselRow {
    let duplicates = max(leastDuplicates, duplicates)
    // Bounds that would need too many items are left unfilled.
    if loops && CarouselRow.isTooLong(source, duplicates: duplicates, boundsSize: boundsSize) { return row }
    return CarouselRow(source, duplicates: duplicates, loops: loops, boundsSize: boundsSize)
  }

  /// Returns the distance that the first item moves when another row replaces this one, in points.
  func shift(to next: CarouselRow) -> Vector2D {
    if row.itemCount == 0 { return .zero }
    let here = snapping.frames.frame(of: ItemPath(item: row.duplicates))
    let there = next.layout.frames.frame(of: ItemPath(item: next.duplicates))
    var amount = Vector2D.zero
    amount[axis] = axis == .horizontal ? there.minX - here.minX : there.minY - here.minY
    return amount
  }

  /// Replaces the row.
  mutating func adopt(_ next: CarouselRow) {
    row = next
    snapping.frames = next.layout.frames
    band.geometry = nil
    nextRow = nil
  }

  /// Replaces the row by the one made for another size of the view.
  private mutating func adoptRow() {
    if let nextRow { adopt(nextRow) }
  }

  /// Makes a row with as many duplicates as bounds of another size need.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    let next = row(in: boundsSize)
    nextRow = next
    let size = next.layout.frames.contentSize
    return Size2D(width: size.width, height: size.height)
  }

  /// Returns whether a content offset is one of the points, or inside an item longer than the viewport.
  public mutating func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool? {
    snapping.isSnapPoint(contentOffset, in: configuration)
  }

  /// Returns true for the row's axis, on which the behavior decides every target.
  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { snapping.alwaysDecidesTarget(along: axis) }

  /// Chooses an item when a drag ends; keeps the item in position on a resize.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    // A resize under a finger did not call the behavior, so the end of the drag replaces the row.
    if context.reason == .dragEnd { adoptRow() }
    guard context.reason == .resize, let next = nextRow else {
      snapping.updateTarget(&target, context: context)
      return
    }
    let before = snapping.points(in: context.previousGeometry, displayScale: context.displayScale)
    guard let element = before.item(nearestTo: context.previousTarget[axis]) else { return adoptRow() }
    let item = row.item(ofElement: element)
    adoptRow()
    let points = snapping.points(in: context.geometry, displayScale: context.displayScale)
    if let point = points.point(ofItem: next.duplicates + item) { target[axis] = points[point] }
  }

  /// Returns the item whose snap point is nearest to a content offset, 0..<n.
  public mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    guard let ordinal = ordinal(at: contentOffset, in: configuration) else { return nil }
    return (ordinal % row.itemCount + row.itemCount) % row.itemCount
  }

  /// Returns the number of items from one offset to another, including laps.
  public mutating func itemDelta(
    from start: Vector2D, to end: Vector2D, in configuration: ScrollConfiguration
  ) -> Int? {
    guard let first = ordinal(at: start, in: configuration), let last = ordinal(at: end, in: configuration) else {
      return nil
    }
    return last - first
  }

  // MARK: Laps

  /// A limit on the number of laps, within which an item's number is still an integer.
  private static let mostLaps = 1e11

  /// Returns the number of whole laps from the items that are not duplicates to a content offset, negative before them.
  mutating func laps(at offset: Double, in configuration: ScrollConfiguration) -> Double {
    if !row.period.isFinite { return 0 }
    let range = points(in: configuration).range
    if band.geometry != configuration.geometry {
      band.geometry = configuration.geometry
      band.start = Self.bandStart(row, snapping.frames, range)
    }
    return ((range.key(offset) - band.start) / row.period).rounded(.down)
  }

  /// Returns the change of the content offset when the content moves a number of laps ahead, in points.
  mutating func shift(byLaps laps: Double, in configuration: ScrollConfiguration) -> Double {
    let range = points(in: configuration).range
    if laps == 0 || !(abs(laps) <= Self.mostLaps) { return 0 }
    return range.isReversed ? -laps * row.period : laps * row.period
  }

  private static func bandStart(_ row: CarouselRow, _ frames: ItemFrames, _ range: SnapRange) -> Double {
    let inset = SnapInset(row.layout.sections[0], row.layout)
    let isHorizontal = row.layout.scrollDirection == .horizontal
    func key(ofElement element: Int) -> Double {
      let frame = frames.frame(of: ItemPath(item: element))
      let length = isHorizontal ? frame.size.width : frame.size.height
      // Measured from the start of reading.
      let start =
        !isHorizontal ? frame.minY : range.isReversed ? frames.contentSize.width - frame.maxX : frame.minX
      return range.key(0.5, ofItemAt: start, length: length, .lineCenter, inset)
    }
    return (key(ofElement: row.duplicates - 1) + key(ofElement: row.duplicates)) / 2
  }

  private mutating func ordinal(at offset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    if row.itemCount == 0 { return nil }
    let laps = laps(at: offset[axis], in: configuration)
    if !(abs(laps) <= Self.mostLaps) { return nil }
    let inBand = offset[axis] + shift(byLaps: -laps, in: configuration)
    guard let element = points(in: configuration).item(nearestTo: inBand) else { return nil }
    return element - row.duplicates + Int(laps) * row.itemCount
  }
}
