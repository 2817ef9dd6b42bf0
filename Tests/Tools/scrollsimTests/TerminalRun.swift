import Foundation
import TestSupport
import Testing

/// A run of `scrollsim` on a terminal, which shows standard output and standard error.
struct TerminalRun {
  let status: Int32
  let endedBySignal: Bool
  /// What the terminal received.
  let text: String

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, separated by spaces.
  ///   - columns: The width of the terminal, in characters; 0 if it does not say.
  ///   - variables: The environment's variables to set, or to remove by nil.
  ///   - folder: The working folder.
  ///   - number: The signal to send when the terminal has received a percent sign; nil for none.
  init(
    _ arguments: String, columns: Int = 0, variables: [String: String?] = [:], in folder: URL = FixturePath.package,
    interruptedBy number: Int32? = nil
  ) throws {
    var (reader, terminal): (Int32, Int32) = (0, 0)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&reader, &terminal, nil, nil, &size) == 0)
    let (screen, keyboard) = (FileHandle(fileDescriptor: reader), FileHandle(fileDescriptor: terminal))
    defer {
      close(reader)
      close(terminal)
    }
    let process = Process()
    process.executableURL = CommandLineRun.executable
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS", "SCROLLSIM_RECORD"] { environment[name] = nil }
    environment["TERM"] = "xterm"
    environment["CI"] = "true"
    for (name, value) in variables { environment[name] = value }
    process.environment = environment
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = keyboard
    process.standardError = keyboard
    try process.runHeedingSignals()
    var received = Data()
    var waiting = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    var isDone = false
    let end = Date(timeIntervalSinceNow: 120)
    while process.isRunning {
      if Date() > end { process.terminate() }
      if poll(&waiting, 1, 50) > 0 { received += screen.availableData }
      if let number, !isDone, received.contains(UInt8(ascii: "%")) {
        kill(process.processIdentifier, number)
        isDone = true
      }
    }
    // Marks the end, since a read from a silent terminal waits.
    try keyboard.write(contentsOf: Data([0x04, 0x24]))
    while !received.suffix(2).elementsEqual([0x04, 0x24]) { received += screen.availableData }
    status = process.terminationStatus
    endedBySignal = process.terminationReason == .uncaughtSignal
    text = String(decoding: received.dropLast(2), as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
