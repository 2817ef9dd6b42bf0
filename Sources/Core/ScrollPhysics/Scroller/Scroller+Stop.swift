extension Scroller {
  /// Stops a view that moves by itself, like UIKit's `stopScrollingAndZooming()`.
  ///
  /// The view stays where it is. Beyond an edge it goes to the edge, and with paging to the nearest page, at once. A view
  /// under a finger does not change.
  /// - Source: Apple's description of the method for the three cases; that the view gets there at once is inferred.
  public mutating func stopScrolling(recording trace: inout ScrollTrace) {
    if state.isFingerDown || !state.isMoving { return }
    state.setContentOffset(state.stoppedOffset, animated: false, &trace)
  }
}

extension ScrollViewState {
  /// The offset at which the view stops when it is stopped now, on the pixel.
  fileprivate var stoppedOffset: Vector2D {
    mutating get {
      let (inside, laws) = (configuration.geometry.clamped(offset), landingLaws(velocity: .zero))
      if configuration.isPagingEnabled {
        let page = Vector2D(x: laws.x.proposedTarget(from: offset.x), y: laws.y.proposedTarget(from: offset.y))
        return configuration.geometry.clamped(page)
      }
      return Vector2D(x: onPixel(inside.x, .horizontal), y: onPixel(inside.y, .vertical))
    }
  }
}
