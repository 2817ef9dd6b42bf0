import Foundation

extension Process {
  private static let starting = NSLock()

  /// Starts the program, which a signal ends even where the caller of the tests, such as nohup, ignores it.
  func runHeedingSignals() throws {
    try Self.starting.withLock {
      // A program ignores the signals that its parent ignores when it starts.
      let numbers = [SIGINT, SIGTERM, SIGHUP]
      let actions = numbers.map { signal($0, SIG_DFL) }
      defer { for (number, action) in zip(numbers, actions) { signal(number, action) } }
      try run()
    }
  }

  /// Starts the program, and when it has ended closes the files that it wrote to.
  ///
  /// A process keeps its files open. Foundation on Linux lists all open files to start a program, and with more than
  /// about 1,360 of them it reads beyond the end of that list.
  /// `waitUntilExit` notices the end of a program up to 50 ms late on Linux, where it waits in a run loop.
  func runToEnd() throws {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try runHeedingSignals()
    ended.wait()
    for case let file as FileHandle in [standardOutput, standardError] where file !== FileHandle.nullDevice {
      try file.close()
    }
  }
}
