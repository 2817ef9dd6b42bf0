// name: type CGAffineTransform
// files: 2
import UIKit

private final class Turned: UIView {
  func turn(_ angle: CGFloat) {
    transform = CGAffineTransform(rotationAngle: angle)
    transform = transform.scaledBy(x: 0.9, y: 0.9).translatedBy(x: 4, y: 0).rotated(by: .pi)
    let other: CGAffineTransform = CGAffineTransform.identity.concatenating(transform.inverted())
    if other == .identity || other.isIdentity { transform = .identity }
    let _: CGPoint = CGPoint(x: 1, y: 2).applying(transform)
    let _: CGRect = bounds.applying(CGAffineTransform(translationX: 1, y: 2))
    let _: CGFloat = transform.a + transform.d + transform.tx
  }
}
