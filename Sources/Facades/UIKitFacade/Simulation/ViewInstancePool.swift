import FeelTesting

/// Makes the stages of a simulated view; with a closure that resets an app's objects, it uses free ones again.
final class ViewInstancePool: @unchecked Sendable {
  typealias Make = @MainActor @Sendable () -> UIScrollView
  typealias Reset = @MainActor @Sendable (UIScrollView) -> Void

  let make: Make
  let reset: Reset?
  private let waiting = Locked<ViewInstance?>(nil)
  // Changed on the main actor only.
  private var uses = 0
  /// The configuration of a stage in its first state, as the first one has it.
  var firstConfiguration = ScrollConfiguration(contentSize: .zero, boundsSize: .zero)

  init(_ make: @escaping Make, _ reset: Reset?) { (self.make, self.reset) = (make, reset) }

  @MainActor func next() -> StageUse {
    let free = waiting.withLock { $0.take() }
    guard let reset, let free, free.goBack(reset) else { return StageUse(made(), in: self) }
    uses += 1
    // The first reuse is checked, and then ever fewer.
    let isChecked = uses & (uses - 1) == 0
    return StageUse(free, comparedWith: isChecked ? made() : nil, in: self)
  }

  @MainActor private func made() -> ViewInstance {
    let stage = ViewInstance(make)
    if reset != nil { stage.noteFirstState() }
    return stage
  }

  fileprivate func keep(_ stage: ViewInstance) { if reset != nil { waiting.withLock { $0 = stage } } }
}

/// A stage while copies of a simulated view with the same history use it.
final class StageUse {
  let stage: ViewInstance
  /// A stage that was made for comparison, to check that the other was in its first state; usually nil.
  let comparison: ViewInstance?
  private let pool: ViewInstancePool

  init(_ stage: ViewInstance, comparedWith comparison: ViewInstance? = nil, in pool: ViewInstancePool) {
    (self.stage, self.comparison, self.pool) = (stage, comparison, pool)
  }

  deinit { pool.keep(stage) }
}
