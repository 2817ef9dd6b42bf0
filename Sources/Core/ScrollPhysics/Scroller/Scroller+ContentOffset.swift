extension Scroller {
  /// Assigns the content offset, in points, like the setter of UIKit's `contentOffset`.
  ///
  /// Unlike ``SimulatedScrollView/setContentOffset(_:animated:recording:)``, it does not stop a deceleration. The
  /// deceleration continues from the new offset with its velocity, and its target moves by the same amount.
  public mutating func assignContentOffset(_ offset: Vector2D, recording trace: inout ScrollTrace) {
    state.assignContentOffset(offset, &trace)
  }

  /// Moves the content and the content offset by the same amount, in points, as an endless row does when it
  /// reaches its duplicates.
  ///
  /// Nothing moves on the screen. The content offset, the finger's anchor, the drag's start and the motion's target all
  /// change by the amount; velocity, phase and the motion's clock stay the same. The change is reported as a
  /// `didScroll`, and recorded as a shift, so that it does not count as travelled distance.
  public mutating func shiftContent(by amount: Vector2D, recording trace: inout ScrollTrace) {
    state.shiftContent(by: amount, &trace)
  }
}
