import Foundation

/// The paths of the package's fixtures, from any working directory.
public enum FixturePath {
  /// The package's folder.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a file or folder under `Fixtures`.
  public static func fixture(_ path: String) -> String { package.appendingPathComponent("Fixtures/" + path).path }

  /// The folder of recorded gestures beside the package; nil if there is none.
  public static var recordings: String? {
    let url = package.deletingLastPathComponent().appendingPathComponent("shared/recordings")
    return FileManager.default.fileExists(atPath: url.path) ? url.path : nil
  }
}
