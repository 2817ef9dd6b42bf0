import Foundation
import GestureReplay
import ScrollPhysics

/// The finger on a scroll view: it moves the scroller and the pan recognizer, and may turn out to tap.
@MainActor
final class TouchInput {
  /// The last location of the finger, in points.
  private(set) var location = Vector2D.zero
  private var mayTap = false
  /// Whether the finger is on a view that takes no touches.
  private var isIgnored = false

  nonisolated init() {}

  /// A finger in the same state that can be moved apart from this one.
  var copy: TouchInput {
    let copy = TouchInput()
    (copy.location, copy.mayTap, copy.isIgnored) = (location, mayTap, isIgnored)
    return copy
  }

  func handle(_ phase: TouchSample.Phase, at location: Vector2D, time: Double, _ engine: ScrollViewEngine) {
    engine.advance(to: time)
    let view = engine.view
    if phase == .began { isIgnored = !view.takesTouches }
    if isIgnored {
      self.location = location
    } else {
      switch phase {
      case .began:
        begin(at: location, time: time, engine)
        engine.report()
      case .moved: move(to: location, time: time, engine)
      case .ended, .cancelled:
        let isCancelled = phase == .cancelled
        // The scroller would also move first, but the delegate needs `didScroll` before it chooses the target.
        if !isCancelled && location != self.location { move(to: location, time: time, engine) }
        end(at: location, time: time, isCancelled: isCancelled, engine)
      }
    }
    view.layOutAll()
  }

  private func begin(at location: Vector2D, time: Double, _ engine: ScrollViewEngine) {
    mayTap = !engine.read { $0.isMovingByItself }
    engine.use { $0.touchDown(at: location, time: time, recording: &$1) }
    let (finger, isDragging) = engine.read { $0.fingerState() }
    engine.view.panGestureRecognizer.begin(
      finger, at: location, time: time, isDragging: isDragging, isScrollEnabled: engine.configuration.isScrollEnabled)
    self.location = location
  }

  private func move(to location: Vector2D, time: Double, _ engine: ScrollViewEngine) {
    let pan = engine.view.panGestureRecognizer
    var isDragging = false
    engine.use { scroller, trace in
      scroller.touchMove(to: location, time: time, recording: &trace)
      let finger: FingerTrack
      (finger, isDragging) = scroller.fingerState()
      pan.move(finger, to: location, time: time, isDragging: isDragging)
    }
    self.location = location
    if isDragging { mayTap = false }
    engine.report()
  }

  private func end(at location: Vector2D, time: Double, isCancelled: Bool, _ engine: ScrollViewEngine) {
    let pan = engine.view.panGestureRecognizer
    let isDragging = engine.read { $0.drags() }
    pan.end(time: time, isDragging: isDragging, isCancelled: isCancelled)
    let taps = mayTap && !isCancelled && !isDragging
    engine.use { scroller, trace in
      if isCancelled {
        scroller.touchCancel(time: time, recording: &trace)
      } else {
        scroller.touchUp(time: time, recording: &trace)
      }
    }
    engine.report()
    pan.reset()
    if taps { engine.view.fingerTapped(at: CGPoint(location + engine.shown.contentOffset)) }
  }
}

extension UIView {
  /// Whether touches reach the view: user interaction is enabled in it and in all its superviews, also by animations.
  fileprivate var takesTouches: Bool {
    var view: UIView? = self
    while let next = view {
      if !next.isUserInteractionEnabled || next.isAnimatedWithoutTouches { return false }
      view = next.superview
    }
    return true
  }
}
