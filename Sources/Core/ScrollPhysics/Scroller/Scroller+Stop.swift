extension Scroller {
  /// Stops a view that moves by itself, like UIKit's `stopScrollingAndZooming()`.
  ///
  /// The view stays where it is. Beyond an edge it goes to the edge, and with paging to the nearest page, at once. A view
  /// under a finger does not change.
  /// - Source: Apple's description of the method for the three cases; that the view gets there at once is inferred.
  public mutating func stopScrolling(recording trace: inout ScrollTrace) {
    if state.isFingerDown || !state.isMoving { return }
    let geometry = state.configuration.geometry
    var target = geometry.clamped(state.offset)
    if state.configuration.isPagingEnabled {
      let (laws, here) = (state.landingLaws(velocity: .zero), state.offset)
      target = geometry.clamped(
        Vector2D(x: laws.x.proposedTarget(from: here.x), y: laws.y.proposedTarget(from: here.y)))
    } else {
      target = Vector2D(x: state.onPixel(target.x, .horizontal), y: state.onPixel(target.y, .vertical))
    }
    state.setContentOffset(target, animated: false, &trace)
  }
}
