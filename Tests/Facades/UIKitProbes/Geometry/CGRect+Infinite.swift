// name: CGRect.infinite/null
// files: 2
import UIKit

private final class All: UICollectionViewFlowLayout {
  var everything: CGRect {
    let all: [UICollectionViewLayoutAttributes] = layoutAttributesForElements(in: CGRect.infinite) ?? []
    return all.map { $0.frame }.reduce(.null) { $0.union($1) }
  }
}
