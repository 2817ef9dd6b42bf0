import Foundation
import TestSupport

/// A script of a shell that finds `scrollsim`, run in a folder with the fixtures.
struct ShellRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - script: The script of the shell.
  ///   - shell: The shell, found as a user's are.
  ///   - folder: The working folder.
  init(_ script: String, shell: String = "bash", in folder: URL = FixturePath.package) throws {
    // A shell's own start-up files would have their say.
    let quiet = ["bash": "--norc --noprofile", "zsh": "-f", "fish": "--no-config"][shell] ?? ""
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("script-\(UUID().uuidString)")
    try Data(script.utf8).write(to: scratch)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let home = CommandLineRun.executable.deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec \(shell) \(quiet) \"$0\"", scratch.path]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = home + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    variables["CI"] = "true"
    variables["SCROLLSIM_RECORD"] = nil
    process.environment = variables
    let files = try ["out", "err"].map { name in
      let url = URL(fileURLWithPath: scratch.path + "." + name)
      try Data().write(to: url)
      return url
    }
    defer { for url in files { try? FileManager.default.removeItem(at: url) } }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    process.standardInput = FileHandle.nullDevice
    try process.runToEnd()
    status = process.terminationStatus
    output = try String(contentsOf: files[0], encoding: .utf8)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }

  /// Whether a shell is there, or must be: then a missing one is a failure.
  static func has(_ shell: String) -> Bool {
    if Browser.isRequired { return true }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)") }
  }
}
