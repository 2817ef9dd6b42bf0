extension UIScrollView {
  /// Scrolls to a rectangle of the content, within the edges, or makes it visible if no position is given.
  func scroll(to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(contentOffset(showing: frame, at: position), animated: animated)
  }

  /// Returns the content offset, within the edges, at which a rectangle of the content is at a position.
  func contentOffset(showing frame: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      let ((first, last), length) = (adjustedContentInset.ends(axis), bounds.length(axis))
      let (start, middle, end) = UICollectionView.ScrollPosition.along(axis)
      if position.contains(start) {
        offset[axis] = frame.low(axis) - first
      } else if position.contains(middle) {
        offset[axis] = frame.low(axis) + frame.length(axis) / 2 - (first + length - last) / 2
      } else if position.contains(end) {
        offset[axis] = frame.high(axis) - length + last
      }
    }
    return CGPoint(engine.configuration.geometry.clamped(.init(offset)))
  }
}

extension UICollectionView.ScrollPosition {
  static func along(_ axis: ScrollAxis) -> (start: Self, middle: Self, end: Self) {
    axis == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
  }
}
