public struct ScrollGeometry: Equatable, Sendable {
  /// The offset, which may be less than zero or more than the content through insets and the rubber band.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, with its insets, unlike a behavior's `containerSize`.
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The visible rectangle with what lies under the insets, in points of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible rectangle without what lies under the insets, in points of the content.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.width, height: containerSize.height - contentInsets.height)
  }
}
