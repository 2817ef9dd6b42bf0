import Foundation
import GestureReplay

/// What a bare name was meant to be, where there are fixtures.
enum FixtureHint {
  /// Refuses a bare name that is no file, if a fixture has it or one like it.
  ///
  /// - Throws: `DocumentError` that names the fixture; nothing where there is a file, or no such fixture.
  static func check(_ name: String, in folder: String) throws(DocumentError) {
    if name.contains("/") || FileManager.default.fileExists(atPath: name) { return }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let stem = (name as NSString).deletingPathExtension
    let stems = files.map { ($0 as NSString).deletingPathExtension }
    guard let meant = Suggestion.nearest(to: stem, among: stems), let index = stems.firstIndex(of: meant) else {
      return
    }
    throw DocumentError(file: name, "does not exist; did you mean \(folder)/\(files[index])?")
  }
}
