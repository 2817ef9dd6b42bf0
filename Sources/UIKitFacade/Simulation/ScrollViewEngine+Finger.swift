import Foundation
import GestureReplay
import ScrollPhysics

/// Applies touches, releases and gesture actions to the view.
extension ScrollViewEngine {
  func touch(_ sample: TouchSample, at time: Double) {
    advance(to: time)
    let (place, pan) = (sample.place, view.panGestureRecognizer)
    if sample.phase == .began { isIgnored = !view.takesFingers }
    if isIgnored {
      finger = place
      return view.layOutAll()
    }
    switch sample.phase {
    case .began:
      mayTap = scroller.isAtRest
      use { $0.touchDown(at: place, time: time, recording: &$1) }
      pan.begin(at: place, time: time, catchesMotion: scroller.isDragging, configuration)
      finger = place
    case .moved:
      move(to: place)
    case .ended, .cancelled:
      // The scroller would also move first, but the delegate needs `didScroll` before it chooses the target.
      if sample.phase == .ended && place != finger { move(to: place) }
      pan.end(time: time, isDragging: scroller.isDragging, isCancelled: sample.phase == .cancelled)
      let taps = mayTap && sample.phase == .ended && !scroller.isDragging
      use { scroller, trace in
        if sample.phase == .ended {
          scroller.touchUp(time: time, recording: &trace)
        } else {
          scroller.touchCancel(time: time, recording: &trace)
        }
      }
      tell()
      pan.reset()
      if taps { view.fingerTapped(at: CGPoint(place + shown.contentOffset)) }
    }
    tell()
    view.layOutAll()
  }

  private func move(to place: Vector2D) {
    let time = time
    use { $0.touchMove(to: place, time: time, recording: &$1) }
    finger = place
    if scroller.isDragging { mayTap = false }
    view.panGestureRecognizer.move(to: place, time: time, isDragging: scroller.isDragging, configuration)
    tell()
  }

  /// Ends a drag in a given state, without a finger's track.
  ///
  /// The delegate receives the drag's begin and its whole translation at once. The trace does not contain them.
  func release(_ release: ReleaseState) {
    let (start, place) = (release.dragStartOffset, release.contentOffset)
    if shown.contentOffset != start { view.setContentOffset(CGPoint(start), animated: false) }
    view.layOutAll()
    view.panGestureRecognizer.pretend(way: start - place, velocity: release.velocity * -1)
    shown.flags = [.tracking, .dragging]
    view.delegate?.scrollViewWillBeginDragging(view)
    let direction = release.direction
    for axis in ScrollAxis.allCases where direction[axis] * (place[axis] - start[axis]) <= 0 && direction[axis] != 0 {
      // Some delegates infer the direction from the offset, so they need one more `didScroll`.
      var behind = place
      behind[axis] -= direction[axis]
      drag(to: behind)
    }
    drag(to: place)
    view.layOutAll()
    shown.flags = [.tracking, .dragging]
    use {
      $0.release(
        ReleaseState(
          contentOffset: place, velocity: release.velocity, dragStartOffset: start, lastMovement: release.lastMovement,
          proposedTarget: release.proposedTarget), recording: &$1)
    }
    tell()
    view.panGestureRecognizer.reset()
    view.layOutAll()
  }

  /// Moves the content to where a finger without a track has dragged it.
  private func drag(to place: Vector2D) {
    if place == scroller.position { return }
    var unseen = ScrollTrace(displayScale: configuration.displayScale)
    swap(&trace, &unseen)
    use { $0.assignContentOffset(place, recording: &$1) }
    swap(&trace, &unseen)
    shown.flags = [.tracking, .dragging]
    show(scroller.contentOffset, view)
    view.delegate?.scrollViewDidScroll(view)
  }

  func perform(_ action: GestureAction.Kind, at time: Double) {
    advance(to: time)
    switch action {
    case .setContentOffset(let offset, let animated):
      view.setContentOffset(CGPoint(offset), animated: animated)
    case .resize(let size):
      view.frame = CGRect(origin: view.frame.origin, size: CGSize(size))
    }
    view.layOutAll()
  }
}
