import Documents
import Foundation

/// A golden file, which is compared with a run or a map, or recorded from it.
package struct GoldenFile: Hashable, Sendable {
  /// The result of a comparison.
  package enum Outcome: Hashable, Sendable {
    case matches
    case differs(GoldenDifference)
    case missing
    /// The golden was written; the value is the difference from the previous golden, if there was one.
    case recorded(GoldenDifference?)
  }

  package let path: String

  /// Creates a golden file at a path; nothing is read yet.
  package init(path: String) { self.path = path }

  /// Compares a run with the golden, or records it, depending on the mode.
  ///
  /// An empty file counts as missing. Only the modes `failed` and `all` overwrite a damaged golden; the difference then
  /// states the damage.
  ///
  /// - Throws: `DocumentError` if the golden is damaged or cannot be read or written; it is then left unchanged.
  package func check(
    _ run: ScrollRun, mode: RecordMode, tolerance: GoldenTolerance = .exact
  ) throws(DocumentError) -> Outcome {
    let text = TraceText.encode(run)
    guard let old = try contents() else {
      if mode == .never { return .missing }
      try DocumentFile.write(text, to: path)
      return .recorded(nil)
    }
    if old == text { return .matches }
    var difference: GoldenDifference?
    do {
      difference = GoldenDifference.between(try GoldenTrace(old), and: try GoldenTrace(text), tolerance: tolerance)
      difference?.actual = text
    } catch {
      if mode == .never || mode == .missing { throw error.inFile(path) }
      difference = GoldenDifference("replaces a golden that was damaged: \(error.description)")
    }
    switch mode {
    case .never, .missing: return difference.map { .differs($0) } ?? .matches
    case .failed:
      if difference == nil { return .matches }
    case .all: break
    }
    try DocumentFile.write(text, to: path)
    return .recorded(difference)
  }

  func contents() throws(DocumentError) -> String? {
    if !FileManager.default.fileExists(atPath: path) { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if (attributes?[.size] as? NSNumber)?.intValue == 0 { return nil }
    return String(decoding: try DocumentFile.read(path), as: UTF8.self)
  }
}
