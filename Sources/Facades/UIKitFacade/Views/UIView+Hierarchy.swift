extension UIView {
  func put(_ view: UIView, at index: Int) {
    Precondition.require(!isDescendant(of: view), "a view cannot be put into itself or into a view that is in it")
    let (oldWindow, newWindow) = (view.window, window)
    if oldWindow !== newWindow, newWindow != nil { view.reportNextWindow(newWindow) }
    view.willMove(toSuperview: self)
    view.leaveParent(for: self)
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = .passUnretained(self)
    if view.needsLayoutBelow { view.markSuperviews() }
    setNeedsLayout()
    if !view.translatesAutoresizingMaskIntoConstraints { view.constraintsHaveChanged() }
    if oldWindow !== newWindow { view.reportWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveHierarchy() {
    if superview == nil { return }
    let wasInWindow = window != nil
    if wasInWindow { reportNextWindow(nil) }
    willMove(toSuperview: nil)
    leaveParent()
    if wasInWindow { reportWindow() }
    didMoveToSuperview()
  }

  private func leaveParent(for next: UIView? = nil) {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    if parent !== next { endConstraintsAbove() }
    for index in parent.children.indices where parent.children[index] === self {
      parent.children.remove(at: index)
      break
    }
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Reports to the view, its descendants and their controllers that their window is about to change.
  private func reportNextWindow(_ window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.reportNextWindow(window) }
  }

  /// Reports to the view, its descendants and their controllers that their window has changed.
  private func reportWindow() {
    didMoveToWindow()
    for view in subviews { view.reportWindow() }
    controller?.viewDidMove(to: window)
  }

  /// Reports a changed tint color to this view and to the descendants that inherit it.
  func reportTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.reportTintColor() }
  }
}
