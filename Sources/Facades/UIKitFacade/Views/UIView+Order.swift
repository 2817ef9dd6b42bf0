extension UIView {
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, 1, above: sibling) }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, 0, above: sibling) }

  private func insert(_ view: UIView, _ distance: Int, above sibling: UIView) {
    if view === sibling { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling }.map { $0 + distance } ?? others.count)
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
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public func bringSubviewToFront(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.append(children.remove(at: index)) }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.insert(children.remove(at: index), at: 0) }
  }
}
