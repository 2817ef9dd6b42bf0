import Foundation

/// A view that arranges views in a row or a column by its own constraints.
open class UIStackView: UIView {
  /// The distributions of views along the axis.
  public enum Distribution: Int, Sendable {
    /// Fills the axis; views with the lowest priorities are resized.
    case fill
    /// Fills the axis with views of the same length.
    case fillEqually
    /// Fills the axis in proportion to the views' natural lengths.
    case fillProportionally
    /// Keeps the views' natural lengths, with equal spacing between them.
    case equalSpacing
    /// Places the views' centers at equal distances.
    case equalCentering
  }

  /// The alignments of views across the axis.
  public enum Alignment: Int, Sendable {
    /// Stretches the views from edge to edge.
    case fill
    /// Aligns the views at the left or at the top.
    case leading
    /// Aligns the first baselines, which are the views' tops.
    case firstBaseline
    /// Centers the views.
    case center
    /// Aligns the views at the right or at the bottom.
    case trailing
    /// Aligns the last baselines, which are the views' bottoms.
    case lastBaseline
    /// Aligns the views of a row at the top.
    public static let top = Alignment.leading
    /// Aligns the views of a row at the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { constraintsHaveChanged() }
  }
  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { constraintsHaveChanged() }
  }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { constraintsHaveChanged() }
  }
  /// The spacing between the views, in points.
  open var spacing: CGFloat = 0 {
    didSet { constraintsHaveChanged() }
  }
  /// A Boolean value that lays out the views inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { constraintsHaveChanged() }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack view with a frame, in its superview's coordinates and in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = madeConstraintState
  }

  /// Creates a horizontal stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view with an empty frame; the coder is not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    _ = madeConstraintState
  }

  /// Adds a view at the end of the arranged views.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view among the arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    constraintsHaveChanged()
  }

  /// Removes a view from the arranged views; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    constraintsHaveChanged()
  }

  /// Removes a removed subview from the arranged views.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after an arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    constraintsHaveChanged()
  }

  /// Returns the custom spacing after an arranged view, in points, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The value that stands for the default spacing.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  func gap(after view: UIView) -> Double {
    let own = customSpacing(after: view)
    return Double(own == Self.spacingUseDefault ? spacing : own)
  }
}
