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
  /// An empty file counts as missing.
  ///
  /// - Throws: `DocumentError` where the golden is damaged or cannot be read or written; it is left as it was then.
  public func check(_ run: ScrollRun, mode: RecordMode) throws(DocumentError) -> Outcome {
    let text = TraceText.encode(run)
    guard let old = try contents() else {
      if mode == .never { return .missing }
      try DocumentFile.write(text, to: path)
      return .recorded(nil)
    }
    if mode == .all {
      if old == text { return .matches }
      let difference = try? compare(old, text)
      try DocumentFile.write(text, to: path)
      return .recorded(difference)
    }
    if old == text { return .matches }
    guard let difference = try compare(old, text) else { return .matches }
    if mode != .failed { return .differs(difference) }
    try DocumentFile.write(text, to: path)
    return .recorded(difference)
  }

  private func compare(_ old: String, _ new: String) throws(DocumentError) -> GoldenDifference? {
    do {
      return GoldenDifference.between(try GoldenTrace(old), and: try GoldenTrace(new))
    } catch {
      throw error.inFile(path)
    }
  }

  private func contents() throws(DocumentError) -> String? {
    if !FileManager.default.fileExists(atPath: path) { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if (attributes?[.size] as? NSNumber)?.intValue == 0 { return nil }
    return String(decoding: try DocumentFile.read(path), as: UTF8.self)
  }
}
