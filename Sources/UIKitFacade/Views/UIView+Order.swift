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
}
