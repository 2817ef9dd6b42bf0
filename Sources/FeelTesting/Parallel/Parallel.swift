import Foundation

/// Work on several threads whose results come in the order of what was worked on.
package struct Parallel: Sendable {
  private let jobs: Int

  /// Work on a number of threads; one where fewer are asked for.
  package init(jobs: Int) {
    self.jobs = max(1, jobs)
  }

  /// Works on each of some things.
  ///
  /// - Parameters:
  ///   - items: The things.
  ///   - progress: Told the share that is done, 0…1, from any thread, one call at a time.
  ///   - work: What is done with each, on any thread.
  /// - Returns: What came of each, or the error it ended with.
  package func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], progress: (@Sendable (Double) -> Void)? = nil, _ work: @Sendable (Item) throws -> Value
  ) -> [Result<Value, any Error>] {
    let queue = WorkQueue(count: items.count, progress: progress)
    var results = [Result<Value, any Error>?](repeating: nil, count: items.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Every place is written by one thread only.
      nonisolated(unsafe) let places = buffer
      withoutActuallyEscaping(work) { work in
        onThreads(min(jobs, items.count)) { _ in
          while let index = queue.next() { places[index] = Result { try work(items[index]) } }
        }
      }
    }
    queue.finish()
    return results.compactMap { $0 }
  }
}

/// Does something once on each of several threads, the only one of which is the caller's.
func onThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
  if count == 1 { return body(0) }
  DispatchQueue.concurrentPerform(iterations: count, execute: body)
}

/// Hands out numbers to threads, and tells how many are done.
final class WorkQueue: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var taken = 0
  private let count: Int
  private let progress: (@Sendable (Double) -> Void)?

  init(count: Int, progress: (@Sendable (Double) -> Void)?) {
    self.count = count
    self.progress = progress
  }

  /// The next number; nil when all are taken.
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
