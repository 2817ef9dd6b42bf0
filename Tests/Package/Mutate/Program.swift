import Foundation

/// A program that has ended.
struct Program {
  let status: Int32
  let output: String
  /// Whether it was ended because it took too long.
  let isLate: Bool

  /// Runs a program that is found as a shell finds it, and reads what it prints, messages included.
  ///
  /// - Parameters:
  ///   - command: The program's name and its arguments.
  ///   - folder: The working folder.
  ///   - variables: Variables of the environment to add.
  ///   - seconds: The longest that it may take.
  init(
    _ command: [String], in folder: URL, variables: [String: String] = [:], limit seconds: Double = 7200
  ) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("mutate-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let mark = UUID().uuidString
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      // A crash is a notice; Swift's program that describes it may outlive the test, without the mark.
      .merging(["SCROLLSIM_RUN": mark, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let isLate = ended.wait(timeout: .now() + seconds) == .timedOut
    if isLate {
      kill(process.processIdentifier, SIGKILL)
      // The end is noticed only when nobody has the program's descriptors any more.
      Self.endDescendants(mark)
    }
    let hasEnded = !isLate || ended.wait(timeout: .now() + 20) == .success
    self.isLate = isLate
    status = hasEnded ? process.terminationStatus : SIGKILL
    self.output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Ends what a program that took too long has started, which would go on for hours: the processes that have inherited a
  /// variable of its environment, where the system lists them as files.
  private static func endDescendants(_ mark: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let identifier = Int32(name),
        let environment = FileManager.default.contents(atPath: "/proc/\(name)/environ"),
        String(decoding: environment, as: UTF8.self).contains(mark)
      else { continue }
      kill(identifier, SIGKILL)
    }
  }
}

/// Why the tool cannot go on.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Prints a line at once, also into a file that somebody watches.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
