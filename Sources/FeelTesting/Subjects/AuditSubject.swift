import ScrollPhysics

/// A scroll view that audits can examine: it says what it promises, and can be varied.
///
/// All but ``FeelSubject``'s questions have answers by default: nothing is promised but that releases land on items, and
/// nothing can be varied. Audits that need more say so and do not apply.
public protocol AuditSubject: FeelSubject {
  /// What the design promises.
  var declared: DeclaredFeel { get }
  /// The axis along which the view scrolls; nil for the one along which it scrolls farther.
  var scrollAxis: Axis? { get }
  /// The items at which gestures may begin; nil for any.
  ///
  /// A design that tracks its page by itself knows only the item its view begins with.
  var startItems: [Int]? { get }
  /// Where an item begins and ends along the scroll axis, in points of the content; nil where that is not known.
  func extent(ofItem item: Int) -> ClosedRange<Double>?
  /// The view varied in some way.
  ///
  /// - Throws: `VariantError`, a sentence, where it cannot be.
  func variant(_ variant: SubjectVariant) throws(VariantError) -> Self
}

extension AuditSubject {
  /// Nothing but that releases land on items.
  public var declared: DeclaredFeel { DeclaredFeel() }

  /// The one along which the view scrolls farther.
  public var scrollAxis: Axis? { nil }

  /// Any item.
  public var startItems: [Int]? { nil }

  /// It is not known.
  public func extent(ofItem item: Int) -> ClosedRange<Double>? { nil }

  /// Nothing can be varied.
  public func variant(_ variant: SubjectVariant) throws(VariantError) -> Self {
    throw VariantError("the view cannot be varied")
  }
}
