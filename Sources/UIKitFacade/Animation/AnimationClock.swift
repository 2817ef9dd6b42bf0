import Foundation

/// Finds the scroll view on whose virtual time an animation ends.
///
/// An animation ends on the time of the scroll view that is being driven. If there is none, it takes the nearest scroll
/// view in the hierarchy of a view that it changed. If that hierarchy has no scroll view, the animation waits until one
/// of the same hierarchy is driven. An animation that changed no view ends at once, as in UIKit.
@MainActor
enum AnimationClock {
  /// Holds waiting animations, which are released with it.
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

    /// Whether all its views have been deallocated, so that it can never end.
    var isForgotten: Bool { views.allSatisfy { $0.view == nil } }

    /// Returns whether one of its views is in a hierarchy.
    @MainActor
    func isIn(_ root: UIView) -> Bool { views.contains { $0.view?.root === root } }
  }

  /// The views changed so far by the animation block that is running; nil if none is running.
  static var changed: [UIView]?
  /// The scope of waiting animations; a simulated view has its own.
  private static var scope = Scope()
  private static var isEndingAtOnce = false

  /// Runs the block of an animation.
  ///
  /// - Returns: The views that the block changed.
  static func views(changedBy body: () -> Void) -> [UIView] {
    let outer = changed
    changed = []
    body()
    let views = changed ?? []
    changed = outer
    return views
  }

  /// Makes a scope hold the animations that begin in a closure.
  static func within<Value>(_ owner: Scope, _ body: () throws -> Value) rethrows -> Value {
    let outer = scope
    scope = owner
    defer { scope = outer }
    return try body()
  }

  /// Schedules a closure after a delay, in seconds.
  static func schedule(after seconds: TimeInterval, _ views: [UIView] = [], _ body: @escaping @MainActor () -> Void) {
    let delay = seconds.isFinite ? max(0, seconds) * 1000 : 0
    if let engine = ScrollViewEngine.current ?? engine(near: views) {
      // Scheduling discards frames that were computed beyond that time.
      engine.act { $0.schedule(after: delay, body) }
    } else if views.isEmpty {
      endAtOnce(body)
    } else {
      scope.waiting.removeAll(where: \.isForgotten)
      scope.waiting.append(Waiting(delay: delay, views: views.map { .init(view: $0) }, body: body))
    }
  }

  /// Schedules the waiting animations of its hierarchy on a scroll view that is about to be driven.
  static func giveWaiting(to engine: ScrollViewEngine, of view: UIScrollView) {
    if scope.waiting.isEmpty { return }
    let root = view.root
    let taken = scope.waiting.filter { $0.isIn(root) }
    scope.waiting.removeAll { $0.isForgotten || $0.isIn(root) }
    for animation in taken { engine.schedule(after: animation.delay, animation.body) }
  }

  /// Ends an animation without changes.
  ///
  /// Does nothing if another such animation is ending: two that begin each other would run forever.
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
  /// The topmost view of the hierarchy.
  final var root: UIView {
    var top = self
    while let above = top.superview { top = above }
    return top
  }

  /// Records that the running animation block, if any, has changed the view.
  final func noteAnimation() {
    if AnimationClock.changed == nil { return }
    if AnimationClock.changed?.last !== self { AnimationClock.changed?.append(self) }
  }
}
