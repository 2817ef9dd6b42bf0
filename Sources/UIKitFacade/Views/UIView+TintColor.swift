extension UIView {
  /// Says that the colour is another one, here and in the views that take it from here.
  func tellTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tellTintColor() }
  }
}
