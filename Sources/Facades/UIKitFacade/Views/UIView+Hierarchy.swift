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
    if let index = parent.children.firstIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    self.parent = nil
    parent.setNeedsLayout()
  }

  private func reportNextWindow(_ window: UIWindow?) {
    controller?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.reportNextWindow(window) }
  }

  private func reportWindow() {
    didMoveToWindow()
    for view in subviews { view.reportWindow() }
    controller?.viewDidMove(to: window)
  }

  func reportTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.reportTintColor() }
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, 1, above: sibling) }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, 0, above: sibling) }

  private func insert(_ view: UIView, _ distance: Int, above sibling: UIView) {
    if view === sibling { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + distance } ?? others.count)
  }

  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public func bringSubviewToFront(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.append(children.remove(at: index)) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.insert(children.remove(at: index), at: 0) }
  }
}
