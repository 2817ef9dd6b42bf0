import Foundation

/// Where the package's fixtures are, wherever the tests are run from.
public enum FixturePath {
  /// The package's folder.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder under `Fixtures`.
  public static func fixture(_ path: String) -> String { package.appendingPathComponent("Fixtures/" + path).path }

  /// The recorded gestures that some checkouts have beside the package; nil elsewhere.
  public static var recordings: String? {
    let url = package.deletingLastPathComponent().appendingPathComponent("shared/recordings")
    return FileManager.default.fileExists(atPath: url.path) ? url.path : nil
  }
}
