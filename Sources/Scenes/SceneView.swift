// One of the three views is always there.
// swift-format-ignore-file: NeverForceUnwrap

import PublishedDesigns
import ScrollPhysics
import Snapping

/// The scroll view of a scene: one of a `Scroller`, and of the carousels that drive one.
///
/// It is a structure of optional views and not an existential, so that it compiles as Embedded Swift and that a call
/// changes the view in place.
package struct SceneView: Sendable {
  private(set) var scroller: Scroller<SceneBehavior>?
  private(set) var carousel: Carousel?
  private(set) var publishedCarousel: PublishedCarouselView?

  init(_ scroller: Scroller<SceneBehavior>) { self.scroller = scroller }

  init(_ carousel: Carousel) { self.carousel = carousel }

  init(_ carousel: PublishedCarouselView) { publishedCarousel = carousel }
}

extension SceneView: SimulatedScrollView {
  package var time: Double {
    scroller?.time ?? carousel?.time ?? publishedCarousel!.time
  }

  package var contentOffset: Vector2D {
    scroller?.contentOffset ?? carousel?.contentOffset ?? publishedCarousel!.contentOffset
  }

  package var velocity: Vector2D {
    scroller?.velocity ?? carousel?.velocity ?? publishedCarousel!.velocity
  }

  package var phase: ScrollViewPhase {
    scroller?.phase ?? carousel?.phase ?? publishedCarousel!.phase
  }

  package var isAtRest: Bool {
    scroller?.isAtRest ?? carousel?.isAtRest ?? publishedCarousel!.isAtRest
  }

  package var configuration: ScrollConfiguration {
    scroller?.configuration ?? carousel?.configuration ?? publishedCarousel!.configuration
  }

  package mutating func touchDown(at location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    scroller?.touchDown(at: location, time: time, recording: &trace)
    carousel?.touchDown(at: location, time: time, recording: &trace)
    publishedCarousel?.touchDown(at: location, time: time, recording: &trace)
  }

  package mutating func touchMove(to location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    scroller?.touchMove(to: location, time: time, recording: &trace)
    carousel?.touchMove(to: location, time: time, recording: &trace)
    publishedCarousel?.touchMove(to: location, time: time, recording: &trace)
  }

  package mutating func touchUp(at location: Vector2D?, time: Double, recording trace: inout ScrollTrace) {
    scroller?.touchUp(at: location, time: time, recording: &trace)
    carousel?.touchUp(at: location, time: time, recording: &trace)
    publishedCarousel?.touchUp(at: location, time: time, recording: &trace)
  }

  package mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    scroller?.touchCancel(time: time, recording: &trace)
    carousel?.touchCancel(time: time, recording: &trace)
    publishedCarousel?.touchCancel(time: time, recording: &trace)
  }

  package mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace) {
    scroller?.release(release, recording: &trace)
    carousel?.release(release, recording: &trace)
    publishedCarousel?.release(release, recording: &trace)
  }

  package mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    scroller?.advance(to: time, recording: &trace)
    carousel?.advance(to: time, recording: &trace)
    publishedCarousel?.advance(to: time, recording: &trace)
  }

  @discardableResult
  package mutating func advanceToRest(limit: Double?, recording trace: inout ScrollTrace) -> Bool {
    scroller?.advanceToRest(limit: limit, recording: &trace)
    carousel?.advanceToRest(limit: limit, recording: &trace)
    publishedCarousel?.advanceToRest(limit: limit, recording: &trace)
    return isAtRest
  }

  package mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    scroller?.setContentOffset(offset, animated: animated, recording: &trace)
    carousel?.setContentOffset(offset, animated: animated, recording: &trace)
    publishedCarousel?.setContentOffset(offset, animated: animated, recording: &trace)
  }

  package mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    scroller?.resize(to: boundsSize, recording: &trace)
    carousel?.resize(to: boundsSize, recording: &trace)
    publishedCarousel?.resize(to: boundsSize, recording: &trace)
  }

  package mutating func landing(of release: ReleaseState) -> Landing {
    if scroller != nil { return scroller!.landing(of: release) }
    return carousel?.landing(of: release) ?? publishedCarousel!.landing(of: release)
  }
}
