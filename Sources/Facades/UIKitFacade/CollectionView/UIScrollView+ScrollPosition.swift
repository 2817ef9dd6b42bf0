import Foundation

extension UIScrollView {
  /// Scrolls to a rectangle of the content, within the edges, or makes it visible if no position is given.
  func scroll(to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(contentOffset(showing: frame, at: position), animated: animated)
  }

  /// Returns the content offset, within the edges, at which a rectangle of the content is at a position.
  func contentOffset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    let (inset, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (inset.left + size.width - inset.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX - size.width + inset.right
    }
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (inset.top + size.height - inset.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - size.height + inset.bottom
    }
    return CGPoint(engine.configuration.geometry.clamped(.init(offset)))
  }
}
