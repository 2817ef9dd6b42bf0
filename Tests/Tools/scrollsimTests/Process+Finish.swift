import Foundation

extension Process {
  /// Starts the program, and when it has ended closes the files that it wrote to.
  ///
  /// A process keeps its files open. Foundation on Linux lists all open files to start a program, and with more than
  /// about 1,360 of them it reads beyond the end of that list.
  /// `waitUntilExit` notices the end of a program up to 50 ms late on Linux, where it waits in a run loop.
  func runToEnd() throws {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try run()
    ended.wait()
    for case let file as FileHandle in [standardOutput, standardError] where file !== FileHandle.nullDevice {
      try file.close()
    }
  }
}
