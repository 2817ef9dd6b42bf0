import Foundation

/// A folder of fixtures: `scenes`, `gestures` and `goldens`, whose paths name the cases.
package struct FixtureFolder {
  package struct Case: Hashable, Sendable {
    package let scene: String
    /// The gesture, or nil for the scene's decision map.
    package let gesture: String?

    /// The name of the case, with which the path of its golden ends.
    package var name: String { "\(scene)/\(gesture ?? "decision.map")" }
  }

  package let path: String

  package init(path: String) { self.path = path }

  /// Returns the cases to run, by name: those with a golden, with `pairs` every pair of a scene and a gesture, and
  /// where nothing is recorded, `never`, the one that the filter names in full.
  package func cases(includingPairs pairs: Bool, matching filter: CaseFilter?, expecting never: Bool) throws -> [Case] {
    if !DocumentFile.isFolder(path) {
      let hint = DocumentFile.nearest(to: path).map { "; did you mean \($0)?" }
      throw DocumentError(
        file: path,
        "is not a folder of fixtures" + (hint ?? "; name the folder, or change to the one that contains it"))
    }
    var found: Set<Case> = []
    for scene in try entries(of: "goldens") where try isFolder(inGoldens: scene) {
      let goldens = try entries(of: "goldens/\(scene)")
      for golden in Self.names(goldens, ending: "trace") { found.insert(Case(scene: scene, gesture: golden)) }
      if Self.names(goldens, ending: "map").contains("decision") { found.insert(Case(scene: scene, gesture: nil)) }
    }
    let scenes = Self.names(try entries(of: "scenes"), ending: "json")
    let files = try entries(of: "gestures")
    let gestures = Self.names(files, ending: "json") + Self.names(files, ending: "csv")
    let all = scenes.flatMap { scene in ([nil] + gestures).map { Case(scene: scene, gesture: $0) } }
    found.formUnion(all.filter { pairs || (never && filter?.text == $0.name) })
    let wanted = found.filter { filter?.matches($0.name) ?? true }.sorted { ($0.scene, $0.name) < ($1.scene, $1.name) }
    if wanted.isEmpty {
      throw DocumentError(
        file: path,
        filter == nil
          ? "has no goldens (goldens/SCENE/GESTURE.trace); record some in the mode \"missing\", with the filter SCENE/GESTURE"
          : "has no case that matches \(PrintableText.quoted(filter?.text ?? ""))"
            + (Suggestion.nearest(to: filter?.text ?? "", among: names(of: found)).map { "; did you mean \"\($0)\"?" }
              ?? "; a case is called SCENE/GESTURE or SCENE/decision.map"))
    }
    return wanted
  }

  /// Returns the names to suggest for a filter: cases, scenes and gestures.
  private func names(of cases: Set<Case>) -> [String] {
    cases.map(\.name).sorted() + Set(cases.map(\.scene)).sorted() + Set(cases.compactMap(\.gesture)).sorted()
  }

  package func scenePath(_ item: Case) -> String { "\(path)/scenes/\(item.scene).json" }

  package func gesturePath(_ gesture: String) -> String {
    let json = "\(path)/gestures/\(gesture).json"
    let csv = "\(path)/gestures/\(gesture).csv"
    return !FileManager.default.fileExists(atPath: json) && FileManager.default.fileExists(atPath: csv) ? csv : json
  }

  /// Returns the golden of a case, which is never outside the folder, wherever symbolic links lead.
  package func golden(_ item: Case) throws -> GoldenFile {
    let folder = GoldenFolder(path: "\(path)/goldens")
    return item.gesture == nil
      ? try folder.file(named: "\(item.scene)/decision", ending: "map") : try folder.file(named: item.name)
  }

  /// Returns the entries of a folder, none if it does not exist; one that cannot be listed is an error, because cases
  /// left out silently would look like passed ones.
  private func entries(of folder: String) throws(DocumentError) -> [String] {
    let location = "\(path)/\(folder)"
    if !DocumentFile.isThere(location) { return [] }
    if !DocumentFile.isFolder(location) {
      throw DocumentError(file: location, "is not a folder; a replay needs scenes, gestures and goldens in it")
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: location).sorted()
    } catch {
      throw DocumentError(file: location, "cannot be listed, so its cases cannot be run; check its permissions")
    }
  }

  /// Returns whether an entry of the goldens is a scene's folder; other files may be beside the folders.
  private func isFolder(inGoldens entry: String) throws(DocumentError) -> Bool {
    let location = "\(path)/goldens/\(entry)"
    if DocumentFile.isFolder(location) { return true }
    if FileManager.default.fileExists(atPath: location) { return false }
    throw DocumentError(file: location, "cannot be accessed, so its cases cannot be run; check permissions and links")
  }

  /// Returns the names with an extension, without the extension.
  private static func names(_ entries: [String], ending: String) -> [String] {
    entries.filter { $0.hasSuffix(".\(ending)") && !$0.hasPrefix(".") }.map { String($0.dropLast(ending.count + 1)) }
  }
}
