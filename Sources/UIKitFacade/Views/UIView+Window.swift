extension UIView {
  /// Reports to the view, its descendants and their controllers that their window is about to change.
  func tellThatWindowChanges(to window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.tellThatWindowChanges(to: window) }
  }

  /// Reports to the view, its descendants and their controllers that their window has changed.
  func tellThatWindowHasChanged() {
    didMoveToWindow()
    for view in subviews { view.tellThatWindowHasChanged() }
    controller?.viewDidMove(to: window)
  }

  /// The highest superview that this view reaches through superviews that all need a layout pass.
  var highestInNeed: UIView {
    var top = self
    while let above = top.superview, above.needsLayout { top = above }
    return top
  }

  /// Completes the appearance transitions of the window's controllers once the window needs no layout.
  func completeAppearancesInWindow() {
    if let window, !window.needsLayoutBelow { window.completeAppearances() }
  }

  /// Whether touches reach the view: user interaction is enabled in it and in all its superviews.
  var takesFingers: Bool {
    var view: UIView? = self
    while let next = view {
      if !next.isUserInteractionEnabled { return false }
      view = next.superview
    }
    return true
  }

  /// Marks the superviews, so that their layout pass visits this view.
  func tellThoseAbove() {
    var above = superview
    while let view = above, !view.isAboveNeed {
      view.isAboveNeed = true
      above = view.superview
    }
  }

  /// Lays out all views of the hierarchy that need it, as a frame on a device does.
  func layOutAll() {
    guard var top = superview else { return layoutIfNeeded() }
    while let above = top.superview { top = above }
    top.layoutIfNeeded()
  }
}
