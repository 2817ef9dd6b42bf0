// One of the three views of a `SceneView` is always there.
// swift-format-ignore-file: NeverForceUnwrap

import GestureReplay
import ScrollPhysics

extension Scene {
  /// Returns the scene's scroll view, at rest at time 0: a `Scroller`, or a carousel that drives one.
  public func makeView() -> any SimulatedScrollView & Sendable { makeSceneView().concrete }

  /// Performs a gesture on the scene's scroll view and advances until the view is at rest.
  /// - Returns: The trace of the run.
  /// - Throws: `DocumentError` for a gesture that is not valid, `ReplayError` for a view that does not come to rest.
  public func perform(_ gesture: TouchGesture, detail: ScrollTrace.Detail = .full) throws -> ScrollTrace {
    var view = makeView()
    return try view.perform(gesture, detail: detail)
  }
}

extension SceneView {
  /// The view by itself, as an existential.
  fileprivate var concrete: any SimulatedScrollView & Sendable {
    if let scroller { return scroller.view }
    if let carousel { return carousel.view }
    return publishedCarousel!.view
  }
}
