import Foundation

/// The folder in which a failing test leaves its run, so that it can be compared with the golden in a browser.
package struct TestArtifacts {
  package static let environmentVariable = "SCROLLSIM_ARTIFACTS"

  /// The path of the folder, which need not exist yet.
  let path: String

  /// Creates the folder for a test file: the one that the environment names, else `.build/scrollsim-artifacts` in the
  /// test's package, else a temporary one.
  package init(ofTestFile file: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let named = environment[Self.environmentVariable], !named.isEmpty {
      path = named
      return
    }
    let package = URL(fileURLWithPath: file).nearestFolder {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    path =
      package?.appendingPathComponent(".build/scrollsim-artifacts").path
      ?? NSTemporaryDirectory() + "scrollsim-artifacts"
  }

  package func write(_ text: String, of golden: GoldenFile, in folder: GoldenFolder) throws(DocumentError) -> String {
    let name = golden.path.dropFirst(folder.path.count + 1)
    let path = "\(path)/\(folder.name)/\(name)"
    try DocumentFile.write(text, to: path)
    return path
  }
}
