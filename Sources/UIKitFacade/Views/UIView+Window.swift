extension UIView {
  /// Tells the view, those in it and their controllers that they are about to get into a window, or out of one.
  func tellThatWindowChanges(to window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.tellThatWindowChanges(to: window) }
  }

  /// Tells the view, those in it and their controllers that they have got into a window, or out of one.
  func tellThatWindowHasChanged() {
    didMoveToWindow()
    for view in subviews { view.tellThatWindowHasChanged() }
    controller?.viewDidMove(to: window)
  }

  /// The outermost of the views around it that follow one another in need of a layout pass.
  var highestInNeed: UIView {
    var top = self
    while let above = top.superview, above.needsLayout { top = above }
    return top
  }

  /// Ends the transitions of the window's controllers once all is laid out.
  func completeAppearancesInWindow() {
    if let window, !window.needsLayoutBelow { window.completeAppearances() }
  }

  /// Whether a finger gets to the view: neither it nor a view around it has its interaction turned off.
  var takesFingers: Bool {
    var view: UIView? = self
    while let next = view {
      if !next.isUserInteractionEnabled { return false }
      view = next.superview
    }
    return true
  }

  /// Has a layout pass of the views around it find this one.
  func tellThoseAbove() {
    var above = superview
    while let view = above, !view.isAboveNeed {
      view.isAboveNeed = true
      above = view.superview
    }
  }

  /// Lays out what needs it, in all of the hierarchy that the view is in, as a frame does.
  func layOutAll() {
    guard var top = superview else { return layoutIfNeeded() }
    while let above = top.superview { top = above }
    top.layoutIfNeeded()
  }
}
