import FlowLayoutModel
import ScrollPhysics

/// Where a carousel lands: its items centred, a flick goes one item from where the drag began, never behind the finger.
///
/// Knows items by their index among the different ones, 0..<n, and counts on where the indices begin anew.
public struct CarouselPaging: ScrollTargetBehavior, Hashable, Sendable {
  /// The items and their duplicates.
  public private(set) var row: CarouselRow
  private var snapping: SnapBehavior
  /// The row that takes over at the next resize.
  private var nextRow: CarouselRow?
  private let source: FlowLayout
  private let leastCopies: Int
  private let loops: Bool
  private var band = Band()

  /// Where the items begin that are no duplicates, and in what view: no part of what the behavior is.
  private struct Band: Hashable, Sendable {
    /// As a key, before pixels and edges; half way from the last duplicate before to the first item.
    var start = 0.0
    var geometry: ScrollGeometry?

    static func == (a: Band, b: Band) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// Creates the behavior of a row.
  ///
  /// - Parameters:
  ///   - layout: The items, a single row or column of one section.
  ///   - copies: The least number of duplicates on each side.
  ///   - loops: Whether the row is endless.
  ///   - boundsSize: The size of the scroll view, in points.
  public init(_ layout: FlowLayout, copies: Int = 2, loops: Bool = true, boundsSize: Size2D) {
    source = layout
    leastCopies = copies
    self.loops = loops
    row = CarouselRow(layout, copies: copies, loops: loops, boundsSize: boundsSize)
    snapping = SnapBehavior(
      row.layout, alignment: .lineCenter,
      rule: SnapRule(.flick(FlickThresholds()), flicksAreFlings: true))
  }

  /// The size of the content, duplicates included, in points.
  var contentSize: Size2D {
    let size = snapping.frames.contentSize
    return Size2D(width: size.width, height: size.height)
  }

  /// The axis the row scrolls along.
  public var axis: Axis { snapping.axis }

  /// Where the view may rest.
  mutating func points(in configuration: ScrollConfiguration) -> SnapPoints {
    snapping.points(in: configuration.geometry, displayScale: configuration.displayScale)
  }

  /// The row for a view of another size, with a number of duplicates at least.
  func row(in boundsSize: Size2D, atLeast copies: Int = 0) -> CarouselRow {
    let copies = max(leastCopies, copies)
    // Bounds that no row of so many items fills are left unfilled.
    if loops && CarouselRow.isTooLong(source, copies: copies, boundsSize: boundsSize) { return row }
    return CarouselRow(source, copies: copies, loops: loops, boundsSize: boundsSize)
  }

  /// By how much the first item moves where another row takes over, in points.
  func shift(to next: CarouselRow) -> Vector2D {
    if row.itemCount == 0 { return .zero }
    let here = snapping.frames.frame(of: ItemPath(item: row.copies))
    let there = next.layout.frames.frame(of: ItemPath(item: next.copies))
    var amount = Vector2D.zero
    amount[axis] = axis == .horizontal ? there.minX - here.minX : there.minY - here.minY
    return amount
  }

  /// Takes another row.
  mutating func adopt(_ next: CarouselRow) {
    row = next
    snapping.frames = next.layout.frames
    band.geometry = nil
    nextRow = nil
  }

  /// Takes the row that was made for another size of the view.
  private mutating func adoptRow() {
    if let nextRow { adopt(nextRow) }
  }

  /// Duplicates as many items as bounds of another size take.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    let next = row(in: boundsSize)
    nextRow = next
    let size = next.layout.frames.contentSize
    return Size2D(width: size.width, height: size.height)
  }

  /// Whether a content offset is one of the points, or inside an item longer than the viewport.
  public mutating func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool? {
    snapping.isSnapPoint(contentOffset, in: configuration)
  }

  /// Every target along the row is the behavior's decision.
  public func decides(_ axis: Axis) -> Bool { snapping.decides(axis) }

  /// Lands on an item at a drag's end, keeps the item on a resize.
  public mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
    // A resize under a finger did not ask: the finger's end does.
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
    if let point = points.point(ofItem: next.copies + item) { target[axis] = points[point] }
  }

  /// The item whose place a content offset is nearest to, 0..<n.
  public mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    guard let ordinal = ordinal(at: contentOffset, in: configuration) else { return nil }
    return (ordinal % row.itemCount + row.itemCount) % row.itemCount
  }

  /// The number of items from one offset to another, laps counted.
  public mutating func itemDelta(
    from start: Vector2D, to end: Vector2D, in configuration: ScrollConfiguration
  ) -> Int? {
    guard let first = ordinal(at: start, in: configuration), let last = ordinal(at: end, in: configuration) else {
      return nil
    }
    return last - first
  }

  // MARK: Laps

  /// More laps than anyone counts, of which an item's number is still an integer.
  private static let mostLaps = 1e11

  /// How many whole laps a content offset is away from the items that are no duplicates, negative before them.
  mutating func laps(at offset: Double, in configuration: ScrollConfiguration) -> Double {
    if !row.period.isFinite { return 0 }
    let range = points(in: configuration).range
    if band.geometry != configuration.geometry {
      band.geometry = configuration.geometry
      band.start = Self.bandStart(row, snapping.frames, range)
    }
    return ((range.key(offset) - band.start) / row.period).rounded(.down)
  }

  /// By how much the content offset changes when the content goes some laps ahead, in points.
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
      // Counted from where reading begins.
      let start =
        !isHorizontal ? frame.minY : range.isReversed ? frames.contentSize.width - frame.maxX : frame.minX
      return range.key(0.5, ofItemAt: start, length: length, .lineCenter, inset)
    }
    return (key(ofElement: row.copies - 1) + key(ofElement: row.copies)) / 2
  }

  private mutating func ordinal(at offset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    if row.itemCount == 0 { return nil }
    let laps = laps(at: offset[axis], in: configuration)
    if !(abs(laps) <= Self.mostLaps) { return nil }
    let inBand = offset[axis] + shift(byLaps: -laps, in: configuration)
    guard let element = points(in: configuration).item(nearestTo: inBand) else { return nil }
    return element - row.copies + Int(laps) * row.itemCount
  }
}
