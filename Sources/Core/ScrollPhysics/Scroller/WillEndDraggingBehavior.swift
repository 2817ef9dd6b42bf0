/// A behavior written like UIKit's delegate method: a closure of the velocity and the target content offset.
///
/// ```swift
/// let behavior = WillEndDraggingBehavior { velocity, targetContentOffset in
///   targetContentOffset.x = (targetContentOffset.x / 100).rounded() * 100
/// }
/// ```
///
/// Velocities are in points per millisecond, as in `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
/// The closure is called only for releases, not when the view is resized.
public struct WillEndDraggingBehavior: TargetBehavior {
  private let body: (_ velocity: Vector2D, _ targetContentOffset: inout Vector2D) -> Void

  /// Creates the behavior from a closure.
  public init(_ body: @escaping (_ velocity: Vector2D, _ targetContentOffset: inout Vector2D) -> Void) {
    self.body = body
  }

  public func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    if context.reason == .dragEnd { body(context.velocity, &target) }
  }
}
