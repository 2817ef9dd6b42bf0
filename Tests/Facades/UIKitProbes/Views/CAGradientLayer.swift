// name: type CAGradientLayer
// files: 1
import UIKit

private final class Gradient: UIView {
  private let gradient = CAGradientLayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    gradient.locations = [0, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    if gradient.superlayer == nil { layer.insertSublayer(gradient, at: 0) }
    layer.mask = gradient
  }
}
