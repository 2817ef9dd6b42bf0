import Foundation

/// What a `UIAction` does.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What kind of entry it is.
  public struct Attributes: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt
    /// Not to be used now.
    public static let disabled = Attributes(rawValue: 1)
    /// One that destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Not to be seen.
    public static let hidden = Attributes(rawValue: 4)

    /// Creates kinds from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether an entry is switched on.
  public enum State: Int, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// Both.
    case mixed
  }

  /// What it says.
  public let title: String
  /// What it shows.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// Something to do, with a title.
open class UIAction: UIMenuElement {
  /// What an action is told from others by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What it is told from others by.
  public let identifier: Identifier
  /// What kind of entry it is.
  open var attributes: Attributes
  /// Whether it is switched on.
  open var state: State
  /// The control that has sent it; nil before one has.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }
}
