import PublishedDesigns
import ScrollPhysics
import Snapping

extension Scene {
  /// Returns the items in a configuration that the scene's view has, or had before a resize.
  package func sceneItems(in configuration: ScrollConfiguration) -> SceneItems {
    guard let layout, case .carousel(let copies, _, let loops) = snapping.kind else {
      return behavior.items(in: configuration)
    }
    if snapping.edition == .published {
      return .publishedCarousel(PublishedCarouselItems(Self.publishedCarousel(layout), in: configuration))
    }
    let paging = CarouselPaging(
      layout, duplicates: copies, loops: loops, boundsSize: self.configuration.geometry.boundsSize)
    return .carousel(CarouselItems(paging, in: configuration))
  }
}

extension Scene {
  /// Whether a decision may depend on earlier releases; only the card designs keep state.
  package var dependsOnEarlierReleases: Bool {
    if case .cardPaging = snapping.kind { true } else { false }
  }
}
