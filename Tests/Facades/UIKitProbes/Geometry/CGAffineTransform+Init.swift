// name: CGAffineTransform init
// files: 1
import UIKit

private final class Scaled: UICollectionViewCell {
  override var isHighlighted: Bool {
    didSet { transform = isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity }
  }

  let others: [CGAffineTransform] = [
    CGAffineTransform(translationX: 0, y: 10), CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGAffineTransform(),
  ]
}
