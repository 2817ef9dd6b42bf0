import Foundation

/// The values of a scroll view that the facade only stores: it draws no indicators, and has no bars, zoom or keyboard.
open class UIScrollViewStoredValues: UIView {
  open var bouncesZoom = true
  open var canCancelContentTouches = true
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  open var delaysContentTouches = true
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  open var maximumZoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollsToTop = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var zoomScale: CGFloat = 1
}
