// name: type UIViewControllerTransitionCoordinator
// files: 2
import UIKit

private final class Turning: UICollectionViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = Int(collectionView.contentOffset.x / collectionView.bounds.width)
    coordinator.animate(alongsideTransition: { (context: UIViewControllerTransitionCoordinatorContext) in
      self.collectionView.collectionViewLayout.invalidateLayout()
      let _: TimeInterval = context.transitionDuration
    }) { _ in
      self.collectionView.scrollToItem(at: [0, page], at: .left, animated: false)
    }
    coordinator.animate(alongsideTransition: nil, completion: { _ in })
    coordinator.animate(alongsideTransition: { _ in }, completion: nil)
  }
}
