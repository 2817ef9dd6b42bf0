import Foundation

/// The screen that files measure: one of 375 by 667 points, two pixels a point.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The screen's size, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// Pixels per point.
  open var scale: CGFloat { 2 }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
}
