// name: CGRect.midY
// files: 7
import UIKit

private final class Centred: UIView {
  let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let _: CGFloat = dot.frame.midY
  }
}
