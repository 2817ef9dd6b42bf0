// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: View.layoutSubviews override
// files: 3
import UIKit

open class PagesView: UIScrollView {
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in subviews.enumerated() { view.frame.origin.x = CGFloat(index) * bounds.width }
  }
}

private final class RoundCell: UICollectionViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
