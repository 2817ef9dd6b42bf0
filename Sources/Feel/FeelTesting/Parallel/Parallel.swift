/// Runs work on several threads and returns the results in the order of the input.
package enum Parallel {
  /// Performs the work for each item, on any thread; `progress` receives the share that is done, one call at a time.
  package static func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], jobs: Int, progress: (@Sendable (Double) -> Void)? = nil, _ work: @Sendable (Item) throws -> Value
  ) -> [Result<Value, any Error>] {
    let queue = WorkQueue(count: items.count, progress: progress)
    var results = [Result<Value, any Error>?](repeating: nil, count: items.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each element is written by only one thread.
      nonisolated(unsafe) let slots = buffer
      withoutActuallyEscaping(work) { work in
        onThreads(min(max(1, jobs), items.count)) { _ in
          while let index = queue.next() { slots[index] = Result { try work(items[index]) } }
        }
      }
    }
    queue.finish()
    return results.compactMap { $0 }
  }
}
