import Foundation
import TestSupport

/// The built command, run as a user runs it.
struct CommandLineRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs `scrollsim` with arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - folder: The working folder; by default the package's.
  ///   - environment: Variables to add; `CI` and the record mode are taken away first.
  ///   - preparation: Shell commands before the program; none by default.
  init(
    _ arguments: [String], in folder: URL = FixturePath.package, environment: [String: String] = [:],
    throughShell preparation: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    if let preparation {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "\(preparation); exec \"$0\" \"$@\"", Self.executable.path] + arguments
    }
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    variables["SCROLLSIM_RECORD"] = nil
    process.environment = variables.merging(environment) { $1 }
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("scrollsim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // Files, not pipes: a full pipe blocks the program.
    let files = try ["out", "err"].map { name in
      let url = scratch.appendingPathComponent(name)
      try Data().write(to: url)
      return try FileHandle(forWritingTo: url)
    }
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.runToEnd()
    status = process.terminationStatus
    output = try String(contentsOf: scratch.appendingPathComponent("out"), encoding: .utf8)
    errors = try String(contentsOf: scratch.appendingPathComponent("err"), encoding: .utf8)
  }

  /// Starts `scrollsim` with arguments, and kills it after a delay, in s.
  static func kill(_ arguments: [String], after delay: TimeInterval) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = FixturePath.package
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Beside the test bundle, where the build puts all products.
  static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return products.appendingPathComponent("scrollsim")
  }()
}

/// A copy of some fixtures that a test may change.
struct ScratchFixtures {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)")
    for part in ["scenes", "gestures", "goldens/card-row"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
    }
    for file in [
      "scenes/card-row.json", "gestures/flick-left.json", "gestures/slow-drag.json", "gestures/flick-coalesced.csv",
      "goldens/card-row/flick-left.trace",
    ] {
      try FileManager.default.copyItem(
        atPath: FixturePath.fixture(file), toPath: folder.appendingPathComponent(file).path)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(file))
  }
}
