public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public static let (disabled, destructive, hidden) = (bit(0), bit(1), bit(2))
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum State: Int, Sendable { case off, on, mixed }

  public let title: String
  public let image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }
}
