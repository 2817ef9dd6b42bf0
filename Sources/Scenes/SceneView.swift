// One of the three views is always there.
// swift-format-ignore-file: NeverForceUnwrap

import PublishedDesigns
import ScrollPhysics
import Snapping

/// The scroll view of a scene: one of a `Scroller`, and of the carousels that drive one.
///
/// It is a structure of optional views and not an existential, so that it compiles as Embedded Swift and that a call
/// changes the view in place. Copies share the view until one of them changes.
package struct SceneView: Sendable {
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
  package var time: Double {
    scroller?.view.time ?? carousel?.view.time ?? publishedCarousel!.view.time
  }

  package var contentOffset: Vector2D {
    scroller?.view.contentOffset ?? carousel?.view.contentOffset ?? publishedCarousel!.view.contentOffset
  }

  package var velocity: Vector2D {
    scroller?.view.velocity ?? carousel?.view.velocity ?? publishedCarousel!.view.velocity
  }

  package var phase: ScrollViewPhase {
    scroller?.view.phase ?? carousel?.view.phase ?? publishedCarousel!.view.phase
  }

  package var isAtRest: Bool {
    scroller?.view.isAtRest ?? carousel?.view.isAtRest ?? publishedCarousel!.view.isAtRest
  }

  package var configuration: ScrollConfiguration {
    scroller?.view.configuration ?? carousel?.view.configuration ?? publishedCarousel!.view.configuration
  }

  package mutating func touchDown(at location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.touchDown(at: location, time: time, recording: &trace)
    carousel?.view.touchDown(at: location, time: time, recording: &trace)
    publishedCarousel?.view.touchDown(at: location, time: time, recording: &trace)
  }

  package mutating func touchMove(to location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.touchMove(to: location, time: time, recording: &trace)
    carousel?.view.touchMove(to: location, time: time, recording: &trace)
    publishedCarousel?.view.touchMove(to: location, time: time, recording: &trace)
  }

  package mutating func touchUp(at location: Vector2D?, time: Double, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.touchUp(at: location, time: time, recording: &trace)
    carousel?.view.touchUp(at: location, time: time, recording: &trace)
    publishedCarousel?.view.touchUp(at: location, time: time, recording: &trace)
  }

  package mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.touchCancel(time: time, recording: &trace)
    carousel?.view.touchCancel(time: time, recording: &trace)
    publishedCarousel?.view.touchCancel(time: time, recording: &trace)
  }

  package mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.release(release, recording: &trace)
    carousel?.view.release(release, recording: &trace)
    publishedCarousel?.view.release(release, recording: &trace)
  }

  package mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.advance(to: time, recording: &trace)
    carousel?.view.advance(to: time, recording: &trace)
    publishedCarousel?.view.advance(to: time, recording: &trace)
  }

  @discardableResult
  package mutating func advanceToRest(limit: Double?, recording trace: inout ScrollTrace) -> Bool {
    own()
    scroller?.view.advanceToRest(limit: limit, recording: &trace)
    carousel?.view.advanceToRest(limit: limit, recording: &trace)
    publishedCarousel?.view.advanceToRest(limit: limit, recording: &trace)
    return isAtRest
  }

  package mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.setContentOffset(offset, animated: animated, recording: &trace)
    carousel?.view.setContentOffset(offset, animated: animated, recording: &trace)
    publishedCarousel?.view.setContentOffset(offset, animated: animated, recording: &trace)
  }

  package mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    own()
    scroller?.view.resize(to: boundsSize, recording: &trace)
    carousel?.view.resize(to: boundsSize, recording: &trace)
    publishedCarousel?.view.resize(to: boundsSize, recording: &trace)
  }

  package mutating func landing(of release: ReleaseState) -> Landing {
    if scroller == nil { return simulatedLanding(of: release) }
    own()
    return scroller!.view.landing(of: release)
  }
}
