// swift-format-ignore-file
import Snapping
import UIKit

/// Snaps a scroll view as the scene "preset-minne" does. Keep it as long as the view.
final class PresetMinneSnapping: NSObject, UIScrollViewDelegate {
  private var behavior: SnapBehavior
  private var dragStart = Vector2D.zero

  /// Becomes the delegate of a view that has its size and its content.
  init(_ scrollView: UIScrollView) {
    let size = LayoutSize(width: scrollView.bounds.width, height: scrollView.bounds.height)
    let row = FlowLayout(
      containerSize: size,
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 10, size: LayoutSize(width: 320, height: 240)),
          minimumLineSpacing: 16,
          minimumInteritemSpacing: 10,
          sectionInset: LayoutInset(top: 0, left: 16, bottom: 0, right: 16))])
    behavior = SnapBehavior(
      row, alignment: SnapAlignment(anchor: 0),
      rule: SnapRule(.flick(FlickThresholds(minimumFlickVelocity: 0.2, largeFlickVelocity: 2, pagesPerFlick: 1, pagesPerLargeFlick: 2))))
    super.init()
    scrollView.decelerationRate = .fast
    scrollView.delegate = self
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = Vector2D(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y)
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
      dragStartOffset: dragStart, geometry: geometry,
      displayScale: scrollView.traitCollection.displayScale)
    behavior.updateTarget(&target, context: context)
    targetContentOffset.pointee = CGPoint(x: target.x, y: target.y)
  }
}
