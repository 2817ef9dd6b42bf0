extension UIViewController {
  /// Shows a controller's view over the window's content; in the full-screen style, this controller disappears.
  func show(_ controller: UIViewController, animated: Bool) {
    // As in UIKit, a controller presents only one other at a time.
    if presentedViewController != nil || controller.presentingViewController != nil || controller === self { return }
    presentedViewController = controller
    controller.presentingViewController = self
    guard let window = viewIfLoaded?.window, let view = controller.view else { return }
    let covers = controller.modalPresentationStyle == .fullScreen
    if covers { beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    controller.endAppearanceTransition()
    if covers { endAppearanceTransition() }
  }

  func hidePresented(animated: Bool) {
    guard let controller = presentedViewController else {
      if let presenting = presentingViewController { presenting.dismiss(animated: animated) }
      return
    }
    // Controllers that it presents are dismissed with it.
    controller.presentedViewController.map { _ in controller.hidePresented(animated: animated) }
    let covers = controller.modalPresentationStyle == .fullScreen
    controller.beginAppearanceTransition(false, animated: animated)
    if covers { beginAppearanceTransition(true, animated: animated) }
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
    if covers { endAppearanceTransition() }
    presentedViewController = nil
    controller.presentingViewController = nil
  }
}
