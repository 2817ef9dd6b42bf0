/// The paging of a carousel: items are centred; a flick advances one from the drag's start, never behind the finger.
public struct CarouselPaging: TargetBehavior, Sendable {
  private(set) var row: CarouselRow
  private(set) var snapping: SnapBehavior
  /// The row in effect from the next resize on.
  private var nextRow: CarouselRow?
  private let source: FlowLayout
  private let leastDuplicates: Int
  private let loops: Bool
  let fillsView: Bool
  private var known: CarouselItems?

  package init(
    _ layout: FlowLayout, duplicates: Int = 2, loops: Bool = true, fillsView: Bool = false, boundsSize: Size2D
  ) {
    (source, leastDuplicates, self.loops, self.fillsView) = (layout, duplicates, loops, fillsView)
    let content = fillsView ? layout.pages(in: boundsSize) : layout
    row = CarouselRow(content, duplicates: duplicates, loops: loops, boundsSize: boundsSize)
    snapping = SnapBehavior(
      row.layout, alignment: .lineCenter, rule: SnapRule(.flick(FlickThresholds()), flicksAreFlings: true))
  }

  var contentSize: Size2D { Size2D(snapping.frames.contentSize) }

  package var axis: ScrollAxis { snapping.axis }

  /// Returns the items of the view, and keeps them for the next question.
  mutating func items(in configuration: ScrollConfiguration) -> CarouselItems {
    if let known, known.isValid(in: configuration) { return known }
    snapping.prepare(for: configuration.geometry, displayScale: configuration.displayScale)
    let items = CarouselItems(row, snapping, in: configuration)
    known = items
    return items
  }

  private func content(in boundsSize: Size2D) -> FlowLayout { fillsView ? source.pages(in: boundsSize) : source }

  /// Returns the row for another size of the view, with a minimum number of duplicates.
  func row(in boundsSize: Size2D, atLeast duplicates: Int = 0) -> CarouselRow {
    let (source, duplicates) = (content(in: boundsSize), max(leastDuplicates, duplicates))
    // Bounds that would need too many items are left unfilled.
    if loops && CarouselRow.isTooLong(source, duplicates: duplicates, boundsSize: boundsSize) { return row }
    return CarouselRow(source, duplicates: duplicates, loops: loops, boundsSize: boundsSize)
  }

  /// Returns the row of a geometry, which may have more duplicates than its bounds need while the view moves.
  func row(in geometry: ScrollViewGeometry) -> CarouselRow {
    let row = row(in: geometry.boundsSize)
    let count = CarouselRow.duplicates(of: content(in: geometry.boundsSize), making: geometry.contentSize[axis])
    return loops && count > row.duplicates ? self.row(in: geometry.boundsSize, atLeast: count) : row
  }

  /// Returns the distance that the first item moves when another row replaces this one, in points.
  func shift(to next: CarouselRow) -> Vector2D {
    if row.itemCount == 0 { return .zero }
    let here = snapping.frames.frame(of: ItemPath(item: row.duplicates))
    let there = next.layout.frames.frame(of: ItemPath(item: next.duplicates))
    return Vector2D.zero.replacing(axis, with: axis == .horizontal ? there.minX - here.minX : there.minY - here.minY)
  }

  mutating func adopt(_ next: CarouselRow) {
    row = next
    snapping.frames = next.layout.frames
    known = nil
    nextRow = nil
  }

  /// Replaces the row by the one made for another size of the view.
  mutating func adoptRow() { if let nextRow { adopt(nextRow) } }

  /// Makes a row with as many duplicates as bounds of another size need.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    let next = row(in: boundsSize)
    nextRow = next
    return Size2D(next.layout.frames.contentSize)
  }

  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { snapping.alwaysDecidesTarget(along: axis) }

  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    // A resize under a finger did not call the behavior, so the end of the drag replaces the row.
    if context.reason == .dragEnd { adoptRow() }
    guard context.reason == .resize, let next = nextRow else { return snapping.updateTarget(&target, context: context) }
    let before = snapping.points(in: context.previousGeometry, displayScale: context.displayScale)
    guard let element = before.item(nearestTo: context.previousTarget[axis]) else { return adoptRow() }
    let item = row.item(ofElement: element)
    adoptRow()
    let points = snapping.points(in: context.geometry, displayScale: context.displayScale)
    if let point = points.point(ofItem: next.duplicates + item) { target[axis] = points[point] }
  }
}

extension FlowLayout {
  /// Returns a row or column of as many items, each a page as large as a view.
  package func pages(in boundsSize: Size2D) -> FlowLayout {
    let count = sections.reduce(0) { $0 + $1.itemSizes.count }
    let sizes = ItemSizes.uniform(count: count, size: LayoutSize(boundsSize))
    return changed(self) { $0.sections = [FlowSection(itemSizes: sizes, minimumLineSpacing: 0)] }
  }
}
