/// The name of a method, as Objective-C finds it; there is no Objective-C, so that nothing is ever called by it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a selector from a name.
  public init(_ name: String) {
    description = name
  }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) {
    description = value
  }
}
