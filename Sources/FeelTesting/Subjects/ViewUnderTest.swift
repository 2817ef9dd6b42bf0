import ScrollPhysics

/// A scroll view of one's own under test.
///
/// ```swift
/// let cards = ViewUnderTest("cards") { Scroller(configuration, behavior: CardSnapping()) }
/// let map = try DecisionMap(of: cards)
/// ```
///
/// With a configuration to make the view of, audits vary it too:
///
/// ```swift
/// let cards = ViewUnderTest("cards", configuration) { Scroller($0, behavior: CardSnapping()) }
/// ```
public struct ViewUnderTest: AuditSubject {
  /// What reports call it.
  public let name: String
  /// What the design promises.
  public var declared: DeclaredFeel
  private var configuration: ScrollConfiguration?
  private let make: @Sendable (ScrollConfiguration?) -> any SimulatedScrollView & Sendable

  /// Names what makes a view at rest; it is called from several threads.
  public init(
    _ name: String, declared: DeclaredFeel = DeclaredFeel(),
    makeView: @escaping @Sendable () -> any SimulatedScrollView & Sendable
  ) {
    self.name = name
    self.declared = declared
    make = { _ in makeView() }
  }

  /// Names what makes a view of a configuration, at rest; it is called from several threads.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - configuration: The view's own; variants change its content inset, display scale or bounds.
  ///   - declared: What the design promises.
  ///   - makeView: Makes the view.
  public init(
    _ name: String, _ configuration: ScrollConfiguration, declared: DeclaredFeel = DeclaredFeel(),
    makeView: @escaping @Sendable (ScrollConfiguration) -> any SimulatedScrollView & Sendable
  ) {
    self.name = name
    self.declared = declared
    self.configuration = configuration
    make = { makeView($0 ?? configuration) }
  }

  /// The view at rest, as a user finds it.
  public func makeView() -> any SimulatedScrollView & Sendable { make(configuration) }

  /// The view of a varied configuration.
  public func variant(_ variant: SubjectVariant) throws(VariantError) -> ViewUnderTest {
    guard var varied = configuration else {
      throw VariantError("the view is not made of a configuration that could be varied")
    }
    let axis = varied.geometry.mainAxis
    switch variant {
    case .contentInset(let shift):
      varied.geometry.contentInset = varied.geometry.contentInset.shifted(by: shift, axis)
    case .displayScale(let scale): varied.displayScale = scale
    case .boundsLength(let length): varied.geometry.boundsSize[axis] = length
    case .mirrored, .transposed, .itemCount:
      throw VariantError("what is in the view is not known, only its configuration")
    }
    var result = self
    result.configuration = varied
    return result
  }
}
