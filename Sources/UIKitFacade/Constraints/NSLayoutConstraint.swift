import Foundation

/// A relation between attributes of two views or layout guides.
///
///     first = multiplier · second + constant
///
/// Leading is always left, whatever the language. The first baseline is the top of a view, the last baseline its
/// bottom.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relations of a constraint.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the right-hand side.
    case lessThanOrEqual = -1
    /// The first attribute equals the right-hand side.
    case equal
    /// The first attribute is at least the right-hand side.
    case greaterThanOrEqual
  }

  /// The axes of a layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }

  /// The attributes of a view that a constraint can relate.
  public enum Attribute: Int, Sendable {
    /// No attribute: the second side is a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The center along the horizontal axis.
    case centerX
    /// The center along the vertical axis.
    case centerY
    /// The last baseline.
    case lastBaseline
    /// The first baseline.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The top margin.
    case topMargin
    /// The bottom margin.
    case bottomMargin
    /// The leading margin.
    case leadingMargin
    /// The trailing margin.
    case trailingMargin
    /// The center between the left and the right margin.
    case centerXWithinMargins
    /// The center between the top and the bottom margin.
    case centerYWithinMargins
  }

  /// The first item: a view or a layout guide.
  open private(set) weak var firstItem: AnyObject?
  /// The second item: a view or a layout guide; nil if the constraint has only a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The constant that is added to the second attribute, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsHaveChanged() } }
  }
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsHaveChanged() } }
  }
  /// The name of the constraint.
  open var identifier: String?
  /// The view that holds the constraint; nil while it is inactive.
  private weak var holder: UIView?
  let hadSecondItem: Bool
  // A view's own guides are created on each read, so the constraint retains the one it was given.
  private let guides: [UILayoutGuide]

  /// Creates an inactive constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstAttribute, secondAttribute, self.relation, self.multiplier, constant) = (
      attr1, attr2, relation, multiplier, c
    )
    hadSecondItem = view2 != nil
    guides = [view1 as? UILayoutGuide, view2 as? UILayoutGuide].compactMap { $0 }
    super.init()
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
  }

  /// A Boolean value that indicates whether the constraint is active.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue {
        activate()
      } else {
        holder?.constraintState?.constraints.removeAll { $0 === self }
        holder?.constraintsHaveChanged()
        holder = nil
      }
    }
  }

  private func activate() {
    guard let first = Self.view(of: firstItem) else { return }
    var around: UIView? = first
    if hadSecondItem {
      guard let second = Self.view(of: secondItem) else { return }
      while let view = around, !second.isDescendant(of: view) { around = view.superview }
    }
    guard let around else {
      Misuse.stop(
        "Unable to activate constraint with anchors because they have no common ancestor. Does the constraint or its"
          + " anchors reference items in different view hierarchies? That's illegal.")
    }
    put(in: around)
  }

  func put(in view: UIView) {
    if holder != nil { return }
    holder = view
    view.madeConstraintState.constraints.append(self)
    view.constraintsHaveChanged()
  }

  /// Returns the view of an item: the view itself, or the owner of a layout guide.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// A description of the constraint, such as `UILabel.width >= 40`, with its identifier.
  open override var description: String {
    MainActor.assumeIsolated {
      let signs = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
      var words = "\(Self.name(firstItem)).\(firstAttribute) \(signs[relation] ?? "==")"
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

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
