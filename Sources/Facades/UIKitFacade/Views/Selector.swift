/// The name of an Objective-C method; there is no Objective-C runtime, so a selector never leads to a call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}
