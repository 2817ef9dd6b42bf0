import ScrollPhysics

/// A target behavior that asks the scroll view, which asks its delegate.
struct DelegateTarget: TargetBehavior, Sendable {
  // The view owns the scroller, which owns this value.
  unowned(unsafe) let view: UIScrollView

  func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { view.builtInPaging.axis == axis }
  func turnsPages(along axis: ScrollAxis) -> Bool { view.builtInPaging.axis == axis && view.builtInPaging.turnsPages }

  func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard context.reason == .dragEnd else { return }
    let proposed = target
    // Views are driven only on the main actor, and this is called while a view is being driven.
    target = MainActor.assumeIsolated {
      var point = CGPoint(proposed)
      view.decide(&point, velocity: CGPoint(context.velocity))
      return Vector2D(point)
    }
  }
}
