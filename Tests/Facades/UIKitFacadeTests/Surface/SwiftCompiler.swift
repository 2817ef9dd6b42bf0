import Foundation

/// The toolchain's compiler, as an app's target would call it with this package's modules.
struct SwiftCompiler {
  /// A diagnostic of the compiler about a file.
  struct Diagnostic: CustomStringConvertible {
    let path: String
    let line: String
    let isError: Bool
    let message: String
    var description: String {
      "\(URL(fileURLWithPath: path).lastPathComponent):\(line): \(isError ? "error" : "warning"): \(message)"
    }
  }

  /// A compiler or modules that are not where they should be.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let executable: String
  /// The folder in which the tests were built.
  let build: URL

  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let found = folders.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile(atPath:))
    else {
      throw Missing(description: "there is no swiftc on the PATH: run the tests with the toolchain's folder in PATH")
    }
    executable = found
    build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule") else {
      throw Missing(
        description: "\(modules) has no UIKit.swiftmodule: build the whole package, swift build --build-tests")
    }
  }

  private var modules: String { build.appendingPathComponent("Modules").path }

  /// Compiles files as one module without generating code, and returns errors and warnings.
  ///
  /// - Parameter languageMode: 5 or 6.
  func diagnostics(of files: [String], languageMode: Int) throws -> [Diagnostic] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      [
        "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library", "-module-name", "AppFiles", "-swift-version",
        "\(languageMode)", "-diagnostic-style", "llvm", "-I", modules, "-module-cache-path",
        build.appendingPathComponent("ModuleCache").path,
      ] + files
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let diagnostics = output.split(separator: "\n").compactMap(Self.diagnostic)
    if process.terminationStatus != 0 && !diagnostics.contains(where: \.isError) {
      throw Missing(description: "\(executable) ended with \(process.terminationStatus): \(output.suffix(600))")
    }
    return diagnostics
  }

  /// Reads `<path>:<line>:<column>: error: <message>`; also what is said about no file.
  private static func diagnostic(_ line: Substring) -> Diagnostic? {
    for (mark, isError) in [(": error: ", true), (": warning: ", false)] {
      guard let range = line.range(of: mark) else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      return Diagnostic(
        path: place.first.map(String.init) ?? "", line: place.count > 1 ? String(place[1]) : "0", isError: isError,
        message: String(line[range.upperBound...]))
    }
    return nil
  }
}
