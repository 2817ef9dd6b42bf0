/// The changes that are collected until the outermost batch ends.
struct UpdateBatch {
  var depth = 0
  var changes: [ItemChange] = []
  var completions: [(Bool) -> Void] = []
}

extension ItemView {
  func beginBatch() {
    if batch == nil {
      prepareForBatch()
      batch = UpdateBatch()
    }
    batch?.depth += 1
  }

  func update(_ changes: [ItemChange]) { performBatch({ self.batch?.changes += changes }, nil) }

  func endBatch(_ completion: ((Bool) -> Void)? = nil) {
    if let completion { batch?.completions.append(completion) }
    batch?.depth -= 1
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    commit(finished.changes)
    for completion in finished.completions { afterAnimation { completion(true) } }
  }

  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    updates?()
    endBatch(completion)
  }

  /// Schedules a closure for the end of an animation of 0.3 s, the assumed duration in UIKit.
  func afterAnimation(_ body: @escaping @MainActor () -> Void) {
    let duration = UIView.areAnimationsEnabled ? 300.0 : 0
    // Scheduling discards frames that were computed beyond that time.
    engine.act { $0.schedule(DelayedAction(body), after: duration) }
  }
}
