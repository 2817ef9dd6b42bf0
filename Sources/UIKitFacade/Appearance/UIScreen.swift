import Foundation

/// The simulated screen: 375 by 667 points, with two pixels per point.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The main screen.
  public static let main = UIScreen()

  /// The bounds of the screen, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// The scale of the screen, in pixels per point.
  open var scale: CGFloat { 2 }
  /// The native scale of the screen, in pixels per point.
  open var nativeScale: CGFloat { scale }
}
