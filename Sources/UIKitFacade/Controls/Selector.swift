/// The name of an Objective-C method.
///
/// There is no Objective-C runtime, so a selector never leads to a call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method.
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
