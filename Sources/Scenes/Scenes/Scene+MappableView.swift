import FeelTesting
import ScrollPhysics

extension Scene: MappableView {
  /// Returns the scene's scroll view, at rest at time 0.
  public func makeView() -> SceneView { makeSceneView() }

  /// The first item of a carousel, because the published carousel counts from there; nil for other scenes.
  public var preferredStartItem: Int? {
    if case .carousel = snapping.kind { return 0 }
    return nil
  }

  /// Returns the items in the scene's configuration.
  public var items: SceneItems { sceneItems(in: configuration) }

  /// Returns the items in a configuration that the scene's view has, or had before a resize.
  /// - Complexity: O(lines), O(1) for uniform items.
  public func items(in configuration: ScrollConfiguration) -> SceneItems { sceneItems(in: configuration) }
}
