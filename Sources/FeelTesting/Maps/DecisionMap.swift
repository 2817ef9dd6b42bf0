import GestureReplay
import ScrollPhysics

/// Where releases land, for every drag distance and release velocity of a grid: the whole feel of a row at a glance.
///
/// ```swift
/// let map = try DecisionMap(of: scene)
/// print(DecisionMapText.encode(map))
/// ```
///
/// A drag begins with the start item at its place. Its distance is the finger's, so that beyond an edge the content
/// follows less far. Every release is that of a view fresh from its factory.
public struct DecisionMap: Hashable, Sendable {
  /// What a cell counts.
  public enum Unit: String, Hashable, Sendable {
    /// Items from the start item.
    case items
    /// Points from where the drag began, from views that know no items.
    case points
  }

  /// The most cells of a map.
  public static let maximumCells = 100_000_000

  /// What was mapped.
  public var name: String
  /// The item at which every drag begins; nil where the view knows no items.
  public var startItem: Int?
  /// The content offset at which every drag begins, along the axis, in points, to a millionth.
  public var startOffset: Double
  /// The axis of the drags.
  public var axis: Axis
  /// What a cell counts.
  public var unit: Unit
  /// The columns: the content's way under the finger, in points.
  public var drags: MapRange
  /// The rows: the release velocity, in pt/ms.
  public var velocities: MapRange
  /// How far a release must go to leave the start item.
  public var commits: CommitThresholds?
  /// Row after row.
  public var cells: [MapCell]

  /// Creates a map from its parts; as many cells as columns times rows.
  public init(
    name: String, startItem: Int?, startOffset: Double, axis: Axis, unit: Unit, drags: MapRange, velocities: MapRange,
    commits: CommitThresholds? = nil, cells: [MapCell]
  ) {
    precondition(cells.count == drags.count * velocities.count, "a map needs a cell for each drag of each velocity")
    self.name = name
    self.startItem = startItem
    self.startOffset = startOffset
    self.axis = axis
    self.unit = unit
    self.drags = drags
    self.velocities = velocities
    self.commits = commits
    self.cells = cells
  }

  /// The cell of a row and a column.
  public subscript(row: Int, column: Int) -> MapCell { cells[row * drags.count + column] }
}
