extension UIView {
  final var needsLayoutBelow: Bool { needsLayout || isAboveNeed }

  /// The highest superview that this view reaches through superviews that all need a layout pass.
  var highestInNeed: UIView {
    var top = self
    while let above = top.superview, above.needsLayout { top = above }
    return top
  }

  final var root: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  /// Marks the superviews, so that their layout pass visits this view.
  func markSuperviews() {
    var above = superview
    while let view = above, !view.isAboveNeed {
      view.isAboveNeed = true
      above = view.superview
    }
  }

  /// Lays out all views of the hierarchy that need it, as a frame on a device does.
  func layOutAll() { if superview == nil { layoutIfNeeded() } else { root.layoutIfNeeded() } }

  func layOut() {
    if needsLayout {
      needsLayout = false
      if needsUpdateConstraints || constraintState != nil || controller != nil {
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

  /// Completes the appearance transitions of the window's controllers once the window needs no layout.
  func completeAppearancesInWindow() { if let window, !window.needsLayoutBelow { window.completeAppearances() } }
}
