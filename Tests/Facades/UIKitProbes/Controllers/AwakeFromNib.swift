// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: awakeFromNib()
// files: 3
// partly: never called: there are no nibs
import UIKit

private final class NibLayout: UICollectionViewFlowLayout {
  override func awakeFromNib() {
    super.awakeFromNib()
    scrollDirection = .horizontal
  }
}

private final class NibCell: UICollectionViewCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    layer.cornerRadius = 4
  }
}

private final class NibView: UIView {
  override public func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .clear
  }
}
