// swift-format-ignore-file
import Snapping
import UIKit

/// Snaps a scroll view as the scene "preset-cards" does. Keep it as long as the view.
final class PresetCardsSnapping: NSObject, UIScrollViewDelegate {
  private var behavior: CardPaging
  private var dragStart = Vector2D.zero
  private var movement = Vector2D.zero
  private var last = 0.0

  /// Becomes the delegate of a view that has its size and its content.
  init(_ scrollView: UIScrollView) {
    let size = LayoutSize(width: scrollView.bounds.width, height: scrollView.bounds.height)
    let row = FlowLayout(
      containerSize: size,
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 8, size: LayoutSize(width: 300, height: 240)),
          minimumLineSpacing: 12,
          minimumInteritemSpacing: 10,
          sectionInset: LayoutInset(top: 0, left: 0, bottom: 0, right: 0))])
    behavior = CardPaging(row)
    super.init()
    scrollView.decelerationRate = .fast
    scrollView.delegate = self
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = Vector2D(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.x
    if scrollView.isDragging && offset != last { movement.x = offset < last ? -1 : 1 }
    last = offset
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let (content, bounds, inset) = (scrollView.contentSize, scrollView.bounds, scrollView.adjustedContentInset)
    let geometry = ScrollViewGeometry(
      contentSize: Size2D(width: content.width, height: content.height),
      boundsSize: Size2D(width: bounds.width, height: bounds.height),
      contentInset: ContentInset(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right))
    var target = Vector2D(x: targetContentOffset.pointee.x, y: targetContentOffset.pointee.y)
    let context = TargetContext(
      velocity: Vector2D(x: velocity.x, y: velocity.y), proposedTarget: target,
      contentOffset: Vector2D(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y),
      dragStartOffset: dragStart, lastMovement: movement, geometry: geometry,
      displayScale: scrollView.traitCollection.displayScale)
    behavior.updateTarget(&target, context: context)
    targetContentOffset.pointee = CGPoint(x: target.x, y: target.y)
  }
}
