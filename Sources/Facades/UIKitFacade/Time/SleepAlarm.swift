import FeelTesting

/// Wakes a task when its time has come, or with the end of the view in whose time it sleeps.
final class SleepAlarm {
  private typealias Sleeper = Locked<UnsafeContinuation<Bool, Never>?>
  private let sleeper: Sleeper

  private init(_ sleeper: Sleeper) { self.sleeper = sleeper }

  private static func wake(_ sleeper: Sleeper, isDue: Bool) {
    sleeper.withLock { exchange(&$0, with: nil) }?.resume(returning: isDue)
  }

  /// Lets the present task sleep for a time in ms, or until it is cancelled; returns false at once if its time is real.
  static func sleep(for duration: Double) async -> Bool {
    if !SimulatedExecutor.isCurrent { return false }
    // A cancelled task that sleeps again and again would never end; here it sleeps for ever.
    if Task.isCancelled, await SimulatedExecutor.shared.count > 100 {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    guard await MainActor.run(body: { AppTime.clock != nil }), !Task.isCancelled else { return false }
    let sleeper = Sleeper(nil)
    let isDue = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        sleeper.withLock { $0 = continuation }
        MainActor.assumeIsolated { SleepAlarm(sleeper).set(after: duration) }
      }
    } onCancel: {
      wake(sleeper, isDue: false)
    }
    if !isDue { withUnsafeCurrentTask { $0?.cancel() } }
    return isDue
  }

  @MainActor private func set(after milliseconds: Double) {
    // As the shortest interval of a timer, so that a loop lets time pass.
    let delay = max(0.1, milliseconds)
    let action = DelayedAction { SimulatedExecutor.shared.run { Self.wake(self.sleeper, isDue: true) } }
    AppTime.use(interval: delay) { $0.schedule(changed(action) { $0.interval = delay }, after: delay) }
  }

  deinit {
    if !AppTime.isOnMain { return Self.wake(sleeper, isDue: false) }
    MainActor.assumeIsolated { [sleeper] in SimulatedExecutor.shared.run { Self.wake(sleeper, isDue: false) } }
  }
}
