import Foundation

/// A simulated view and everything that lives with it, shared by copies with the same history.
///
/// The stage owns the view's agenda, its waiting animations, and the objects passed to `keep(_:)`, such as its window.
/// Any of these may hold the view, so they would never be freed if the view held them. The last copy frees them all.
final class SimulationStage {
  private let view: UIScrollView
  private var kept: [AnyObject]
  private var agenda = Agenda()
  private let animations = AnimationClock.Scope()

  /// Makes a view and takes over what it holds.
  @MainActor
  init(_ makeView: @MainActor () -> UIScrollView) {
    view = AnimationClock.within(animations, makeView)
    kept = []
    takeOver()
  }

  /// Uses the view, which has its agenda back meanwhile.
  @MainActor
  func perform<Value>(_ body: @MainActor (UIScrollView) throws -> Value) rethrows -> Value {
    view.engine.resume(agenda)
    defer { takeOver() }
    return try AnimationClock.within(animations) { try body(view) }
  }

  @MainActor
  private func takeOver() {
    agenda = view.engine.takeAgenda()
    if view.kept.isEmpty { return }
    kept += view.kept
    view.kept = []
  }
}
