import Foundation

/// Finds the virtual time on which an animation ends.
///
/// Time belongs to scroll views: the one that is driven; else one that is, holds or is held by a view that the animation has
/// changed; else the next that is driven.
@MainActor
enum AnimationClock {
  /// The views that the animation has changed whose block runs now; nil while none runs.
  static var changed: [UIView]?
  private static var waiting: [(delay: Double, body: @MainActor () -> Void)] = []

  /// Runs an animation's block.
  ///
  /// - Returns: The views that it has changed.
  static func views(changedBy body: () -> Void) -> [UIView] {
    let outer = changed
    changed = []
    body()
    let views = changed ?? []
    changed = outer
    return views
  }

  /// Does something later, in seconds.
  static func schedule(after seconds: TimeInterval, _ views: [UIView] = [], _ body: @escaping @MainActor () -> Void) {
    let delay = seconds.isFinite ? max(0, seconds) * 1000 : 0
    if let engine = ScrollViewEngine.current ?? engine(near: views) {
      // Frames that have been prepared beyond that time are taken back.
      engine.act { $0.schedule(after: delay, body) }
    } else {
      waiting.append((delay, body))
    }
  }

  /// Gives a scroll view that is about to be driven what has found no other.
  static func giveWaiting(to engine: ScrollViewEngine) {
    if waiting.isEmpty { return }
    let taken = waiting
    waiting = []
    for (delay, body) in taken { engine.schedule(after: delay, body) }
  }

  private static func engine(near views: [UIView]) -> ScrollViewEngine? {
    for view in views {
      var above: UIView? = view
      while let next = above {
        if let scrollView = next as? UIScrollView { return scrollView.engine }
        above = next.superview
      }
      if let scrollView = scrollView(in: view) { return scrollView.engine }
    }
    return nil
  }

  private static func scrollView(in view: UIView) -> UIScrollView? {
    for subview in view.subviews {
      if let found = subview as? UIScrollView ?? scrollView(in: subview) { return found }
    }
    return nil
  }
}

extension UIView {
  /// Tells the animation whose block runs, if one does, that the view has changed.
  final func noteAnimation() {
    if AnimationClock.changed == nil { return }
    if AnimationClock.changed?.last !== self { AnimationClock.changed?.append(self) }
  }
}
