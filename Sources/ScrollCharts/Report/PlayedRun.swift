import FeelTesting
import ScrollPhysics

/// A run with what was on the screen, so that a player can show it.
public struct PlayedRun: Sendable {
  /// An item of the content.
  public struct Item: Hashable, Sendable {
    /// Its upper left corner in the content, in points.
    public var origin: Vector2D
    /// Its size, in points.
    public var size: Size2D
    /// What stands on it.
    public var name: String

    /// Creates an item.
    public init(origin: Vector2D, size: Size2D, name: String) {
      self.origin = origin
      self.size = size
      self.name = name
    }
  }

  /// What the screen shows from a frame on: a view of some size, and items.
  public struct Stage: Hashable, Sendable {
    /// The first frame that shows it.
    public var frame: Int
    /// The size of the view, in points.
    public var boundsSize: Size2D
    /// The items that come into sight.
    public var items: [Item]

    /// Creates a stage.
    public init(frame: Int, boundsSize: Size2D, items: [Item]) {
      self.frame = frame
      self.boundsSize = boundsSize
      self.items = items
    }
  }

  /// The run.
  public var run: ChartedRun
  /// What is on the screen, in order of the frames; empty for a run that is not played.
  public var stages: [Stage]

  /// Creates a run to play.
  public init(_ run: ChartedRun, stages: [Stage] = []) {
    self.run = run
    self.stages = stages
  }
}
