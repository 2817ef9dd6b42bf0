/// The name of a method, with the method itself where it is made from one.
///
/// There is no Objective-C runtime, so a selector that is made from a name alone never leads to a call. Instead of
/// `#selector(tapped)`, write `Selector("tapped", Pager.tapped)`, as `scrollsim adopt` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private struct Mismatch: Error {}

  /// The name, with a colon for each parameter, by which selectors are equal.
  public let description: String
  private let method: (@Sendable (AnyObject, [Any?]) throws -> Void)?

  public init(_ name: String) { (description, method) = (name, nil) }
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates the selector of a method, such as `Pager.tapped`, which may take the sender, and the event, an empty one; the
  /// name has no parentheses.
  public init<Target, each Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    nonisolated(unsafe) let method = method
    var colons = ""
    func count<Value>(_: Value.Type) { colons += ":" }
    repeat count((each Argument).self)
    description = name + colons
    self.method = { target, arguments in
      var rest = arguments[...]
      func next<Value>(_ type: Value.Type) throws -> Value {
        guard let value = rest.popFirst() as? Value else { throw Mismatch() }
        return value
      }
      guard let target = target as? Target else { throw Mismatch() }
      _ = method(target)(repeat try next((each Argument).self))
    }
  }

  /// Calls the method; returns whether the target has it and accepts the arguments.
  @discardableResult
  func call(_ target: AnyObject, _ arguments: Any?...) -> Bool { (try? method?(target, arguments)) != nil }

  /// Calls the method on the target, or on the first responder from the sender on that has it; returns whether one has.
  @MainActor @discardableResult func send(to target: Any?, from sender: Any?, for event: UIEvent? = nil) -> Bool {
    let event = event ?? UIEvent()
    if let target { return call(target as AnyObject, sender, event) }
    guard let responder = sender as? UIResponder else { return false }
    return sequence(first: responder, next: \.next).contains { call($0, sender, event) }
  }

  public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
