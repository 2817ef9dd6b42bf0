extension TargetContext {
  /// Returns whether a published design handles the call: at the end of a drag, and with finite numbers only.
  ///
  /// The published designs do not handle a resize, and they were not written for numbers that UIKit never passes.
  func asksPublishedDesign(about target: Vector2D) -> Bool {
    reason == .dragEnd && target.isFinite && velocity.isFinite && contentOffset.isFinite && lastMovement.isFinite
      && geometry.contentSize.width.isFinite && geometry.contentSize.height.isFinite
      && geometry.boundsSize.width.isFinite && geometry.boundsSize.height.isFinite
      && geometry.contentInset.left.isFinite && geometry.contentInset.right.isFinite
  }
}
