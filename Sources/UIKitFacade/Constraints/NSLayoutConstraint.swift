import Foundation

/// A relation between the edges, the middles or the sides of two views.
///
///     first = multiplier · second + constant
///
/// Language goes from left to right, so that leading is left. Baselines are taken to be the top and the bottom.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is not more.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal
    /// The first is not less.
    case greaterThanOrEqual
  }

  /// An axis.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// What of a view is meant.
  public enum Attribute: Int, Sendable {
    /// Nothing: a constant.
    case notAnAttribute
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The edge where the language begins its lines.
    case leading
    /// The edge where the language ends its lines.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from left to right.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The line on which the last line of text stands.
    case lastBaseline
    /// The line on which the first line of text stands.
    case firstBaseline
    /// The left edge, moved in by the margin.
    case leftMargin
    /// The right edge, moved in by the margin.
    case rightMargin
    /// The top, moved in by the margin.
    case topMargin
    /// The bottom, moved in by the margin.
    case bottomMargin
    /// The edge where the language begins its lines, moved in by the margin.
    case leadingMargin
    /// The edge where the language ends its lines, moved in by the margin.
    case trailingMargin
    /// The middle between the margins from left to right.
    case centerXWithinMargins
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins
  }

  /// The first view or guide.
  open private(set) weak var firstItem: AnyObject?
  /// The second view or guide; nil for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first is meant.
  public let firstAttribute: Attribute
  /// What of the second is meant.
  public let secondAttribute: Attribute
  /// How they compare.
  public let relation: Relation
  /// What the second is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsHaveChanged() } }
  }
  /// How much it counts against others.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsHaveChanged() } }
  }
  /// A name to find it by.
  open var identifier: String?
  /// The view that holds it: the nearest around both items; nil while it is not active.
  private weak var holder: UIView?
  let hadSecondItem: Bool
  // A view's own guides are made when they are asked for.
  private let guides: [UILayoutGuide]

  /// Creates a constraint that is not active.
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

  /// Whether it counts.
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

  /// The view whose place an item has: itself, or a guide's.
  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// What the constraint says, such as `UILabel.width >= 40`, and its identifier.
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

  /// Has constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Has constraints count no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
