/// A view under test: a name, a factory of fresh views for maps, sheets and audits, and the items of such a view.
///
/// Every requirement beyond the name and the factory has a default: the view has no items, declares only that releases
/// rest on items, and cannot be varied. Audits that need more report that they are not applicable.
public protocol AuditableView: Sendable {
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
  /// The declared properties of the design, which audits check.
  var declared: DeclaredFeel { get }
  /// The axis along which the view scrolls; nil for the one with the longer scroll range.
  var scrollAxis: ScrollAxis? { get }
  /// The items at which gestures may begin; nil for any.
  ///
  /// A design that keeps track of its page itself knows only the item at which its view starts.
  var startItems: [Int]? { get }
  /// Returns the intervals that items cover along the scroll axis, in points of the content; nil, the default, if they
  /// are not known.
  func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]?
  /// Returns a variant of the view.
  /// - Throws: `VariantError` with the reason if the view cannot be varied like that.
  func variant(_ variant: ViewVariant) throws(VariantError) -> Self
}

extension AuditableView {
  public var preferredStartItem: Int? { nil }
  public var declared: DeclaredFeel { DeclaredFeel() }
  public var scrollAxis: ScrollAxis? { nil }
  public var startItems: [Int]? { nil }
  public func extents(ofItems items: Range<Int>) -> [ClosedRange<Double>]? { nil }

  public func variant(_ variant: ViewVariant) throws(VariantError) -> Self {
    throw VariantError("the view cannot be varied")
  }
}

extension AuditableView where Items == ItemList {
  /// Returns no items, the default.
  public func items(in configuration: ScrollConfiguration) -> ItemList { ItemList([Double](), in: configuration) }
}
