#if !hasFeature(Embedded)
  import Foundation
#else
  /// A page has one thread.
  private struct NSLock { func withLock<Value>(_ body: () -> Value) -> Value { body() } }
#endif

/// Runs a closure once on each of several threads; a single one runs on the caller's thread.
func onThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
  #if !hasFeature(Embedded)
    if count > 1 { return DispatchQueue.concurrentPerform(iterations: count, execute: body) }
  #endif
  for thread in 0..<count { body(thread) }
}

/// Hands out indices to threads and reports the share that is done.
final class WorkQueue: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var taken = 0
  private let count: Int
  private let progress: (@Sendable (Double) -> Void)?

  init(count: Int, progress: (@Sendable (Double) -> Void)?) { (self.count, self.progress) = (count, progress) }

  /// Returns the next index, or nil when all are taken.
  func next() -> Int? {
    lock.withLock {
      if taken == count { return nil }
      if taken > 0 { progress?(Double(taken) / Double(count)) }
      taken += 1
      return taken - 1
    }
  }

  func finish() { lock.withLock { progress?(1) } }
}
