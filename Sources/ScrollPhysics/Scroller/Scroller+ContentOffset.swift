extension Scroller {
  /// UIKit's `setContentOffset(_:animated:)`.
  ///
  /// Without animation it stops what moves. With animation the view goes there in 0.3 s and calls
  /// `didEndScrollingAnimation`, unless it is there already; a running animation is redirected. Offsets beyond the
  /// range are accepted and kept until the next drag. While a finger drags, the content is put there at once and the
  /// drag goes on.
  ///
  /// - Parameters:
  ///   - offset: Where to go, in points.
  ///   - animated: Whether to go there in time.
  ///   - trace: Takes what happens.
  public mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    state.setContentOffset(offset, animated: animated, &trace)
    noteRest(&trace)
  }

  /// Assignment to UIKit's `contentOffset`: unlike ``setContentOffset(_:animated:recording:)`` it does not stop a
  /// deceleration, which goes on from there with its velocity, its target moved along.
  ///
  /// - Parameters:
  ///   - offset: Where the content is put, in points.
  ///   - trace: Takes what happens.
  public mutating func assignContentOffset(_ offset: Vector2D, recording trace: inout ScrollTrace) {
    state.assignContentOffset(offset, &trace)
    noteRest(&trace)
  }

  /// Moves the content and the view over it by the same amount, as an endless row does when it comes to its duplicates.
  ///
  /// Nothing moves on the screen: the content offset, the place the finger holds, where the drag began and where the
  /// motion goes all change by the amount; velocity, phase and the motion's clock go on. It is reported as a `didScroll`
  /// and kept in ``ScrollTrace/shifts``, so that it does not count as a way.
  ///
  /// - Parameters:
  ///   - amount: By how much the content offset changes, in points.
  ///   - trace: Takes what happens.
  public mutating func shiftContent(by amount: Vector2D, recording trace: inout ScrollTrace) {
    state.shiftContent(by: amount, &trace)
    // Of another geometry than the view's it is counted from, and stays.
    if let landed = state.landed, state.lastDragStart != nil {
      // The drag's end went to the same content, which may be another item in the new coordinates.
      let target = landed.target + amount
      state.landed = (target, behavior.item(at: target, in: state.configuration) ?? landed.item, landed.delta)
    }
    noteRest(&trace)
  }
}
