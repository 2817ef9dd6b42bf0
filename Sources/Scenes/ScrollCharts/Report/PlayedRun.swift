/// A run together with the items that were on the screen, for a player.
public struct PlayedRun: Sendable {
  /// The largest number of items of a stage.
  package static let mostItems = 800

  /// An item of the content.
  public struct Item: Hashable, Sendable {
    /// The upper left corner in the content, in points.
    package var origin: Vector2D
    package var size: Size2D
    /// The text shown on the item.
    package var name: String

    /// Creates an item.
    public init(origin: Vector2D, size: Size2D, name: String) {
      (self.origin, self.size, self.name) = (origin, size, name)
    }
  }

  /// The content of the screen from a frame on: the bounds size and the items.
  public struct Stage: Hashable, Sendable {
    /// The first frame of the stage.
    var frame: Int
    /// The bounds size of the view, in points.
    package var boundsSize: Size2D
    /// The items that become visible.
    package var items: [Item]

    /// Creates a stage.
    public init(frame: Int, boundsSize: Size2D, items: [Item]) {
      (self.frame, self.boundsSize, self.items) = (frame, boundsSize, items)
    }
  }

  package var run: ChartedRun
  /// The contents of the screen, in order of frames; empty for a run without a player.
  package var stages: [Stage]
  /// Whether the items are numbers of a ruler.
  package var isRuler = false

  /// Creates a run for a player.
  public init(_ run: ChartedRun, stages: [Stage] = []) { (self.run, self.stages) = (run, stages) }
}
