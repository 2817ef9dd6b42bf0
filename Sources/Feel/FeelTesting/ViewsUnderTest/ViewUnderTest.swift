/// A view under test that is created by a closure.
///
/// ```swift
/// let cards = ViewUnderTest("cards") { Scroller(configuration, behavior: CardSnapping()) }
/// let map = try DecisionMap(of: cards)
/// ```
///
/// If the view is created from a configuration, audits can also vary it:
///
/// ```swift
/// let cards = ViewUnderTest("cards", configuration) { Scroller($0, behavior: CardSnapping()) }
/// ```
///
/// If it has items, pass them too. Maps then count items, and audits check where items rest:
///
/// ```swift
/// let cards = ViewUnderTest("cards", configuration, items: { ItemList(cardOffsets, in: $0) }) {
///   Scroller($0, behavior: CardSnapping())
/// }
/// ```
public struct ViewUnderTest<Items: ItemOffsets>: AuditableView {
  public let name: String
  public var declared: DeclaredFeel
  /// The items at which gestures may begin, of which maps begin at the first; nil for any.
  public var startItems: [Int]?
  private var configuration: ScrollConfiguration?
  private let find: @Sendable (ScrollConfiguration) -> Items
  private let make: @Sendable (ScrollConfiguration?) -> any SimulatedScrollView & Sendable

  /// Creates a view under test from a closure that returns a new view at rest; it is called from several threads.
  public init(
    _ name: String, declared: DeclaredFeel = DeclaredFeel(),
    items: @escaping @Sendable (ScrollConfiguration) -> Items = { ItemList([Double](), in: $0) },
    makeView: @escaping @Sendable () -> any SimulatedScrollView & Sendable
  ) {
    (self.name, self.declared) = (name, declared)
    find = items
    make = { _ in makeView() }
  }

  /// Creates a view under test from a closure that returns a view at rest for a configuration.
  ///
  /// The closure is called from several threads.
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - configuration: The configuration of the view; variants change its content inset, display scale or bounds.
  ///   - declared: What the view is meant to do, which audits take into account.
  ///   - items: The items of the view in a configuration; by default none.
  ///   - makeView: Returns the view, at rest.
  public init(
    _ name: String, _ configuration: ScrollConfiguration, declared: DeclaredFeel = DeclaredFeel(),
    items: @escaping @Sendable (ScrollConfiguration) -> Items = { ItemList([Double](), in: $0) },
    makeView: @escaping @Sendable (ScrollConfiguration) -> any SimulatedScrollView & Sendable
  ) {
    (self.name, self.declared, self.configuration) = (name, declared, configuration)
    find = items
    make = { makeView($0 ?? configuration) }
  }

  public var preferredStartItem: Int? { startItems?.first }
  public func makeView() -> some SimulatedScrollView & Sendable { AnyScrollView(make(configuration)) }
  public func items(in configuration: ScrollConfiguration) -> Items { find(configuration) }

  public func variant(_ variant: ViewVariant) throws(VariantError) -> ViewUnderTest {
    guard var varied = configuration else {
      throw VariantError("the view is not made of a configuration that could be varied")
    }
    let axis = varied.geometry.mainAxis
    switch variant {
    case .contentInset(let shift):
      varied.geometry.contentInset = varied.geometry.contentInset.shifted(by: shift, axis)
      if make(varied).configuration.geometry.contentInset != varied.geometry.contentInset {
        throw VariantError("the view decides its content inset itself")
      }
    case .displayScale(let scale): varied.displayScale = scale
    case .boundsLength(let length): varied.geometry.boundsSize[axis] = length
    default: throw VariantError("this variant needs the view's items, and the closure takes only a configuration")
    }
    return changed(self) { $0.configuration = varied }
  }
}
