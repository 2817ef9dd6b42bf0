// name: delegate scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
// files: 23
import UIKit

private final class Snapping: NSObject, UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let page = round(targetContentOffset.pointee.x / 320)
    targetContentOffset.pointee.x = page * 320
  }
}

private final class SnappingCollection: UIViewController, UICollectionViewDelegate {
  var start: CGFloat = 0

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = scrollView.contentOffset.x }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset offset: UnsafeMutablePointer<CGPoint>
  ) {
    let pages = round(velocity.x * 0.3)
    offset.pointee = CGPoint(x: start + pages * scrollView.bounds.width, y: offset.pointee.y)
  }
}

private final class SnappingController: UICollectionViewController {
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
