/// Suggests a fixture for a bare name that is not a file.
enum FixtureHint {
  /// Checks that a bare name is a file, or that no fixture, which the error suggests, has a similar name.
  static func check(_ name: String, in folder: String) throws(DocumentError) {
    if name.contains("/") || FileManager.default.fileExists(atPath: name) { return }
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let stem = (name as NSString).deletingPathExtension
    let stems = files.map { ($0 as NSString).deletingPathExtension }
    if let meant = Suggestion.nearest(to: stem, among: stems), let index = stems.firstIndex(of: meant) {
      throw DocumentError(file: name, "does not exist; did you mean \(folder)/\(files[index])?")
    }
  }
}
