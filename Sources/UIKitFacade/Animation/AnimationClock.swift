import Foundation

/// Finds the virtual time on which an animation ends.
///
/// Time belongs to scroll views. An animation ends on the time of the scroll view that is driven, else of the nearest one in
/// the hierarchy of a view that the animation has changed. Where there is none, it waits until a scroll view of the same
/// hierarchy is driven. An animation that has changed no view ends at once, as UIKit's do.
@MainActor
enum AnimationClock {
  /// Holds animations that wait: they are forgotten with it.
  final class Scope: Sendable {
    fileprivate nonisolated(unsafe) var waiting: [Waiting] = []
  }

  /// An animation whose views are in no hierarchy with a scroll view yet.
  fileprivate struct Waiting {
    struct Changed {
      weak var view: UIView?
    }

    let delay: Double
    let views: [Changed]
    let body: @MainActor () -> Void

    /// Whether nothing can end it any more.
    var isForgotten: Bool { views.allSatisfy { $0.view == nil } }

    /// Whether a view that it has changed is in a hierarchy.
    @MainActor
    func isIn(_ root: UIView) -> Bool { views.contains { $0.view?.root === root } }
  }

  /// The views that the animation has changed whose block runs now; nil while none runs.
  static var changed: [UIView]?
  /// Holds the animations that wait; a simulated view has its own.
  private static var scope = Scope()
  private static var isEndingAtOnce = false

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

  /// Has a scope hold the animations that begin in a closure.
  static func within<Value>(_ owner: Scope, _ body: () throws -> Value) rethrows -> Value {
    let outer = scope
    scope = owner
    defer { scope = outer }
    return try body()
  }

  /// Does something later, in seconds.
  static func schedule(after seconds: TimeInterval, _ views: [UIView] = [], _ body: @escaping @MainActor () -> Void) {
    let delay = seconds.isFinite ? max(0, seconds) * 1000 : 0
    if let engine = ScrollViewEngine.current ?? engine(near: views) {
      // Frames that have been prepared beyond that time are taken back.
      engine.act { $0.schedule(after: delay, body) }
    } else if views.isEmpty {
      endAtOnce(body)
    } else {
      scope.waiting.removeAll(where: \.isForgotten)
      scope.waiting.append(Waiting(delay: delay, views: views.map { .init(view: $0) }, body: body))
    }
  }

  /// Gives a scroll view that is about to be driven what waits in its hierarchy.
  static func giveWaiting(to engine: ScrollViewEngine, of view: UIScrollView) {
    if scope.waiting.isEmpty { return }
    let root = view.root
    let taken = scope.waiting.filter { $0.isIn(root) }
    scope.waiting.removeAll { $0.isForgotten || $0.isIn(root) }
    for animation in taken { engine.schedule(after: animation.delay, animation.body) }
  }

  /// An animation without changes that begins another one when it ends would go on for ever: the other one never ends.
  private static func endAtOnce(_ body: @MainActor () -> Void) {
    if isEndingAtOnce { return }
    isEndingAtOnce = true
    body()
    isEndingAtOnce = false
  }

  private static func engine(near views: [UIView]) -> ScrollViewEngine? {
    for view in views {
      var above: UIView? = view
      while let next = above {
        if let scrollView = next as? UIScrollView { return scrollView.engine }
        above = next.superview
      }
      var around: UIView? = view
      while let next = around {
        if let scrollView = scrollView(in: next) { return scrollView.engine }
        around = next.superview
      }
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
  /// The view around all others in the hierarchy.
  final var root: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  /// Tells the animation whose block runs, if one does, that the view has changed.
  final func noteAnimation() {
    if AnimationClock.changed == nil { return }
    if AnimationClock.changed?.last !== self { AnimationClock.changed?.append(self) }
  }
}
