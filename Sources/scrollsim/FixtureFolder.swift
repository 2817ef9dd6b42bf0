import FeelTesting
import Foundation
import GestureReplay

/// A folder of fixtures: `scenes`, `gestures` and `goldens`, where a golden's path is a case.
struct FixtureFolder {
  struct Case: Hashable {
    let scene: String
    let gesture: String

    var name: String { "\(scene)/\(gesture)" }
  }

  let path: String

  /// The cases to run, in order of their names.
  ///
  /// - Parameters:
  ///   - pairs: Whether every pair of a scene and a gesture is a case, golden or not.
  ///   - filter: Which cases are wanted.
  ///   - never: Whether a case named in full must have a golden already.
  func cases(includingPairs pairs: Bool, matching filter: CaseFilter?, expecting never: Bool) throws -> [Case] {
    if !isFolder(path) {
      throw DocumentError(
        file: path, "is not a folder of fixtures; run this where it is, or name it: scrollsim replay FOLDER")
    }
    var found: Set<Case> = []
    for scene in names(in: "goldens", ending: nil) {
      for golden in names(in: "goldens/\(scene)", ending: "trace") {
        found.insert(Case(scene: scene, gesture: golden))
      }
    }
    let scenes = names(in: "scenes", ending: "json")
    let gestures = names(in: "gestures", ending: "json") + names(in: "gestures", ending: "csv")
    for scene in scenes {
      for gesture in gestures where pairs || (never && filter?.text == "\(scene)/\(gesture)") {
        found.insert(Case(scene: scene, gesture: gesture))
      }
    }
    let wanted = found.filter { filter?.matches($0.name) ?? true }.sorted {
      ($0.scene, $0.gesture) < ($1.scene, $1.gesture)
    }
    if wanted.isEmpty {
      throw DocumentError(
        file: path,
        filter == nil
          ? "has no goldens (goldens/SCENE/GESTURE.trace); record some with --record missing --filter SCENE/GESTURE"
          : "has no case that matches \"\(filter?.text ?? "")\"; a case is called SCENE/GESTURE")
    }
    return wanted
  }

  func scenePath(_ item: Case) -> String { "\(path)/scenes/\(item.scene).json" }

  func gesturePath(_ item: Case) -> String {
    let json = "\(path)/gestures/\(item.gesture).json"
    let csv = "\(path)/gestures/\(item.gesture).csv"
    return !FileManager.default.fileExists(atPath: json) && FileManager.default.fileExists(atPath: csv) ? csv : json
  }

  /// A case's golden, which is never outside the folder, wherever links in it lead.
  func golden(_ item: Case) throws -> GoldenFile { try GoldenFolder(path: "\(path)/goldens").file(named: item.name) }

  /// The names in a folder: those with an ending, without it; or those of folders.
  private func names(in folder: String, ending: String?) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    if let ending {
      return entries.filter { $0.hasSuffix(".\(ending)") && !$0.hasPrefix(".") }.map {
        String($0.dropLast(ending.count + 1))
      }
    }
    return entries.filter { isFolder("\(path)/\(folder)/\($0)") }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// Which cases are wanted.
struct CaseFilter {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Whether a case's name contains the text; whether it is the text, where that has a `/` or a `*` for anything.
  func matches(_ name: String) -> Bool {
    text.contains("*") || text.contains("/") ? Self.matches(Substring(name), Substring(text)) : name.contains(text)
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
    if parts.count == 1 { return name == pattern }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
