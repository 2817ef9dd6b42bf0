/// A simulated view and everything that lives with it, shared by copies with the same history.
///
/// The stage owns the view's schedule, its waiting animations, and the objects passed to `keep(_:)`, such as its window.
/// Any of these may hold the view, so they would never be freed if the view held them. The last copy frees them all.
final class ViewInstance {
  private let view: UIScrollView
  private var kept: [AnyObject] = []
  private var schedule = Schedule()
  private var animations = AnimationScope()
  private var first:
    (engine: ScrollViewEngine.Snapshot, frame: CGRect, kept: Int, schedule: Schedule, selection: [IndexPath]?)?

  @MainActor init(_ makeView: @MainActor () -> UIScrollView) {
    view = animations.collect(in: makeView)
    view.prepareForTouch()
    takeOver()
  }

  /// Uses the view, which has its schedule back meanwhile.
  @MainActor func perform<Value>(_ body: @MainActor (UIScrollView) throws -> Value) rethrows -> Value {
    let engine = view.engine
    // What was scheduled on the view in the meantime comes later.
    let later = exchange(&engine.schedule, with: schedule)
    engine.schedule.add(contentsOf: later)
    defer { takeOver() }
    return try animations.collect { try body(view) }
  }

  @MainActor private func takeOver() {
    schedule = exchange(&view.engine.schedule, with: Schedule())
    if !view.kept.isEmpty { kept += exchange(&view.kept, with: []) }
  }

  /// The shortest interval of a timer of the app's, in ms; nil without timers.
  @MainActor var shortestInterval: Double? {
    [schedule.shortestInterval, animations.shortestInterval].compactMap { $0 }.min()
  }

  /// Lays out the view, and notes the state to which ``goBack(_:)`` returns it.
  @MainActor func noteFirstState() {
    perform { $0.layOutAll() }
    // An animation ends only once.
    if !animations.isEmpty || !view.engine.animations.isEmpty { return }
    first = (ScrollViewEngine.Snapshot(view.engine), view.frame, kept.count, schedule, selection)
  }

  @MainActor private var selection: [IndexPath]? { (view as? any ItemView)?.selection }

  /// Returns the view to its first state, and calls a closure that does the same with the app's objects.
  /// - Returns: Whether the view is as it was. It cannot be used again if its sizes, its switches or its selection have
  ///   changed, if cells have stated their sizes, if there are other scroll views in its hierarchy, or if the app has
  ///   moved it.
  @MainActor func goBack(_ reset: @MainActor (UIScrollView) -> Void) -> Bool {
    guard let first, view.engine.configuration == first.engine.configuration, view.frame == first.frame,
      !view.remembersSizes, selection == first.selection, !view.root.holdsScrollView(besides: view)
    else { return false }
    schedule = first.schedule
    if !animations.isEmpty { animations = AnimationScope() }
    if kept.count > first.kept { kept.removeSubrange(first.kept...) }
    perform { view in
      view.engine.restore(first.engine)
      view.setNeedsLayout()
      reset(view)
      view.layOutAll()
    }
    return view.engine.isUnchanged(since: first.engine) && view.frame == first.frame && animations.isEmpty
  }
}

extension UIView {
  /// Whether the view or a descendant is another scroll view, whose state a stage does not know.
  fileprivate func holdsScrollView(besides simulated: UIScrollView) -> Bool {
    if isScrollView && self !== simulated { return true }
    return children.contains { $0.holdsScrollView(besides: simulated) }
  }
}
