import Foundation
import GestureReplay

/// A golden trace on disk: compared with a run, or recorded from it.
public struct GoldenFile: Hashable, Sendable {
  /// What came of a comparison.
  public enum Outcome: Hashable, Sendable {
    /// The run is the golden.
    case matches
    /// The run differs.
    case differs(GoldenDifference)
    /// There is no golden.
    case missing
    /// The golden was written from the run; the difference from the one before, if there was one.
    case recorded(GoldenDifference?)
  }

  /// Where the golden is.
  public let path: String

  /// A golden at a path.
  public init(path: String) {
    self.path = path
  }

  /// Compares a run with the golden, or records it, as the mode says.
  ///
  /// An empty file counts as missing. A damaged golden is written anew by the modes `failed` and `all` alone, and then
  /// what was wrong with it is the difference.
  ///
  /// - Parameters:
  ///   - run: What happened.
  ///   - mode: When to write.
  ///   - tolerance: How much may differ; nothing by default.
  /// - Throws: `DocumentError` where the golden is damaged or cannot be read or written; it is left as it was then.
  public func check(
    _ run: ScrollRun, mode: RecordMode, tolerance: GoldenTolerance = .exact
  ) throws(DocumentError) -> Outcome {
    let text = TraceText.encode(run)
    guard let old = try contents() else {
      if mode == .never { return .missing }
      try DocumentFile.write(text, to: path)
      return .recorded(nil)
    }
    if old == text { return .matches }
    let difference: GoldenDifference?
    do {
      difference = GoldenDifference.between(try GoldenTrace(old), and: try GoldenTrace(text), tolerance: tolerance)
    } catch {
      if mode == .never || mode == .missing { throw error.inFile(path) }
      difference = GoldenDifference(lines: ["the golden before was damaged: \(error.description)"])
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
