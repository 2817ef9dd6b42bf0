import ScrollPhysics

/// A scroll view under test: a name, and as many fresh views as a map or an audit asks for.
public protocol FeelSubject: Sendable {
  /// What reports call it.
  var name: String { get }
  /// The view at rest, as a user finds it.
  ///
  /// Called from several threads.
  func makeView() -> any SimulatedScrollView & Sendable
  /// The item from which a map is most telling; nil, the default, for the one in the middle.
  var preferredStartItem: Int? { get }
}

extension FeelSubject {
  /// The item in the middle.
  public var preferredStartItem: Int? { nil }
}
