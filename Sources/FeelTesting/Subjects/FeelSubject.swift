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

/// A scroll view of one's own under test.
///
///     let cards = ViewUnderTest("cards") { Scroller(configuration, behavior: CardSnapping()) }
///     let map = try DecisionMap(of: cards)
public struct ViewUnderTest: FeelSubject {
  /// What reports call it.
  public let name: String
  private let make: @Sendable () -> any SimulatedScrollView & Sendable

  /// Names what makes a view at rest; it is called from several threads.
  public init(_ name: String, makeView: @escaping @Sendable () -> any SimulatedScrollView & Sendable) {
    self.name = name
    make = makeView
  }

  /// The view at rest, as a user finds it.
  public func makeView() -> any SimulatedScrollView & Sendable { make() }
}
