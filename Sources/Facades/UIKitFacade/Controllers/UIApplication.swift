/// The app: an active one without windows or links, whose methods do nothing.
open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let shared = UIApplication()
  // The facade only stores these.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open weak var delegate: AnyObject?

  open var applicationState: State { .active }
  open var keyWindow: UIWindow? { nil }
  open var windows: [UIWindow] { [] }

  /// Returns false: the facade opens no links.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls the completion handler with false, because the facade opens no links.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    action.send(to: target, from: sender, for: event)
  }
}
