/// A plug-in that changes the attributes of elements depending on the visible part of the content.
public protocol FlowLayoutPlugin: Sendable {
  /// Changes the attributes of one element, as the layout or the plug-in before has set them.
  func modify(_ attributes: inout ItemAttributes, in viewport: LayoutViewport)
}

/// The visible part of the content.
public struct LayoutViewport: Hashable, Sendable {
  /// The visible rectangle of the content, in points: the content offset and the bounds.
  public var rect: LayoutRect
  /// The axis along which the content scrolls.
  public var scrollDirection: ScrollDirection

  /// Creates a viewport.
  public init(rect: LayoutRect, scrollDirection: ScrollDirection) {
    (self.rect, self.scrollDirection) = (rect, scrollDirection)
  }

  var start: Double { scrollDirection == .horizontal ? rect.minX : rect.minY }
  var length: Double { rect.size.along(scrollDirection) }
}
