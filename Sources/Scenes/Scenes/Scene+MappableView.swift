import FeelTesting
import ScrollPhysics

extension Scene: MappableView {
  /// The first item of a carousel, because the published carousel counts from there; nil for other scenes.
  public var preferredStartItem: Int? {
    if case .carousel = snapping.kind { return 0 }
    return nil
  }

  /// Returns the items in the scene's configuration.
  public var items: some ItemOffsets { sceneItems(in: configuration) }

  /// Returns the items in a configuration that the scene's view has, or had before a resize.
  /// - Complexity: O(lines), O(1) for uniform items.
  public func items(in configuration: ScrollConfiguration) -> some ItemOffsets { sceneItems(in: configuration) }
}

extension ScrollRun {
  /// Creates a run of a scene and computes its items and metrics.
  public init(_ scene: Scene, gesture: String, trace: ScrollTrace) {
    self.init(
      scene: scene.name, gesture: gesture, configuration: scene.configuration, trace: trace,
      items: RunItems(trace, scene.configuration, items: scene.items(in:)))
  }
}
