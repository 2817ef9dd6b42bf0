import Foundation

/// Does something with each value, some at a time, and returns the results in the order of the values.
func inParallel<Value: Sendable, Result: Sendable>(
  _ values: [Value], jobs: Int, _ body: @escaping @Sendable (Int, Value) throws -> Result
) throws -> [Result] {
  let state = ParallelState<Result>()
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while let index = state.next(below: values.count) {
      do {
        state.set(index, try body(index, values[index]))
      } catch {
        state.fail(error)
      }
    }
  }
  if let error = state.error { throw error }
  return values.indices.compactMap { state.results[$0] }
}

private final class ParallelState<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var following = 0
  private(set) var results: [Int: Result] = [:]
  private(set) var error: (any Error)?

  func next(below count: Int) -> Int? {
    lock.withLock {
      guard error == nil, following < count else { return nil }
      following += 1
      return following - 1
    }
  }

  func set(_ index: Int, _ result: Result) { lock.withLock { results[index] = result } }

  func fail(_ error: any Error) { lock.withLock { self.error = error } }
}
