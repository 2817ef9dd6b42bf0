import ScrollPhysics

/// A view under test: a name, a factory of fresh views for maps and audits, and the items of such a view.
public protocol MappableView: Sendable {
  /// The items of the view.
  associatedtype Items: ItemOffsets = ItemList
  /// The scroll view.
  associatedtype View: SimulatedScrollView & Sendable
  /// The name of the view in reports.
  var name: String { get }
  /// Returns a new view at rest, in its initial state; may be called from several threads.
  func makeView() -> View
  /// Returns the items of the view in a configuration; by default none.
  func items(in configuration: ScrollConfiguration) -> Items
  /// The item at which maps start by default; nil, the default, for the one in the middle.
  var preferredStartItem: Int? { get }
}

extension MappableView {
  public var preferredStartItem: Int? { nil }
}

extension MappableView where Items == ItemList {
  /// Returns no items, the default.
  public func items(in configuration: ScrollConfiguration) -> ItemList { ItemList([Double](), in: configuration) }
}
