/// Tasks that begin on the main actor, in an app's files that import UIKit or SwiftUI, run in simulated time.
///
/// The standard library's functions of the same names give way to these.
extension Task where Failure == Never {
  /// Runs a closure once the present call of the app's code has returned, as `DispatchQueue.main.async` does.
  @discardableResult
  public init(
    priority: TaskPriority = Task<Never, Never>.currentPriority,
    @_implicitSelfCapture operation work: @escaping @isolated(any) () async -> Success
  ) {
    let work = unsafeBitCast(work, to: (@Sendable @isolated(any) () async -> Success).self)
    self.init(executorPreference: SimulatedExecutor.of(work.isolation), priority: priority) { await work() }
  }
}

extension Task where Failure == any Error {
  /// Runs a closure that may throw once the present call of the app's code has returned.
  @discardableResult
  public init(
    priority: TaskPriority = Task<Never, Never>.currentPriority,
    @_implicitSelfCapture operation work: @escaping @isolated(any) () async throws -> Success
  ) {
    let work = unsafeBitCast(work, to: (@Sendable @isolated(any) () async throws -> Success).self)
    self.init(executorPreference: SimulatedExecutor.of(work.isolation), priority: priority) { try await work() }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits for a time; in a view's task that is the time of the view, and no finger delays it.
  /// - Throws: `CancellationError` if the task is cancelled, as it is with the end of the view.
  public static func sleep(for duration: Duration) async throws {
    if await !SleepAlarm.sleep(for: duration / .milliseconds(1)) {
      try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
  }

  /// Lets the other tasks go on.
  public static func yield() async {
    // A view's task has suspended with the call.
    if !SimulatedExecutor.isCurrent { await Task<Void, Never>.detached {}.value }
  }

  /// Waits for a time in nanoseconds.
  public static func sleep(nanoseconds duration: UInt64) async throws { try await sleep(for: .nanoseconds(duration)) }
}
