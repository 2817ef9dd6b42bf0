import GestureReplay
import ScrollPhysics

/// A scroll view described by a document, ready to run.
public struct Scene: Hashable, Sendable {
  /// What the scene is called.
  public var name: String
  /// Sizes, switches and constants.
  public var configuration: ScrollConfiguration
  /// Where the content is at the start, in points.
  public var contentOffset: Vector2D

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - configuration: Sizes, switches and constants.
  ///   - contentOffset: Where the content is at the start; by default at its beginning.
  public init(name: String, configuration: ScrollConfiguration, contentOffset: Vector2D? = nil) {
    self.name = name
    self.configuration = configuration
    self.contentOffset = contentOffset ?? configuration.geometry.minimumContentOffset
  }

  /// The scene's scroll view, at rest at time 0.
  public func makeScroller() -> Scroller<FreeScrolling> {
    Scroller(configuration, contentOffset: contentOffset)
  }
}

extension Scene {
  /// Performs a gesture on the scene's scroll view and waits until it is at rest.
  ///
  /// - Parameters:
  ///   - gesture: The finger's track and the actions on the way.
  ///   - detail: How much to record.
  /// - Returns: What happened.
  /// - Throws: `DocumentError` for a gesture that is none, `ReplayError` for a view that does not come to rest.
  public func perform(_ gesture: Gesture, detail: ScrollTrace.Detail = .full) throws -> ScrollTrace {
    var scroller = makeScroller()
    return try scroller.perform(gesture, detail: detail)
  }
}
