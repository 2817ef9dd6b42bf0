import Foundation

/// A value that threads read and change one at a time.
package final class Locked<Value>: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) { self.value = value }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
