/// A tap gesture recognizer, which recognizes single taps on views inside a scroll view.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  fileprivate var tap: (point: CGPoint, view: UIView)?

  /// Returns the location of the tap while the targets are called.
  open override func location(in view: UIView?) -> CGPoint { tap.map { $0.view.convert($0.point, to: view) } ?? .zero }
}

extension UIView {
  /// Taps the control at a point, or the innermost view with a tap gesture recognizer.
  /// - Returns: Whether the tap does not reach the view itself.
  func tapContent(at point: CGPoint) -> Bool {
    for view in sequence(first: hitTest(point, with: nil) ?? self, next: \.superview) {
      if let control = view as? UIControl {
        for events in [.touchDown, [.touchUpInside, .primaryActionTriggered]] as [UIControl.Event]
        where control.isEnabled { control.sendActions(for: events) }
        return true
      }
      let taps = view.gestureRecognizers?.compactMap { $0 as? UITapGestureRecognizer } ?? []
      if let tap = taps.first(where: { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
      ) {
        (tap.state, tap.tap) = (.ended, (point, self))
        tap.sendActions()
        (tap.state, tap.tap) = (.possible, nil)
        return tap.cancelsTouchesInView
      }
    }
    return false
  }
}
