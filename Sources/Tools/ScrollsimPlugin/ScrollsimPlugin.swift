import Foundation
import PackagePlugin

/// Runs `scrollsim` in the package that depends on this one: `swift package scrollsim audit cards.json`.
@main
struct ScrollsimPlugin: CommandPlugin {
  /// What a file that cannot be written asks for: on a Mac, plugins write into the package only with a flag.
  private static let advice = """
    to let a plugin write into the package, run swift package --allow-writing-to-package-directory scrollsim; else check \
    that its folder is one, may be written to, and has free space
    """

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "scrollsim").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment.merging(["SCROLLSIM_WRITING_ADVICE": Self.advice]) { $1 }
    try process.run()
    process.waitUntilExit()
    // A gate sees the failure: SwiftPM ends with 1 for any other status than 0.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
