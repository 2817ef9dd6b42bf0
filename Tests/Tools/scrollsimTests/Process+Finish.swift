import Foundation

extension Process {
  /// Starts the program and returns when it has ended.
  ///
  /// `waitUntilExit` notices the end of a program up to 50 ms late on Linux, where it waits in a run loop.
  func runToEnd() throws {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try run()
    ended.wait()
  }
}
