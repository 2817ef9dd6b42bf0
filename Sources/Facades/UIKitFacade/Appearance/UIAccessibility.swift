/// The announcements of an app to assistive technologies, which the facade does not have.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public static let (screenChanged, layoutChanged) = (Self(rawValue: 1000), Self(rawValue: 1001))
    public static let (announcement, pageScrolled) = (Self(rawValue: 1008), Self(rawValue: 1009))
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }

  /// Does nothing, because there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}
