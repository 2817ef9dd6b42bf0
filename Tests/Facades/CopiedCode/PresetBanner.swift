// swift-format-ignore-file
import Snapping
import UIKit

/// Snaps a scroll view as the scene "preset-banner" does. Keep it as long as the view.
final class PresetBannerSnapping: NSObject, UIScrollViewDelegate {
  private var behavior: SnapBehavior
  private var dragStart = Vector2D.zero
  private var timer: Timer?

  /// Becomes the delegate of a view that has its size and its content.
  init(_ scrollView: UIScrollView) {
    let size = LayoutSize(width: scrollView.bounds.width, height: scrollView.bounds.height)
    let row = FlowLayout(
      containerSize: size,
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 9, size: LayoutSize(width: 343, height: 240)),
          minimumLineSpacing: 8,
          minimumInteritemSpacing: 241,
          sectionInset: LayoutInset(top: 0, left: 0, bottom: 0, right: 0))])
    behavior = SnapBehavior(
      row, alignment: .lineCenter,
      rule: SnapRule(.flick(FlickThresholds(minimumFlickVelocity: 0.25))))
    super.init()
    scrollView.decelerationRate = .fast
    scrollView.delegate = self
    scrollView.contentOffset.x = 873.5 - scrollView.bounds.width / 2
    startTimer(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    timer?.invalidate()
    dragStart = Vector2D(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y)
  }

  /// Returns the item, 0..<5, of an element of the content, which has the last 2 items once more
  /// before the first one, and the first 2 once more after the last one.
  static func item(ofElement element: Int) -> Int { (element + 3) % 5 }

  /// Returns the item in the middle, which is whole at rest; the first one is 0, a duplicate before it -1.
  private func position(_ scrollView: UIScrollView) -> CGFloat {
    (scrollView.contentOffset.x + scrollView.bounds.width / 2 - 873.5) / 351
  }

  /// Moves the content by whole laps, away from the duplicates; on the screen nothing moves.
  private func recenter(_ scrollView: UIScrollView) {
    let laps = ((position(scrollView) + 0.5) / 5).rounded(.down)
    if laps == 0 { return }
    dragStart.x -= laps * 1755
    scrollView.contentOffset.x -= laps * 1755
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isTracking { recenter(scrollView) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    recenter(scrollView)
    startTimer(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { recenter(scrollView) }

  /// Goes to the next item every 4 s from now on.
  private func startTimer(_ scrollView: UIScrollView) {
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self, weak scrollView] timer in
      guard let carousel = self, let scrollView else { return timer.invalidate() }
      MainActor.assumeIsolated { carousel.goOn(scrollView) }
    }
  }

  private func goOn(_ scrollView: UIScrollView) {
    var next = scrollView.contentOffset
    next.x += (position(scrollView).rounded() + 1 - position(scrollView)) * 351
    scrollView.setContentOffset(next, animated: true)
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
