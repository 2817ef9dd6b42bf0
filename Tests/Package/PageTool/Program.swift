import Foundation

/// A program that has ended.
struct Program {
  let status: Int32
  let output: String

  /// Runs a program that is found as a shell finds it.
  ///
  /// - Parameters:
  ///   - command: The program's name and its arguments.
  ///   - folder: The working folder; nil for this process's own.
  ///   - variables: Variables of the environment to add.
  ///   - isQuiet: Whether messages are dropped; otherwise they are part of the output.
  init(_ command: [String], in folder: URL? = nil, variables: [String: String] = [:], isQuiet: Bool = false) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = isQuiet ? FileHandle.nullDevice : pipe as Any
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }
}

/// A folder that exists while something runs.
struct ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }
}
