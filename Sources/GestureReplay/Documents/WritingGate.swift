import Foundation

/// Lets a program that is about to end wait for the files that are being written.
enum WritingGate {
  private static let condition = NSCondition()
  nonisolated(unsafe) private static var writers = 0
  nonisolated(unsafe) private static var isClosed = false

  /// Writes a file, unless the program is about to end: then it waits for that.
  static func pass<E: Error>(_ write: () throws(E) -> Void) throws(E) {
    condition.lock()
    while isClosed { condition.wait() }
    writers += 1
    condition.unlock()
    defer {
      condition.lock()
      writers -= 1
      condition.broadcast()
      condition.unlock()
    }
    try write()
  }

  /// Waits for files that are being written, at most so many seconds, and lets no other be begun.
  static func close(waiting seconds: Double) {
    condition.lock()
    isClosed = true
    let end = Date(timeIntervalSinceNow: seconds)
    while writers > 0 && condition.wait(until: end) {}
    condition.unlock()
  }
}
