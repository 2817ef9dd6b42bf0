// One of the three views is always there.
// swift-format-ignore-file: NeverForceUnwrap

import PublishedDesigns
import ScrollPhysics
import Snapping

/// The scroll view of a scene: one of a `Scroller`, and of the carousels that drive one.
///
/// It is a structure of optional views and not an existential, so that it compiles as Embedded Swift and that a call
/// changes the view in place. Copies share the view until one of them changes.
public struct SceneView: Sendable {
  /// A view behind a reference; only a scene view that owns it alone changes it.
  final class Shared<View>: @unchecked Sendable {
    var view: View

    init(_ view: View) { self.view = view }
  }

  private(set) var scroller: Shared<Scroller<SceneBehavior>>?
  private(set) var carousel: Shared<Carousel>?
  private(set) var publishedCarousel: Shared<PublishedCarouselView>?

  init(_ scroller: Scroller<SceneBehavior>) { self.scroller = Shared(scroller) }

  init(_ carousel: Carousel) { self.carousel = Shared(carousel) }

  init(_ carousel: PublishedCarouselView) { publishedCarousel = Shared(carousel) }

  /// Copies the view if another scene view shares it.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&scroller) { scroller = scroller.map { Shared($0.view) } }
    if !isKnownUniquelyReferenced(&carousel) { carousel = carousel.map { Shared($0.view) } }
    if !isKnownUniquelyReferenced(&publishedCarousel) {
      publishedCarousel = publishedCarousel.map { Shared($0.view) }
    }
  }
}

extension SceneView: SimulatedScrollView {
  public var time: Double { scroller?.view.time ?? carousel?.view.time ?? publishedCarousel!.view.time }

  public var contentOffset: Vector2D {
    scroller?.view.contentOffset ?? carousel?.view.contentOffset ?? publishedCarousel!.view.contentOffset
  }

  public var velocity: Vector2D {
    scroller?.view.velocity ?? carousel?.view.velocity ?? publishedCarousel!.view.velocity
  }

  public var phase: ScrollViewPhase {
    scroller?.view.phase ?? carousel?.view.phase ?? publishedCarousel!.view.phase
  }

  public var isAtRest: Bool {
    scroller?.view.isAtRest ?? carousel?.view.isAtRest ?? publishedCarousel!.view.isAtRest
  }

  public var configuration: ScrollConfiguration {
    scroller?.view.configuration ?? carousel?.view.configuration ?? publishedCarousel!.view.configuration
  }

  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.perform(operation, recording: &trace)
    carousel?.view.perform(operation, recording: &trace)
    publishedCarousel?.view.perform(operation, recording: &trace)
  }

  public mutating func landing(of release: ReleaseState) -> Landing {
    if scroller == nil { return simulatedLanding(of: release) }
    own()
    return scroller!.view.landing(of: release)
  }
}
