// name: UIView.animate(...)
// files: 5
// partly: content offsets move on the screen; everything else changes at once
import UIKit

private final class Animated: UIViewController {
  let page = UIView()

  func animate() {
    UIView.animate(withDuration: 0.3) { self.page.alpha = 0 }
    UIView.animate(withDuration: 0.3, animations: { self.page.alpha = 0 })
    UIView.animate(
      withDuration: 0.3, animations: { self.page.alpha = 1 },
      completion: { finished in if finished { self.page.removeFromSuperview() } })
    UIView.animate(withDuration: 0.25, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction]) {
      self.page.center.x += 10
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5,
      options: .allowUserInteraction, animations: { self.view.layoutIfNeeded() }, completion: nil)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {}) { (_: Bool) in }
    UIView.transition(with: page, duration: 0.2, options: .transitionCrossDissolve, animations: {}, completion: nil)
    UIView.performWithoutAnimation { self.page.layoutIfNeeded() }
  }
}
