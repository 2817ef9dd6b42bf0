// name: CGRect.minY
// files: 3
import UIKit

private final class TopLayout: UICollectionViewFlowLayout {
  func tops(in rect: CGRect) -> [CGFloat] {
    let attributes = super.layoutAttributesForElements(in: rect) ?? []
    return attributes.map { $0.frame.minY - rect.minY }
  }
}
