import Foundation

/// The closure that runs when an action is sent.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The raw bits of the attributes.
    public let rawValue: UInt
    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1)
    /// The element performs a destructive action.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The states of a menu element.
  public enum State: Int, Sendable {
    /// The element is off.
    case off
    /// The element is on.
    case on
    /// The element stands for several values, some on and some off.
    case mixed
  }

  /// The title of the element.
  public let title: String
  /// The image of the element.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// A menu element that runs a closure.
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// The attributes of the action.
  open var attributes: Attributes
  /// The state of the action.
  open var state: State
  /// The control that last sent the action, or nil.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action; without an identifier it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }
}
