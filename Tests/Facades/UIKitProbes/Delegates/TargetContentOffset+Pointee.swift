// name: targetContentOffset.pointee (UnsafeMutablePointer<CGPoint>)
// files: 19
import UIKit

private final class Pointee: NSObject, UICollectionViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    var target: CGPoint = targetContentOffset.pointee
    target.x += 10
    targetContentOffset.pointee = target
    targetContentOffset.pointee.y = 0
    targetContentOffset.pointee = scrollView.contentOffset
    targetContentOffset.initialize(to: target)
    move(targetContentOffset)
    let _: CGFloat = targetContentOffset.pointee.x / 2
  }

  private func move(_ target: UnsafeMutablePointer<CGPoint>) { target.pointee.x = 0 }
}
