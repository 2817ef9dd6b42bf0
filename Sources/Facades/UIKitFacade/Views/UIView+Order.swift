extension UIView {
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view === siblingSubview { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? others.count)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view === siblingSubview { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === siblingSubview } ?? others.count)
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next {
      if candidate === view { return true }
      next = candidate.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func bringSubviewToFront(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.append(children.remove(at: index)) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.insert(children.remove(at: index), at: 0) }
  }
}
