// name: type UIVisualEffectView
// files: 1
import UIKit

private final class Blurred: UIView {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    let _: UIView = blur.contentView
    blur.effect = nil
  }
}
