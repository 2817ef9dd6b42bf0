import Documents
import FeelTesting
import Foundation
import TestSupport

/// A file of the package that a test generates.
struct GeneratedFile {
  private let url: URL

  /// - Parameter path: The path inside the package.
  init(_ path: String) { url = FixturePath.package.appendingPathComponent(path) }

  /// Returns whether the file has a text; `SCROLLSIM_RECORD=all` writes it where it has not.
  func matches(_ text: String) throws -> Bool {
    if text == (try? String(contentsOf: url, encoding: .utf8)) { return true }
    if RecordMode.resolve(explicit: nil) == .all { try DocumentFile.write(text, to: url.path) }
    return false
  }
}
