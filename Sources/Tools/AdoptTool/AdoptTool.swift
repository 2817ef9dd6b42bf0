import Adopting
import Foundation

/// What the plugin runs: `AdoptTool FOLDER FILE…` writes the adopted files into a folder.
@main
enum AdoptTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      let files = try AdoptedFiles(Array(arguments.dropFirst()))
      _ = try files.write(into: arguments.first ?? ".")
      let faults = files.adoption.findings.filter { $0.kind == .impossible }
      for fault in faults { say(fault.description(as: "error: ")) }
      exit(faults.isEmpty ? 0 : 1)
    } catch {
      say("error: \(error)")
      exit(2)
    }
  }

  private static func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
