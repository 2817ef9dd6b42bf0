import Foundation

/// A simulated view and everything that lives with it, shared by copies with the same history.
///
/// The stage owns the view's schedule, its waiting animations, and the objects passed to `keep(_:)`, such as its window.
/// Any of these may hold the view, so they would never be freed if the view held them. The last copy frees them all.
final class SimulationStage {
  private let view: UIScrollView
  private var kept: [AnyObject] = []
  private var schedule = Schedule()
  private let animations = AnimationScope()

  /// Makes a view and takes over what it holds.
  @MainActor
  init(_ makeView: @MainActor () -> UIScrollView) {
    view = animations.collect(in: makeView)
    takeOver()
  }

  /// Uses the view, which has its schedule back meanwhile.
  @MainActor
  func perform<Value>(_ body: @MainActor (UIScrollView) throws -> Value) rethrows -> Value {
    let engine = view.engine
    // What was scheduled on the view in the meantime comes later.
    let later = engine.schedule
    engine.schedule = schedule
    engine.schedule.add(contentsOf: later)
    defer { takeOver() }
    return try animations.collect { try body(view) }
  }

  @MainActor
  private func takeOver() {
    let engine = view.engine
    schedule = engine.schedule
    if !schedule.isEmpty { engine.schedule = Schedule() }
    if view.kept.isEmpty { return }
    kept += view.kept
    view.kept = []
  }
}
