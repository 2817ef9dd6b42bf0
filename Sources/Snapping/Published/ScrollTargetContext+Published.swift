import ScrollPhysics

extension ScrollTargetContext {
  /// Whether a published design is asked: at a drag's end, and with finite numbers only.
  ///
  /// None of them has an answer to a resize, and none was written for numbers UIKit never gives.
  func asksPublishedDesign(about target: Vector2D) -> Bool {
    reason == .dragEnd && target.isFinite && velocity.isFinite && contentOffset.isFinite && lastMovement.isFinite
      && geometry.contentSize.width.isFinite && geometry.contentSize.height.isFinite
      && geometry.boundsSize.width.isFinite && geometry.boundsSize.height.isFinite
      && geometry.contentInset.left.isFinite && geometry.contentInset.right.isFinite
  }
}
