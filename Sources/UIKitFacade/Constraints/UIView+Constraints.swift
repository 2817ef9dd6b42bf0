import Foundation

/// What a view knows about constraints, where it knows anything.
final class ConstraintState {
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether something has changed since the views were placed.
  var isStale = true
  /// The required constraints that contradicted others when the views were placed.
  var broken: [NSLayoutConstraint] = []
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

extension UIView {
  var madeConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  /// Has this view, and those around it that have constraints, place what is in them anew.
  func constraintsHaveChanged() {
    var view: UIView? = self
    while let next = view {
      if let state = next.constraintState {
        state.isStale = true
        next.setNeedsLayout()
      }
      if next.isLaidOutAlone { return }
      let above = next.superview
      // Who has a view placed by constraints places it, even where only the view itself holds any.
      if let above, !next.translatesAutoresizingMaskIntoConstraints { _ = above.madeConstraintState }
      view = above
    }
  }

  /// Whether what is in the view has nothing to do with what is around it: cells and the like.
  var isLaidOutAlone: Bool {
    self is UICollectionReusableView || self is UITableViewCell || self is UITableViewHeaderFooterView
  }

  /// Places what is in the view as constraints say, where they have changed.
  func placeByConstraints() {
    guard let state = constraintState, state.isStale else { return }
    state.isStale = false
    var solver = ConstraintSolver(self)
    solver.place()
  }

  /// The required constraints that were left out when what is in the view was placed, because others contradict them.
  package var brokenConstraints: [NSLayoutConstraint] { constraintState?.broken ?? [] }

  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }
  /// Adds a constraint to those that this view holds.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.put(in: self) }
  /// Adds constraints to those that this view holds.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Takes a constraint away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Takes constraints away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// How much the view counts that it is not stretched along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis.rawValue] ?? .defaultLow
  }
  /// Sets how much the view counts that it is not stretched along an axis.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    madeConstraintState.hugging[axis.rawValue] = priority
    constraintsHaveChanged()
  }
  /// How much the view counts that it is not squeezed along an axis.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.resistance[axis.rawValue] ?? .defaultHigh
  }
  /// Sets how much the view counts that it is not squeezed along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    madeConstraintState.resistance[axis.rawValue] = priority
    constraintsHaveChanged()
  }

  /// The size that the constraints in the view give it, as near as they let it to a size, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints in the view give it, as near as they let it to a size, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var solver = ConstraintSolver(self)
    return solver.size(nearest: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
