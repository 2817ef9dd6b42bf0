final class ConstraintState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var isStale = true
  var broken: [NSLayoutConstraint] = []
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

extension UIView {
  var madeConstraintState: ConstraintState {
    let state = constraintState ?? ConstraintState()
    constraintState = state
    return state
  }

  /// Requests a layout pass of this view and of its superviews that have constraints.
  func constraintsHaveChanged() {
    for view in sequence(first: self, next: \.superview) {
      if let state = view.constraintState {
        state.isStale = true
        view.setNeedsLayout()
      }
      if view.isLaidOutAlone { return }
      // The superview lays out a view with constraints, even if only the view itself holds any.
      if !view.translatesAutoresizingMaskIntoConstraints { _ = view.superview?.madeConstraintState }
    }
  }

  /// Deactivates the constraints that superviews hold and that refer to the view or to a view in it.
  func endConstraintsAbove() {
    for above in sequence(first: self, next: \.superview).dropFirst() {
      for constraint in above.constraints where constraint.refers(toViewsIn: self) { constraint.isActive = false }
    }
  }

  func placeByConstraints() {
    guard let constraintState, constraintState.isStale else { return }
    var solver = ConstraintSolver(self)
    solver.place()
  }

  /// The required constraints that were left out of the last layout, because others contradict them.
  package var brokenConstraints: [NSLayoutConstraint] { constraintState?.broken ?? [] }
  public var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.put(in: self) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { addConstraint($0) } }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis.rawValue] ?? .defaultLow
  }
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    madeConstraintState.hugging[axis.rawValue] = priority
    constraintsHaveChanged()
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.resistance[axis.rawValue] ?? .defaultHigh
  }
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    madeConstraintState.resistance[axis.rawValue] = priority
    constraintsHaveChanged()
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    var solver = ConstraintSolver(self)
    return solver.size(nearest: targetSize, horizontal: horizontal, vertical: vertical)
  }
}
