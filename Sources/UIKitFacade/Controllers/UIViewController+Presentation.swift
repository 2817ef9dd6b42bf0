import Foundation

extension UIViewController {
  /// Shows a controller's view over everything in the window; a full screen has what is below disappear.
  func show(_ controller: UIViewController, animated: Bool) {
    // UIKit refuses as well: one at a time.
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

  /// Takes away the presented controller's view.
  func hidePresented(animated: Bool) {
    guard let controller = presentedViewController else {
      if let presenting = presentingViewController { presenting.dismiss(animated: animated) }
      return
    }
    // What it presents goes with it.
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
