import Foundation

/// A simulated view and all that lives with it, held by all copies that have done the same to it.
///
/// The stage owns what the view was given to keep, its window and controller among it, what is on the view's agenda and
/// which animations wait. All of that may hold the view in turn, and would never be freed if the view held it. With the last
/// copy everything goes.
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

  /// Does something with the view, which has its agenda meanwhile.
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
