/// The announcements of an app to assistive technologies, which the facade does not have.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }

  /// Does nothing, because there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}
