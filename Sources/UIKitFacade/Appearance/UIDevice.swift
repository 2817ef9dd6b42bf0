import Foundation

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's display.
  case carPlay
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Portrait.
  case portrait
  /// Portrait upside down.
  case portraitUpsideDown
  /// Landscape, with the top of the device at the left.
  case landscapeLeft
  /// Landscape, with the top of the device at the right.
  case landscapeRight
  /// Face up.
  case faceUp
  /// Face down.
  case faceDown

  /// A Boolean value that indicates whether the orientation is portrait, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The simulated device: a phone in portrait orientation.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  public static let current = UIDevice()

  /// The interface idiom: always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation: always portrait.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The name of the device.
  open var name: String { model }
  /// The model of the device.
  open var model: String { "iPhone" }
  /// The name of the operating system.
  open var systemName: String { "iOS" }
  /// The version of iOS whose headers the facade's names follow.
  open var systemVersion: String { "17.0" }

  /// The name of the notification of a new orientation, which is never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Does nothing, because the orientation never changes.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  open func endGeneratingDeviceOrientationNotifications() {}
}
