import Foundation
import PackagePlugin

/// Runs `scrollsim` in the package that depends on this one: `swift package scrollsim audit --scene cards.json`.
@main
struct ScrollsimPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "scrollsim").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status is that of the command, so that a gate sees it.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
