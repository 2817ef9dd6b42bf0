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
}
