extension TargetContext {
  /// Returns whether a published design handles the call: at the end of a drag, not a resize, and with finite numbers.
  func asksPublishedDesign(about target: Vector2D) -> Bool {
    reason == .dragEnd && target.isFinite && velocity.isFinite && contentOffset.isFinite && lastMovement.isFinite
      && geometry.contentSize.width.isFinite && geometry.contentSize.height.isFinite
      && geometry.boundsSize.width.isFinite && geometry.boundsSize.height.isFinite
      && geometry.contentInset.left.isFinite && geometry.contentInset.right.isFinite
  }
}
