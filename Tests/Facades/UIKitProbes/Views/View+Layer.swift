// name: View.layer
// files: 3
import UIKit

private final class Shadowed: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    layer.masksToBounds = false
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 4
    layer.borderWidth = 1
    layer.borderColor = UIColor.gray.cgColor
    layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    layer.zPosition = 1
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
    let _: CALayer = contentView.layer
    layer.addSublayer(CALayer())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
