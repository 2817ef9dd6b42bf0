/// The sweep of a map: the start item, the drag distances and the release velocities.
public struct MapPlan: Hashable, Sendable {
  /// The item at which every drag begins; nil for the view's preferred item, or the one in the middle.
  var startItem: Int?
  /// The columns, in points; nil for a page and a half in both directions.
  package var drags: MapRange?
  /// The rows, in pt/ms; nil for -3 to 3 pt/ms.
  package var velocities: MapRange?
  /// The number of columns on either side of 0 without ``drags``; nil for as many as fit into 80 columns of text.
  package var columns: Int?
  /// The axis of the drags; nil for the one with the longer scroll range.
  var axis: ScrollAxis?
  /// The indices of the rows that are swept, whose cells the map has; nil for all rows.
  package var rows: [Int]?

  /// Creates a plan; nil values are derived from the view.
  public init(startItem: Int? = nil, drags: MapRange? = nil, velocities: MapRange? = nil, axis: ScrollAxis? = nil) {
    (self.startItem, self.drags, self.velocities, self.axis) = (startItem, drags, velocities, axis)
  }

  /// Creates the plan with which a map was swept; an open one without a map.
  package init(of map: DecisionMap?) {
    self.init(startItem: map?.startItem, drags: map?.drags, velocities: map?.velocities, axis: map?.axis)
  }

  /// A plan without open values.
  package struct Resolved {
    var item: Int?
    package var start: Vector2D
    package var axis: ScrollAxis
    /// The distance to the next item, or the length of the view if there is none, in points.
    var page: Double
    var drags: MapRange
    var velocities: MapRange
    /// The indices of the rows that are swept.
    var rows: [Int]
  }

  package func resolved(
    for view: some SimulatedScrollView, _ items: some ItemOffsets, preferring preferred: Int?
  ) throws(DocumentError) -> Resolved {
    let geometry = view.configuration.geometry
    let axis = self.axis ?? geometry.mainAxis
    let count = items.count
    if startItem != nil && count == 0 { throw DocumentError("the view reports no items to start from") }
    let item: Int? = count > 0 ? startItem ?? preferred ?? (count - 1) / 2 : nil
    if let item, item < 0 || item >= count {
      throw DocumentError("there is no item \(item): the items are 0 to \(count - 1)")
    }
    let start = view.configuration.settled(item.flatMap { items.contentOffset(ofItem: $0) } ?? view.contentOffset)
    let page = Self.pageLength(at: item, start, geometry.boundsSize[axis], axis, items)
    let steps = columns.map { Double($0) } ?? Self.steps(for: 1.5 * page, countsItems: item != nil)
    let step = max(1, (1.5 * page / steps).rounded())
    let defaultDrags = try MapRange(-steps * step...steps * step, step: step)
    let defaultVelocities = try MapRange(-3...3, step: 0.25)
    let velocities = velocities ?? defaultVelocities
    return Resolved(
      item: item, start: start, axis: axis, page: page, drags: drags ?? defaultDrags, velocities: velocities,
      rows: rows ?? Array(0..<velocities.count))
  }

  /// Returns the number of columns on either side of zero with which a row fits into 80 columns of text.
  private static func steps(for reach: Double, countsItems: Bool) -> Double {
    // A cell has a sign and digits; cells in points take one character more.
    var width = countsItems ? 4 : 5
    var limit = countsItems ? 999.5 : 9999.5
    while reach >= limit && width < 12 {
      width += 1
      limit *= 10
    }
    // Seven characters are for the row's label.
    return Double((73 / (width + 1) - 1) / 2)
  }

  /// Returns the distance to the next item, or the length of the view if there is none.
  private static func pageLength(
    at item: Int?, _ start: Vector2D, _ bounds: Double, _ axis: ScrollAxis, _ items: some ItemOffsets
  ) -> Double {
    guard let item else { return bounds }
    let neighbours = [item + 1, item - 1].compactMap { items.contentOffset(ofItem: $0) }
    return neighbours.map { abs($0[axis] - start[axis]) }.first { $0 > 0 } ?? bounds
  }
}
