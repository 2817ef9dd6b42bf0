import Foundation

/// A view that places views in a row or a column, as constraints of its own.
open class UIStackView: UIView {
  /// How the views share the length.
  public enum Distribution: Int, Sendable {
    /// They fill it, those stretched that mind least.
    case fill
    /// They fill it, all equally long.
    case fillEqually
    /// They fill it in proportion to their own lengths.
    case fillProportionally
    /// They have their own lengths, and equal gaps between them.
    case equalSpacing
    /// Their middles are equally far apart.
    case equalCentering
  }

  /// How the views are placed across.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the left or at the top.
    case leading
    /// At the first line of text: taken to be the top.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right or at the bottom.
    case trailing
    /// At the last line of text: taken to be the bottom.
    case lastBaseline
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that are placed, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which they follow one another.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { constraintsHaveChanged() }
  }
  /// How they share the length.
  open var distribution = Distribution.fill {
    didSet { constraintsHaveChanged() }
  }
  /// How they are placed across.
  open var alignment = Alignment.fill {
    didSet { constraintsHaveChanged() }
  }
  /// The distance between them, in points.
  open var spacing: CGFloat = 0 {
    didSet { constraintsHaveChanged() }
  }
  /// Whether the layout margins stay free.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { constraintsHaveChanged() }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = madeConstraintState
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack without extent; nothing is decoded.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    _ = madeConstraintState
  }

  /// Adds a view behind the last.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    constraintsHaveChanged()
  }

  /// Places a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    constraintsHaveChanged()
  }

  /// Places a view no more that is taken out.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsHaveChanged()
  }

  /// The distance after a view, in points, where it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance that says that there is none of its own.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  func gap(after view: UIView) -> Double {
    let own = customSpacing(after: view)
    return Double(own == Self.spacingUseDefault ? spacing : own)
  }
}
