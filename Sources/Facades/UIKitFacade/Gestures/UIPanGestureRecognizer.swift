import ScrollPhysics

/// The recognizer of a scroll view's drag; its track is in points of the screen, as if no view were rotated or scaled.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// What touches change in the recognizer, besides its state.
  struct Track {
    /// The scroller's finger, as of its last sample; a copy, because the scroller is in use while it asks for a target.
    fileprivate var finger: FingerTrack?
    fileprivate(set) var location = Vector2D.zero
    fileprivate var time = 0.0
    fileprivate var correction = Vector2D.zero
    fileprivate var isLifted = true
    fileprivate var recognizes = true
    /// The translation and velocity, in pt/ms, of a drag without a track.
    fileprivate var untracked: (translation: Vector2D, velocity: Vector2D)?
  }

  final var track = Track()

  /// Returns the translation of the finger in points, without the slop before the drag was recognized.
  ///
  /// Right and down are positive, the opposite of the content offset.
  /// - Source: docs/Physics.md, "Pan slop"; no public source says that the slop does not count.
  open func translation(in view: UIView?) -> CGPoint {
    if let untracked = track.untracked { return CGPoint(untracked.translation) }
    guard let translation = track.finger?.translation else { return .zero }
    return CGPoint(translation + track.correction)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    track.correction = track.correction + (Vector2D(translation) - Vector2D(self.translation(in: view)))
  }

  /// Returns the velocity of the finger, in points per second.
  ///
  /// When the finger lifts, `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` receives the same velocity
  /// in points per millisecond, with the opposite sign, along the axes that scroll.
  open func velocity(in view: UIView?) -> CGPoint {
    if let untracked = track.untracked { return CGPoint(untracked.velocity * 1000) }
    guard let finger = track.finger, !track.isLifted else { return .zero }
    return CGPoint(finger.velocity(at: track.time) * 1000)
  }

  /// Returns the location of the finger, in points of the screen; in a scroll view, it is in points of the content.
  open override func location(in view: UIView?) -> CGPoint {
    CGPoint(track.location + Vector2D(view?.bounds.origin ?? .zero))
  }

  /// Setting it to `false` cancels a drag, and the scroll view no longer scrolls under a finger.
  open override var isEnabled: Bool {
    didSet {
      if isEnabled == oldValue { return }
      if !isEnabled && (state == .began || state == .changed) { state = .cancelled }
      if !isEnabled { track.recognizes = false }
      owner?.recognizerHasChanged()
    }
  }

  func begin(_ finger: FingerTrack, at location: Vector2D, time: Double, isDragging: Bool, isScrollEnabled: Bool) {
    let recognizes = isEnabled && isScrollEnabled
    track = Track(
      finger: recognizes ? finger : nil, location: location, time: time, isLifted: false, recognizes: recognizes)
    state = isDragging && recognizes ? .began : .possible
  }

  func move(_ finger: FingerTrack, to location: Vector2D, time: Double, isDragging: Bool) {
    (track.location, track.time) = (location, time)
    if !track.recognizes { return }
    track.finger = finger
    if isDragging { state = state == .possible ? .began : .changed }
  }

  func end(time: Double, isDragging: Bool, isCancelled: Bool) {
    track.time = time
    if isDragging && track.recognizes { state = isCancelled ? .cancelled : .ended }
  }

  func end(translation: Vector2D, velocity: Vector2D) {
    track.untracked = (translation, velocity)
    state = .ended
  }

  func reset() {
    (track.untracked, track.isLifted) = (nil, true)
    state = .possible
  }
}
