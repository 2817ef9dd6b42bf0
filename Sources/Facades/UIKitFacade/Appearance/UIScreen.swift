/// The simulated screen: 375 by 667 points, with two pixels per point.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  open var scale: CGFloat { 2 }
  open var nativeScale: CGFloat { scale }
}
