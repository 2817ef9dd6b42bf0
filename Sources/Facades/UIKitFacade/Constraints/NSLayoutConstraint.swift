/// A relation between attributes of two views or layout guides.
///
///     first = multiplier · second + constant
///
/// Leading is always left, whatever the language. The first baseline is a view's top, the last baseline its bottom.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
    case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  open var firstItem: AnyObject? { first() }
  open var secondItem: AnyObject? { second?() }
  public let firstAttribute, secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { if constant != oldValue { holder?.constraintsHaveChanged() } } }
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsHaveChanged() } }
  }
  open var identifier: String?
  /// The view that holds the constraint; nil while it is inactive.
  private final var holder: UIView? { holderReference?.view }
  private final var holderReference: ViewReference?
  private final let first: () -> AnyObject?
  private final let second: (() -> AnyObject?)?
  var hadSecondItem: Bool { second != nil }

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
    first = Self.reference(to: view1 as AnyObject)
    second = view2.map { Self.reference(to: $0 as AnyObject) }
  }

  /// Returns a function that returns an item, or nil once it is deallocated.
  private static func reference(to object: AnyObject) -> () -> AnyObject? {
    if let reference = (object as? UIView)?.reference { return { reference.view } }
    // A view's own guides are created on each read, so the constraint retains the one it was given.
    if object is UILayoutGuide { return { object } }
    return { [weak object] in object }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue { return activate() }
      holder?.constraintState?.constraints.removeAll { $0 === self }
      holder?.constraintsHaveChanged()
      holderReference = nil
    }
  }

  private func activate() {
    guard let first = Self.view(of: firstItem), let second = hadSecondItem ? Self.view(of: secondItem) : first
    else { return }
    guard let around = sequence(first: first, next: \.superview).first(where: { second.isDescendant(of: $0) }) else {
      Precondition.fail(
        "Unable to activate constraint with anchors because they have no common ancestor. Does the constraint or its"
          + " anchors reference items in different view hierarchies? That's illegal.")
    }
    put(in: around)
  }

  func put(in view: UIView) {
    if holder != nil { return }
    holderReference = view.reference
    view.madeConstraintState.constraints.append(self)
    view.constraintsHaveChanged()
  }

  func refers(toViewsIn view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) == true }
  }

  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  open override var description: String {
    MainActor.assumeIsolated {
      let sign = ["<=", "==", ">="][relation.rawValue + 1]
      var words = "\(Self.name(firstItem)).\(firstAttribute) \(sign)"
      if hadSecondItem {
        words += multiplier == 1 ? "" : " \(multiplier) *"
        words += " \(Self.name(secondItem)).\(secondAttribute)"
        if constant != 0 { words += constant < 0 ? " - \(-constant)" : " + \(constant)" }
      } else {
        words += " \(constant)"
      }
      return identifier.map { "\(words) (\($0))" } ?? words
    }
  }

  private static func name(_ item: AnyObject?) -> String { item.map { "\(type(of: $0))" } ?? "nothing" }

  open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
}
