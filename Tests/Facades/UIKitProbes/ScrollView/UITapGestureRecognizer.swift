// name: type UITapGestureRecognizer
// files: 2
// partly: only single taps inside a scroll view
import UIKit

private final class Tapped: UIView {
  let tap = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tap.numberOfTapsRequired = 2
    tap.cancelsTouchesInView = false
    isUserInteractionEnabled = true
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    let _: CGPoint = recognizer.location(in: self)
    if recognizer.state == .ended { recognizer.isEnabled = false }
    let _: UIView? = recognizer.view
  }
}
