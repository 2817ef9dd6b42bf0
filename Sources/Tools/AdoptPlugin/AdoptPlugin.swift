import Foundation
import PackagePlugin

/// Adopts the app's files that a target lists in `adopt.txt`, and compiles them into the target.
///
/// A line is the path of a Swift file, from the target's folder; lines that begin with `#` are comments.
@main
struct AdoptPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let home = URL(fileURLWithPath: String(describing: target.directory))
    let list = home.appendingPathComponent("adopt.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error("\(list.path) cannot be read; list there the app's files, a path a line")
      return []
    }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    let files = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map {
      home.appendingPathComponent($0).standardizedFileURL
    }
    let folder = context.pluginWorkDirectoryURL
    let outputs = files.map {
      folder.appendingPathComponent($0.deletingPathExtension().lastPathComponent + ".adopted.swift")
    }
    return [
      .buildCommand(
        displayName: "Adopting the app's files of \(target.name)", executable: try context.tool(named: "AdoptTool").url,
        arguments: [folder.path] + files.map(\.path), inputFiles: [list] + files, outputFiles: outputs)
    ]
  }
}
