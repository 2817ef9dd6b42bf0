// name: type CATransform3DIdentity
// files: 5
import UIKit

private final class Flat: UIView {
  func straighten() {
    layer.transform = CATransform3DIdentity
    var perspective = CATransform3DIdentity
    perspective.m34 = 1.0 / -800.0
    layer.sublayerTransform = perspective
  }
}
