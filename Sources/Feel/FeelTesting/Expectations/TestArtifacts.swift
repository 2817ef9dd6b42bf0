import Documents
import Foundation

/// The folder in which a failing test leaves its run, so that it can be compared with the golden in a browser.
struct TestArtifacts {
  /// The environment variable that names the folder.
  static let environmentVariable = "SCROLLSIM_ARTIFACTS"

  /// The path of the folder, which need not exist yet.
  let path: String

  /// Creates the folder for a test file: the one that the environment names, else `.build/scrollsim-artifacts` in the
  /// test's package, else a temporary one.
  init(ofTestFile file: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    if let named = environment[Self.environmentVariable], !named.isEmpty {
      path = named
      return
    }
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      let above = folder.deletingLastPathComponent()
      // Above the root, the path does not become shorter.
      if above.pathComponents.count >= folder.pathComponents.count {
        path = NSTemporaryDirectory() + "scrollsim-artifacts"
        return
      }
      folder = above
    }
    path = folder.appendingPathComponent(".build/scrollsim-artifacts").path
  }

  /// Writes the actual run of a golden, and returns its path.
  func write(_ text: String, of golden: GoldenFile, in folder: GoldenFolder) throws(DocumentError) -> String {
    let name = golden.path.dropFirst(folder.path.count + 1)
    let path = "\(path)/\(folder.name)/\(name)"
    try DocumentFile.write(text, to: path)
    return path
  }
}
