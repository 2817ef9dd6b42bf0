// name: type UICollectionViewDelegate
// files: 9
// partly: a collection view's `delegate` reads as `UIScrollViewDelegate?`; cast it
import UIKit

private final class Chosen: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    return indexPath.item > 0
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    cell.alpha = 1
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    cell.tag = indexPath.row
  }

  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    return proposedContentOffset
  }
}

private final class DelegateKeeper: UIView {
  weak var delegate: UICollectionViewDelegate?
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  func pass() {
    list.delegate = delegate
    let _: UICollectionViewDelegate? = list.delegate as? UICollectionViewDelegate
  }
}
