import Foundation

extension UIScrollView {
  /// The adjustments of the content inset for bars.
  ///
  /// The facade has no bars, so every value has the same effect: none.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adjusts the content inset automatically.
    case automatic
    /// Adjusts the content inset along the scrollable axes only.
    case scrollableAxes
    /// Never adjusts the content inset.
    case never
    /// Always adjusts the content inset.
    case always
  }

  /// The styles of the scroll indicators; the facade does not draw indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Black with a white border.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The keyboard's reactions to a drag; the facade has no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Dragging does not dismiss the keyboard.
    case none
    /// Dismisses the keyboard when a drag begins.
    case onDrag
    /// Moves the keyboard with the finger.
    case interactive
    /// Dismisses the keyboard and its accessory view when a drag begins.
    case onDragWithAccessory
    /// Moves the keyboard and its accessory view with the finger.
    case interactiveWithAccessory
  }

  /// The distance of both scroll indicators from the edges of the view, in points.
  ///
  /// Setting it sets ``verticalScrollIndicatorInsets`` and ``horizontalScrollIndicatorInsets``. Reading it returns the
  /// vertical one.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Does nothing, because the facade does not draw scroll indicators.
  public func flashScrollIndicators() {}

  /// A Boolean value that indicates whether the view is zooming: always `false`.
  public var isZooming: Bool { false }

  /// Stores a zoom scale, without scaling the content or animating.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}
