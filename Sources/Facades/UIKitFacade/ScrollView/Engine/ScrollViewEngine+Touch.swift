import GestureReplay

/// What an engine remembers of the finger on its view.
struct TouchInput {
  fileprivate var mayTap = false
  /// Whether the finger is on a view that takes no touches.
  fileprivate var isIgnored = false
}

extension ScrollViewEngine {
  /// Takes a sample of the finger: it moves the scroller and the pan recognizer, and may turn out to tap.
  func touch(_ phase: TouchSample.Phase, at location: Vector2D, time: Double) {
    advance(to: time)
    let view = view
    if phase == .began {
      // Touches reach the view if user interaction is enabled in it and in all its superviews, also by animations.
      input.isIgnored = sequence(first: view as UIView, next: \.superview).contains {
        !$0.isUserInteractionEnabled || $0.isAnimatedWithoutTouches
      }
    }
    if !input.isIgnored {
      switch phase {
      case .began: touchDown(at: location, time: time, view.panGestureRecognizer)
      case .moved: touchMove(to: location, time: time, view.panGestureRecognizer)
      case .ended, .cancelled:
        let isCancelled = phase == .cancelled
        // The scroller would also move first, but the delegate needs `didScroll` before it chooses the target.
        let isMoved = location != view.panGestureRecognizer.track.location
        if !isCancelled && isMoved { touchMove(to: location, time: time, view.panGestureRecognizer) }
        touchUp(at: location, time: time, isCancelled: isCancelled, view.panGestureRecognizer)
      }
    }
    view.layOutAll()
  }

  private func touchDown(at location: Vector2D, time: Double, _ pan: UIPanGestureRecognizer) {
    view.prepareForTouch()
    input.mayTap = !read { $0.isMovingByItself }
    use { $0.touchDown(at: location, time: time, recording: &$1) }
    let (finger, isDragging) = read { $0.fingerState() }
    pan.begin(finger, at: location, time: time, isDragging: isDragging, isScrollEnabled: configuration.isScrollEnabled)
    report()
  }

  private func touchMove(to location: Vector2D, time: Double, _ pan: UIPanGestureRecognizer) {
    var isDragging = false
    use { scroller, trace in
      scroller.touchMove(to: location, time: time, recording: &trace)
      let finger: FingerTrack
      (finger, isDragging) = scroller.fingerState()
      pan.move(finger, to: location, time: time, isDragging: isDragging)
    }
    if isDragging { input.mayTap = false }
    report()
    // The scroll view's own part comes first.
    if isDragging && pan.state != .possible { pan.sendActions() }
  }

  private func touchUp(at location: Vector2D, time: Double, isCancelled: Bool, _ pan: UIPanGestureRecognizer) {
    let isDragging = read { $0.drags() }
    pan.end(time: time, isDragging: isDragging, isCancelled: isCancelled)
    let taps = input.mayTap && !isCancelled && !isDragging
    use { $0.perform(isCancelled ? .touchCancel(time: time) : .touchUp(at: nil, time: time), recording: &$1) }
    report()
    if pan.state != .possible { pan.sendActions() }
    pan.reset()
    let point = CGPoint(location + shown.contentOffset)
    if taps && !view.tapContent(at: point) { view.fingerTapped(at: point) }
  }

  // Made once, because a literal of options costs as much as several frames.
  private static let dragged: ScrollEvent.Flags = [.tracking, .dragging]

  /// Ends a drag without a finger's track: the delegate, but not the trace, gets begin and whole translation at once.
  func release(_ release: ReleaseState) {
    let (start, end) = (release.dragStartOffset, release.contentOffset)
    if shown.contentOffset != start { view.setContentOffset(CGPoint(start), animated: false) }
    view.layOutAll()
    view.panGestureRecognizer.end(translation: start - end, velocity: release.velocity * -1)
    shown.flags = Self.dragged
    view.joinReport(.willBeginDragging, decelerates: false, to: view.delegate)
    for offset in release.draggedOffsets where offset != scroller.position {
      var unseen = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
      swap(&trace, &unseen)
      use { $0.assignContentOffset(offset, recording: &$1) }
      swap(&trace, &unseen)
      shown.flags = Self.dragged
      show(scroller.contentOffset, view)
      view.joinReport(.didScroll, decelerates: false, to: view.delegate)
    }
    view.layOutAll()
    shown.flags = Self.dragged
    use { $0.release(release, recording: &$1) }
    report()
    view.panGestureRecognizer.sendActions()
    view.panGestureRecognizer.reset()
  }
}
