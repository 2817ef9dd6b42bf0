import Foundation
import ScrollPhysics

/// The recognizer of a scroll view's drag, with the finger's translation and velocity.
///
/// The track is in points of the screen. Translations and velocities are the same in all views: the facade assumes that
/// no view is rotated or scaled.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The scroller's finger, as of its last sample; a copy, because the scroller is in use while it asks for a target.
  private var finger = FingerTrack()
  private var location = Vector2D.zero
  private var time = 0.0
  private var correction = CGPoint.zero
  private var isLifted = true
  /// Whether the recognizer follows the current touch.
  private var recognizes = true
  /// The translation and velocity, in pt/ms, of a drag without a track.
  private var untracked: (translation: Vector2D, velocity: Vector2D)?

  /// Returns the translation of the finger in points, without the slop before the drag was recognized.
  ///
  /// Right and down are positive, the opposite of the content offset.
  /// - Source: docs/Physics.md, "Pan slop"; no public source says that the slop does not count.
  open func translation(in view: UIView?) -> CGPoint {
    if let untracked { return CGPoint(untracked.translation) }
    if !finger.recognition.isRecognized { return .zero }
    let translation = finger.recognition.translation(at: finger.location)
    return CGPoint(x: CGFloat(translation.x) + correction.x, y: CGFloat(translation.y) + correction.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = self.translation(in: view)
    correction.x += translation.x - present.x
    correction.y += translation.y - present.y
  }

  /// Returns the velocity of the finger, in points per second.
  ///
  /// When the finger lifts, `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` receives the same velocity
  /// in points per millisecond, with the opposite sign, along the axes that scroll.
  open func velocity(in view: UIView?) -> CGPoint {
    if let untracked { return CGPoint(untracked.velocity * 1000) }
    let velocity = isLifted ? .zero : finger.velocity.velocity(at: time) * 1000
    return CGPoint(velocity)
  }

  /// Returns the location of the finger, in points of the screen; in a scroll view, it is in points of the content.
  open override func location(in view: UIView?) -> CGPoint {
    let origin = view?.bounds.origin ?? .zero
    return CGPoint(x: CGFloat(location.x) + origin.x, y: CGFloat(location.y) + origin.y)
  }

  /// A Boolean value that enables the gesture recognizer.
  ///
  /// Setting it to `false` cancels a drag, and the scroll view no longer scrolls under a finger.
  open override var isEnabled: Bool {
    didSet {
      if isEnabled == oldValue { return }
      if !isEnabled && (state == .began || state == .changed) { state = .cancelled }
      if !isEnabled { recognizes = false }
      owner?.recognizerHasChanged()
    }
  }

  /// What touches change in the recognizer.
  struct Track {
    fileprivate let finger: FingerTrack
    fileprivate let location: Vector2D
    fileprivate let time: Double
    fileprivate let correction: CGPoint
    fileprivate let isLifted: Bool
    fileprivate let recognizes: Bool
    fileprivate let untracked: (translation: Vector2D, velocity: Vector2D)?
    fileprivate let state: State
  }

  final var track: Track {
    get {
      Track(
        finger: finger, location: location, time: time, correction: correction, isLifted: isLifted,
        recognizes: recognizes, untracked: untracked, state: present)
    }
    set {
      (finger, location, time, correction) = (newValue.finger, newValue.location, newValue.time, newValue.correction)
      (isLifted, recognizes, untracked) = (newValue.isLifted, newValue.recognizes, newValue.untracked)
      present = newValue.state
    }
  }

  // MARK: Input from the scroll view

  func begin(_ finger: FingerTrack, at location: Vector2D, time: Double, isDragging: Bool, isScrollEnabled: Bool) {
    recognizes = isEnabled && isScrollEnabled
    self.finger = recognizes ? finger : FingerTrack()
    (self.location, self.time, correction, isLifted) = (location, time, .zero, false)
    present = isDragging && recognizes ? .began : .possible
  }

  func move(_ finger: FingerTrack, to location: Vector2D, time: Double, isDragging: Bool) {
    (self.location, self.time) = (location, time)
    if !recognizes { return }
    self.finger = finger
    if isDragging { present = present == .possible ? .began : .changed }
  }

  func end(time: Double, isDragging: Bool, isCancelled: Bool) {
    self.time = time
    if isDragging && recognizes { present = isCancelled ? .cancelled : .ended }
  }

  /// Ends a drag without a track.
  func end(translation: Vector2D, velocity: Vector2D) {
    untracked = (translation, velocity)
    present = .ended
  }

  func reset() {
    untracked = nil
    present = .possible
    isLifted = true
  }
}
