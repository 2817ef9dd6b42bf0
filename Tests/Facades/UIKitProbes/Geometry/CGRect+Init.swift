// name: CGRect(x:y:width:height:)
// files: 13
import UIKit

private final class Frames: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = 16
    let rect = CGRect(x: left, y: 0, width: bounds.width - 2 * left, height: 44)
    subviews.first?.frame = rect
    let _: CGRect = CGRect(x: 0, y: 0, width: 375, height: 667)
    let _: CGRect = CGRect(x: 0.5, y: 0.5, width: 1.0, height: 1.0)
    let _: CGRect = .init(x: left, y: left, width: left, height: left)
  }
}
