extension UIView {
  /// Reports a changed tint color to this view and to the descendants that inherit it.
  func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
}
