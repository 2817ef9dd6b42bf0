import FeelTesting
import PublishedDesigns
import ScrollPhysics
import Snapping

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

  private func sceneItems(in configuration: ScrollConfiguration) -> SceneItems {
    guard let layout, case .carousel(let copies, _, let loops) = snapping.kind else {
      return behavior.items(in: configuration)
    }
    if snapping.edition == .published {
      return SceneItems(PublishedCarouselItems(Self.publishedCarousel(layout), in: configuration))
    }
    let paging = CarouselPaging(
      layout, duplicates: copies, loops: loops, boundsSize: self.configuration.geometry.boundsSize)
    return SceneItems(CarouselItems(paging, in: configuration))
  }
}

extension ScrollRun {
  /// Creates a run of a scene and computes its items and metrics.
  public init(_ scene: Scene, gesture: String, trace: ScrollTrace) {
    self.init(
      scene: scene.name, gesture: gesture, configuration: scene.configuration, trace: trace,
      items: RunItems(trace, scene.configuration, items: scene.items(in:)))
  }
}
