extension UIView {
  /// Puts a view right in front of another one in this view.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view === siblingSubview { return }
    if view.superview === self { view.removeFromSuperview() }
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view right behind another one in this view.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view === siblingSubview { return }
    if view.superview === self { view.removeFromSuperview() }
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  /// Whether the view is another one or in it, however deep.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a tag: this one, or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
