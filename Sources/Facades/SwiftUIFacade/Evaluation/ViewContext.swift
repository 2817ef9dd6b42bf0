/// What the modifiers around a view say of it, and of the scroll views in it.
struct ViewContext {
  var environment: EnvironmentValues
  /// The animation of changes in the view.
  var animation: Animation?
  var behavior: any ScrollTargetBehavior = UnalignedTargets()
  /// The content margins and the safe area's padding.
  var margins = EdgeInsets()
  var position: PositionBinding?
  /// The anchor at which the content is at first.
  var startAnchor: UnitPoint?
  var disablesScrolling = false
  /// The axes along which the view bounces only if its content is larger than it is.
  var bouncesBySize: Axis.Set = []
  var phaseActions: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []
  var reactions: [ScrollReaction] = []

  var hasBehavior: Bool { !(behavior is UnalignedTargets) }
  /// What counts in the content of a scroll view.
  var ofContent: Self { Self(environment: environment, animation: animation) }

  /// A binding of a scroll position; `write` takes the identity of the view to which the user scrolled.
  typealias PositionBinding = (anchor: UnitPoint?, read: () -> ScrollRequest?, write: (AnyHashable) -> Void)

  /// The behavior of a scroll view without one.
  struct UnalignedTargets: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
  }
}

/// Takes a value of a scroll view's geometry and targets, and returns the action to run if it is not the earlier one.
typealias ScrollReaction = (
  ScrollGeometry, _ targets: [(id: AnyHashable?, frame: CGRect)], _ earlier: Any?
) -> (value: Any, action: (() -> Void)?)

enum ScrollRequest: Hashable {
  case view(AnyHashable, anchor: UnitPoint?)
  /// The content as a whole.
  case content(UnitPoint)
  case edge(Edge)
  case point(x: Double, y: Double)
}
