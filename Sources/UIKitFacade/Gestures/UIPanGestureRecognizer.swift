import Foundation
import ScrollPhysics

/// The finger that drags a scroll view: how far it has come and how fast it is.
///
/// The track is in points of the screen. Views are taken to be neither turned nor scaled, so that translations and
/// velocities are the same in all of them.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var recognition = PanRecognition(start: .zero, catchesMotion: false)
  private var estimate = ReleaseVelocity()
  private var place = Vector2D.zero
  private var time = 0.0
  private var correction = CGPoint.zero
  private var isLifted = true
  /// Whether it looks at the present finger.
  private var recognizes = true
  /// What a finger without a track would have: its way and its velocity, in pt/ms.
  private var pretended: (way: Vector2D, velocity: Vector2D)?

  /// How far the finger has dragged, in points, without the slop after which a track is a drag.
  ///
  /// Right and down are positive, the opposite of what the content offset does.
  /// - Source: docs/Physics.md, "Pan slop"; that the slop does not count is not public.
  open func translation(in view: UIView?) -> CGPoint {
    if let pretended { return CGPoint(pretended.way) }
    if !recognition.isRecognized { return .zero }
    let way = recognition.translation(at: place)
    return CGPoint(x: CGFloat(way.x) + correction.x, y: CGFloat(way.y) + correction.y)
  }

  /// Makes the present translation another one, from which the next ones are counted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = self.translation(in: view)
    correction.x += translation.x - present.x
    correction.y += translation.y - present.y
  }

  /// The velocity of the finger, in points per second.
  ///
  /// As the finger lifts it is what `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is told, in another
  /// unit and the opposite direction, as far as the view can follow.
  open func velocity(in view: UIView?) -> CGPoint {
    if let pretended { return CGPoint(pretended.velocity * 1000) }
    let velocity = isLifted ? .zero : estimate.velocity(at: time) * 1000
    return CGPoint(velocity)
  }

  /// Where the finger is, in points of the screen; in a view that is a scroll view in points of its content.
  open override func location(in view: UIView?) -> CGPoint {
    let origin = view?.bounds.origin ?? .zero
    return CGPoint(x: CGFloat(place.x) + origin.x, y: CGFloat(place.y) + origin.y)
  }

  /// Whether it looks at touches; turned off, it cancels a drag and the scroll view takes no finger.
  open override var isEnabled: Bool {
    didSet {
      if isEnabled == oldValue { return }
      if !isEnabled && (state == .began || state == .changed) { state = .cancelled }
      if !isEnabled { recognizes = false }
      (owner as? UIScrollView)?.panHasChanged()
    }
  }

  // MARK: What the scroll view tells

  func begin(at place: Vector2D, time: Double, catchesMotion: Bool, _ configuration: ScrollConfiguration) {
    let tuning = configuration.tuning
    recognizes = isEnabled && configuration.isScrollEnabled
    recognition = PanRecognition(start: place, catchesMotion: catchesMotion, tuning: tuning)
    estimate = ReleaseVelocity(tuning: tuning)
    estimate.add(place, at: time)
    (self.place, self.time, correction, isLifted) = (place, time, .zero, false)
    state = catchesMotion && recognizes ? .began : .possible
  }

  func move(to place: Vector2D, time: Double, isDragging: Bool, _ configuration: ScrollConfiguration) {
    (self.place, self.time) = (place, time)
    if !recognizes { return }
    _ = recognition.move(
      to: place, horizontal: configuration.canMove(.horizontal), vertical: configuration.canMove(.vertical))
    estimate.add(place, at: time)
    if isDragging { state = state == .possible ? .began : .changed }
  }

  func end(time: Double, isDragging: Bool, isCancelled: Bool) {
    self.time = time
    if isDragging && recognizes { state = isCancelled ? .cancelled : .ended }
  }

  /// A finger drags that has no track.
  func pretend(way: Vector2D, velocity: Vector2D) {
    pretended = (way, velocity)
    state = .ended
  }

  /// The calls of the drag's end are made; what the finger had is over.
  func reset() {
    pretended = nil
    state = .possible
    isLifted = true
  }
}
