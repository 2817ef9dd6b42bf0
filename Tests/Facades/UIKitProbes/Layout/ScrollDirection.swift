// name: UICollectionView.ScrollDirection (.horizontal/.vertical)
// files: 24
import UIKit

private final class ScrollAxis {
  let direction: UICollectionView.ScrollDirection

  init(direction: UICollectionView.ScrollDirection = .horizontal) { self.direction = direction }

  var isHorizontal: Bool { return direction == .horizontal || direction != UICollectionView.ScrollDirection.vertical }
  var number: Int { return direction.rawValue }
}
