/// A view that arranges views in a row or a column by its own constraints.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsHaveChanged() } }
  open var distribution = Distribution.fill { didSet { constraintsHaveChanged() } }
  open var alignment = Alignment.fill { didSet { constraintsHaveChanged() } }
  open var spacing: CGFloat = 0 { didSet { constraintsHaveChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsHaveChanged() } }
  // With the reference of each view, which tells it from a later view at the same address.
  private var customSpacings: [ObjectIdentifier: (CGFloat, ViewReference)] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view with an empty frame; the coder is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }
  override func setUp() { _ = madeConstraintState }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    constraintsHaveChanged()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    constraintsHaveChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let reference = arrangedSubview.reference
    customSpacings[ObjectIdentifier(reference)] = (spacing, reference)
    constraintsHaveChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview.reference)]?.0 ?? Self.spacingUseDefault
  }

  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  override func subviewHasChangedVisibility() { constraintsHaveChanged() }
}
