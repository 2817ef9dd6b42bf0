public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The simulated device: a phone in portrait orientation.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var name: String { model }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The version of iOS whose headers the facade's names follow.
  open var systemVersion: String { "17.0" }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Does nothing, because the orientation never changes.
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}
