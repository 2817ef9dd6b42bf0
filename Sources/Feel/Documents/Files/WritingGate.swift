import Foundation

/// Lets a program wait for files that are being written before it exits.
enum WritingGate {
  /// Held for good once the gate is closed.
  private static let gate = NSLock()
  private static let writers = DispatchGroup()

  /// Writes a file; once the gate is closed, blocks until the program exits.
  static func pass<E: Error>(_ write: () throws(E) -> Void) throws(E) {
    gate.withLock { writers.enter() }
    defer { writers.leave() }
    try write()
  }

  /// Closes the gate and waits for files that are being written, at most for a number of seconds.
  static func close(waiting seconds: Double) {
    gate.lock()
    _ = writers.wait(timeout: .now() + seconds)
  }
}
