import ScrollPhysics

extension ScrollViewEngine {
  // Made once, because a literal of options costs as much as several frames.
  private static let dragged: ScrollEvent.Flags = [.tracking, .dragging]

  /// Ends a drag in a given state, without a finger's track.
  ///
  /// The delegate receives the drag's begin and its whole translation at once. The trace does not contain them.
  func release(_ release: ReleaseState) {
    let (start, end) = (release.dragStartOffset, release.contentOffset)
    if shown.contentOffset != start { view.setContentOffset(CGPoint(start), animated: false) }
    view.layOutAll()
    view.panGestureRecognizer.end(translation: start - end, velocity: release.velocity * -1)
    shown.flags = Self.dragged
    view.joinReport(.willBeginDragging, decelerates: false, to: view.delegate)
    let direction = release.direction
    for axis in ScrollAxis.allCases where direction[axis] * (end[axis] - start[axis]) <= 0 && direction[axis] != 0 {
      // Some delegates infer the direction from the offset, so they need one more `didScroll`.
      var behind = end
      behind[axis] -= direction[axis]
      drag(to: behind)
    }
    drag(to: end)
    view.layOutAll()
    shown.flags = Self.dragged
    use {
      $0.release(
        ReleaseState(
          contentOffset: end, velocity: release.velocity, dragStartOffset: start, lastMovement: release.lastMovement,
          proposedTarget: release.proposedTarget), recording: &$1)
    }
    report()
    view.panGestureRecognizer.sendActions()
    view.panGestureRecognizer.reset()
  }

  /// Moves the content to where a finger without a track has dragged it.
  private func drag(to offset: Vector2D) {
    if offset == scroller.position { return }
    var unseen = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
    swap(&trace, &unseen)
    use { $0.assignContentOffset(offset, recording: &$1) }
    swap(&trace, &unseen)
    shown.flags = Self.dragged
    show(scroller.contentOffset, view)
    view.joinReport(.didScroll, decelerates: false, to: view.delegate)
  }
}
