/// The result of every release of a grid of drag distances and release velocities.
///
/// ```swift
/// let map = try DecisionMap(of: scene)
/// print(DecisionMapText.encode(map))
/// ```
///
/// Each drag begins with the start item at rest. The drag distance is the finger's; beyond an edge the content moves by
/// less. Each release is that of a freshly created view.
public struct DecisionMap: Hashable, Sendable {
  /// The quantity that a cell counts.
  package enum Unit: String, Hashable, Sendable {
    /// Items from the start item to the item at rest.
    case items
    /// Points from the start offset to the rest offset, for views that know no items.
    case points
  }

  static let maximumCells = 100_000_000

  var model: Int
  /// The name of the view under test.
  package var name: String
  /// The item at which every drag begins, or nil if the view knows no items.
  public var startItem: Int?
  /// The content offset along the axis at which every drag begins, in points, rounded to a millionth.
  package var startOffset: Double
  package var axis: ScrollAxis
  /// The quantity that a cell counts.
  package var unit: Unit
  /// The columns: the drag distances, in points.
  public var drags: MapRange
  /// The rows: the release velocities, in pt/ms.
  public var velocities: MapRange
  /// The thresholds above which a release leaves the start item.
  public var commits: CommitThresholds?
  /// The cells, row by row.
  public var cells: [MapCell]

  /// Creates a map from its parts; the number of cells must be columns times rows.
  package init(
    model: Int = ScrollModel.number, name: String, startItem: Int?, startOffset: Double, axis: ScrollAxis, unit: Unit,
    drags: MapRange, velocities: MapRange, commits: CommitThresholds? = nil, cells: [MapCell]
  ) {
    precondition(cells.count == drags.count * velocities.count, "a map needs a cell for each drag of each velocity")
    (self.model, self.name) = (model, name)
    (self.startItem, self.startOffset, self.axis, self.unit) = (startItem, startOffset, axis, unit)
    (self.drags, self.velocities, self.commits, self.cells) = (drags, velocities, commits, cells)
  }

  /// Returns the cell at a row and a column.
  public subscript(row: Int, column: Int) -> MapCell { cells[row * drags.count + column] }
}
