import ScrollPhysics

/// A view under test: a name, and a factory of fresh views for maps and audits.
public protocol MappableView: Sendable {
  /// The name of the view in reports.
  var name: String { get }
  /// Returns a new view at rest, in its initial state.
  ///
  /// May be called from several threads.
  func makeView() -> any SimulatedScrollView & Sendable
  /// The item at which maps start by default; nil, the default, for the one in the middle.
  var preferredStartItem: Int? { get }
}

extension MappableView {
  /// The default: the item in the middle.
  public var preferredStartItem: Int? { nil }
}
