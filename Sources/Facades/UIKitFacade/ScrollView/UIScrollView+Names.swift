extension UIScrollView {
  /// The adjustments of the content inset for bars.
  ///
  /// The facade has no bars, so every value has the same effect: none.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// The styles of the scroll indicators; the facade does not draw indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  /// The keyboard's reactions to a drag; the facade has no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Does nothing, because the facade does not draw scroll indicators.
  public func flashScrollIndicators() {}

  public var isZooming: Bool { false }

  /// Stores a zoom scale, without scaling the content or animating.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}
