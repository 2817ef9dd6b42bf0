// name: FlowLayout.estimatedItemSize
// files: 1
import UIKit

private final class Estimated: UICollectionViewFlowLayout {
  override init() {
    super.init()
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    estimatedItemSize = CGSize(width: 100, height: 44)
    estimatedItemSize = .zero
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
