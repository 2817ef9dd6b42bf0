extension UIView {
  final var needsLayoutBelow: Bool { needsLayout || isAboveNeed }
  final var superviewNeedsLayout: Bool { parent?.takeUnretainedValue().needsLayout == true }

  /// The highest superview that this view reaches through superviews that all need a layout pass.
  var highestInNeed: UIView {
    var top = self
    while let above = top.superview, above.needsLayout { top = above }
    return top
  }

  /// Marks the superviews, so that their layout pass visits this view.
  func markSuperviews() {
    var above = parent
    while let view = above?.takeUnretainedValue(), !view.isAboveNeed {
      view.isAboveNeed = true
      above = view.parent
    }
  }

  /// Lays out all views of the hierarchy that need it, as a frame on a device does.
  @inline(__always) final func layOutAll() {
    if parent != nil {
      layOutRoot()
    } else if needsLayoutBelow || UIWindow.hasAppearances {
      layoutIfNeeded()
    }
  }

  private final func layOutRoot() { root.layOutAll() }

  // Not isolated, because closures of the main actor check it at each call; not retained, because each frame asks.
  nonisolated final var root: UIView {
    var top = Unmanaged.passUnretained(self)
    while let above = top._withUnsafeGuaranteedRef({ $0.parent }) { top = above }
    return top.takeUnretainedValue()
  }

  final func layOut() {
    if needsLayout {
      needsLayout = false
      if needsUpdateConstraints || constraintState != nil || controllerReference != nil {
        layOutWithRules()
      } else {
        layoutSubviews()
      }
    }
    if isAboveNeed {
      isAboveNeed = false
      for view in children { view.layOut() }
    }
  }

  /// Whether a layout pass would place views by constraints or call a controller.
  final var hasRulesToApply: Bool { controllerReference != nil || constraintState?.isStale ?? false }

  private func layOutWithRules() {
    let controller = controller
    if needsUpdateConstraints {
      needsUpdateConstraints = false
      updateConstraints()
    }
    controller?.viewWillLayoutSubviews()
    if constraintState != nil { placeByConstraints() }
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
}
