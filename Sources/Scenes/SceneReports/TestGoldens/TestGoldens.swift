import Foundation

/// The goldens of tests, beside the actual runs of the same paths in another folder, which failing tests wrote.
package enum TestGoldens {
  /// A golden and the actual run or map to compare with it; either file may not exist.
  package struct Pair: Hashable, Sendable {
    /// The name, such as `TileTests/flick` or `TileTests/tiles.map`.
    package let name: String
    package let golden: String
    package let actual: String

    package var suite: String { name.contains("/") ? String(name.prefix { $0 != "/" }) : "" }
  }

  package enum Outcome: Sendable {
    case matches
    case differs(GoldenDifference, golden: FeelDocument, actual: FeelDocument)
    /// There is no actual run: the test passed, or did not run.
    case notRun
    /// There is no golden.
    case missing(FeelDocument)
  }

  /// Returns whether a folder has goldens of tests in it, rather than fixtures with scenes and gestures.
  package static func isFolderOfTests(_ path: String) -> Bool {
    !DocumentFile.isThere("\(path)/goldens") && !files(in: path).isEmpty
  }

  /// Returns the pairs of a folder of goldens and one of actual runs, which need not exist, sorted by name; no folder of
  /// goldens, or none that matches the filter, is an error.
  package static func pairs(
    in goldens: String, beside actual: String, matching filter: CaseFilter?
  ) throws(DocumentError) -> [Pair] {
    if !DocumentFile.isFolder(goldens) {
      let hint = DocumentFile.nearest(to: goldens).map { "; did you mean \($0)?" }
      throw DocumentError(file: goldens, "is not a folder of goldens" + (hint ?? "; name one such as Tests/Goldens"))
    }
    let files = Set(files(in: goldens)).union(files(in: actual))
    let all = files.map { Pair(name: name(of: $0), golden: "\(goldens)/\($0)", actual: "\(actual)/\($0)") }
      .sorted { ($0.name, $0.golden) < ($1.name, $1.golden) }
    let wanted = all.filter { filter?.matches($0.name) ?? true }
    if wanted.isEmpty {
      throw DocumentError(
        file: goldens,
        filter.map {
          "has no golden that matches \(PrintableText.quoted($0.text))"
            + Suggestion.text(for: $0.text, among: all.map(\.name))
        } ?? "has no goldens (SUITE/NAME.trace, .map or .sheet)")
    }
    return wanted
  }

  /// Returns the pair of a golden and an actual run, which are two files of any names.
  package static func pair(golden: String, actual: String) -> Pair {
    let parts = location(ofGolden: golden) ?? golden.split(separator: "/").suffix(2).joined(separator: "/")
    return Pair(name: name(of: parts), golden: golden, actual: actual)
  }

  /// Returns the path of a golden below the folder `Goldens`, which is also that of its actual run.
  package static func location(ofGolden path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(of: "Goldens"), folder + 1 < parts.count else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  package static func outcome(of pair: Pair, tolerance: GoldenTolerance = .exact) throws(DocumentError) -> Outcome {
    let hasGolden = (FileManager.default.contents(atPath: pair.golden)?.count ?? 0) > 0
    guard DocumentFile.isThere(pair.actual) else {
      if !hasGolden { throw DocumentError(file: pair.golden, "is missing or empty, and there is no actual run of it") }
      return .notRun
    }
    let actual = try FeelDocument(contentsOfFile: pair.actual)
    if !hasGolden { return .missing(actual) }
    let golden = try FeelDocument(contentsOfFile: pair.golden)
    let difference = try DocumentFile.about(pair.actual) { () throws(DocumentError) in
      try actual.difference(since: golden, tolerance: tolerance)
    }
    return difference.map { .differs($0, golden: golden, actual: actual) } ?? .matches
  }

  /// Returns the paths of the goldens in a folder, relative to it; empty if it does not exist.
  private static func files(in folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    return all.compactMap { $0 as? String }.filter { path in
      [".trace", ".map", ".sheet"].contains(where: path.hasSuffix)
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  private static func name(of path: String) -> String {
    path.hasSuffix(".trace") ? String(path.dropLast(".trace".count)) : path
  }
}
