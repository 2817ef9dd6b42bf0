import Foundation
import TestSupport

/// A command that runs in shards, whose parts are in a scratch folder.
struct DividedRun {
  let command: [String]
  let count: Int
  let folder: URL

  /// Writes the parts of all shards.
  init(_ command: [String], count: Int) throws {
    (self.command, self.count) = (command, count)
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("parts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for shard in 1...count {
      let run = try write(shard)
      if run.status != 0 || run.output != "wrote \(path(shard))\n" || !run.errors.isEmpty { throw Failure(run: run) }
    }
  }

  struct Failure: Error { let run: CommandLineRun }

  func path(_ shard: Int) -> String { folder.appendingPathComponent("\(shard).part").path }
  func text(_ shard: Int) throws -> String { try String(contentsOfFile: path(shard), encoding: .utf8) }

  func write(_ shard: Int) throws -> CommandLineRun {
    try CommandLineRun(command + ["--shard", "\(shard)/\(count)", "--output", path(shard)])
  }

  /// Merges the parts, by default all of them from the last one, and the first one again.
  func merge(_ paths: [String]? = nil, _ options: [String] = []) throws -> CommandLineRun {
    try CommandLineRun(["merge"] + (paths ?? (1...count).reversed().map(path) + [path(1)]) + options)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
