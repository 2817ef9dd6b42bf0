/// A behavior written as UIKit's delegate writes it: a closure of velocity and target content offset.
///
/// ```swift
/// let behavior = WillEndDraggingBehavior { velocity, targetContentOffset in
///   targetContentOffset.x = (targetContentOffset.x / 100).rounded() * 100
/// }
/// ```
///
/// Velocities are points per millisecond, as in `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`. The
/// closure is called for releases only, not when the view is resized.
public struct WillEndDraggingBehavior: ScrollTargetBehavior {
  private let body: (_ velocity: Vector2D, _ targetContentOffset: inout Vector2D) -> Void

  /// Creates the behavior from a closure.
  public init(_ body: @escaping (_ velocity: Vector2D, _ targetContentOffset: inout Vector2D) -> Void) {
    self.body = body
  }

  /// Calls the closure when a drag ends.
  public func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
    if context.reason == .dragEnd { body(context.velocity, &target) }
  }
}
