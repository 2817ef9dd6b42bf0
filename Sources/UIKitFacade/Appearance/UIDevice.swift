import Foundation

/// How big a device is taken to be.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A telephone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side: the top is at the left.
  case landscapeLeft
  /// On its left side: the top is at the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is held upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that files ask about: a telephone held upright.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// A telephone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// What the device calls itself.
  open var name: String { model }
  /// What the device is.
  open var model: String { "iPhone" }
  /// What runs on it.
  open var systemName: String { "iOS" }
  /// The version of iOS whose headers the names here follow.
  open var systemVersion: String { "17.0" }

  /// Told when the device is held another way; it never is.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Asks to be told; nothing is.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Asks no more to be told.
  open func endGeneratingDeviceOrientationNotifications() {}
}
