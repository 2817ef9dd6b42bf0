import Foundation
import ScrollPhysics

/// Where releases land: the scroll view is asked, which asks its delegate.
struct DelegateTarget: ScrollTargetBehavior, Sendable {
  // The view owns the scroller that owns this.
  unowned(unsafe) let view: UIScrollView

  func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
    guard context.reason == .dragEnd else { return }
    let proposed = target
    // Views are driven on the main actor only, and this is called while one is.
    target = MainActor.assumeIsolated {
      var point = CGPoint(proposed)
      view.decide(&point, velocity: CGPoint(context.velocity))
      return Vector2D(point)
    }
  }
}
