import Foundation

/// A golden file, which is compared with a run or a map, or recorded from it.
package struct GoldenFile: Hashable, Sendable {
  /// The result of a comparison.
  package enum Outcome: Hashable, Sendable {
    case matches
    /// All metrics that the golden has are equal, but this version knows more.
    case matchesInPart
    case differs(GoldenDifference)
    case missing
    /// The golden was written; the value is the difference from the previous golden, if there was one.
    case recorded(GoldenDifference?)
  }

  /// The path of the file, which need not exist.
  package let path: String

  /// Compares a run with the golden, or records it, depending on the mode.
  ///
  /// An empty file counts as missing. Only the modes `failed` and `all` overwrite a damaged golden; the difference then
  /// states the damage. A metric that the golden lacks is not compared.
  /// - Throws: `DocumentError` if the golden is damaged or cannot be read or written; it is then left unchanged.
  package func check(
    _ run: ScrollRun, mode: RecordMode, tolerance: GoldenTolerance = .exact
  ) throws(DocumentError) -> Outcome {
    try check("golden", mode, tolerance) { _ in .trace(RecordedRun(run).kept) }
  }

  /// Sweeps a view and compares the map with the golden, or records it, as a run's.
  ///
  /// The golden states what to sweep; without a golden, the plan is derived from the view.
  package func check(
    mapOf subject: some AuditableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    try check("map", mode) { old throws(DocumentError) in
      .map(try DecisionMap(of: subject, MapPlan(of: try old.map(DecisionMapText.decode)), jobs: jobs))
    }
  }

  /// Makes the feel sheet of a view and compares it with the golden, or records it, as ``check(mapOf:mode:jobs:)``.
  func check(
    sheetOf subject: some AuditableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    try check("sheet", mode) { old throws(DocumentError) in
      .sheet(try FeelSheet(of: subject, MapPlan(of: try old.map(FeelSheetText.decode)?.map), jobs: jobs))
    }
  }

  /// Compares a document with the golden, or records it; `make` makes it, with the golden's text, or nil without one.
  func check(
    _ kind: String, _ mode: RecordMode, _ tolerance: GoldenTolerance = .exact,
    _ make: (_ golden: String?) throws(DocumentError) -> FeelDocument
  ) throws(DocumentError) -> Outcome {
    guard let old = try contents() else {
      if mode == .never || mode == .older { return .missing }
      try DocumentFile.write(try make(nil).text, to: path)
      return .recorded(nil)
    }
    let (new, golden, text): (FeelDocument, FeelDocument, String)
    do {
      new = try make(old)
      text = new.text
      if text == old { return .matches }
      golden = try new.sibling(old)
    } catch {
      if mode != .failed && mode != .all { throw error.inFile(path) }
      try DocumentFile.write(try make(nil).text, to: path)
      return .recorded(GoldenDifference("replaces a \(kind) that could not be used: \(error.description)"))
    }
    var difference = try new.difference(since: golden, tolerance: tolerance)
    difference?.actual = text
    let isWritten =
      switch mode {
      case .never, .missing: false
      case .failed: difference != nil
      case .older: golden.isOfOlderModel || (golden.lacksMetrics && difference == nil)
      case .all: true
      }
    if !isWritten { return difference.map { .differs($0) } ?? (golden.lacksMetrics ? .matchesInPart : .matches) }
    try DocumentFile.write(text, to: path)
    var written = difference ?? GoldenDifference("differs in nothing that is compared")
    if mode == .older { written.move = GoldenMove(from: golden, to: new) }
    return .recorded(written)
  }

  func contents() throws(DocumentError) -> String? {
    if !FileManager.default.fileExists(atPath: path) { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if (attributes?[.size] as? NSNumber)?.intValue == 0 { return nil }
    return String(decoding: try DocumentFile.read(path), as: UTF8.self)
  }
}
