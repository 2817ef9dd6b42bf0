import Foundation

/// Lets a program wait for files that are being written before it exits.
enum WritingGate {
  private static let condition = NSCondition()
  nonisolated(unsafe) private static var writers = 0
  nonisolated(unsafe) private static var isClosed = false

  /// Writes a file; once the gate is closed, blocks until the program exits.
  static func pass<E: Error>(_ write: () throws(E) -> Void) throws(E) {
    condition.withLock {
      while isClosed { condition.wait() }
      writers += 1
    }
    defer {
      condition.withLock {
        writers -= 1
        condition.broadcast()
      }
    }
    try write()
  }

  /// Closes the gate and waits for files that are being written, at most for a number of seconds.
  static func close(waiting seconds: Double) {
    condition.withLock {
      isClosed = true
      let end = Date(timeIntervalSinceNow: seconds)
      while writers > 0 && condition.wait(until: end) {}
    }
  }
}
