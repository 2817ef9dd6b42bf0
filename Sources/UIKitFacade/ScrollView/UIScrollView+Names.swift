import Foundation

extension UIScrollView {
  /// Which bars the insets follow; there are none.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As it suits the controller.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// None.
    case never
    /// All.
    case always
  }

  /// How the scroll indicators look; nothing draws them.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light edge.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// How a drag puts the keyboard away; there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When it begins.
    case onDrag
    /// As the finger moves.
    case interactive
    /// When it begins, with what is above the keyboard.
    case onDragWithAccessory
    /// As the finger moves, with what is above the keyboard.
    case interactiveWithAccessory
  }

  /// The distance of both indicators from the edges, in points; nothing draws them.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment; nothing draws them.
  public func flashScrollIndicators() {}

  /// Whether two fingers zoom; never.
  public var isZooming: Bool { false }

  /// Keeps a scale; nothing zooms.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}
