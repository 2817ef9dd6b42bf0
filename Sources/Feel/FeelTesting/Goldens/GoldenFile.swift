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
    try check("golden", mode) { old throws(DocumentError) in
      let actual = RecordedRun(run).kept
      let text = TraceText.encode(actual)
      guard let old, old != text else { return Remake(text: text) }
      let golden = try RecordedRun(old)
      return Remake(
        text: text, difference: GoldenDifference.between(golden, and: actual, tolerance: tolerance),
        model: golden.model, move: GoldenMove(from: golden, to: actual),
        lacksMetrics: golden.values.count < FeelMetric.allCases.count)
    }
  }

  /// Sweeps a view and compares the map with the golden, or records it, as a run's.
  ///
  /// The golden states what to sweep; without a golden, the plan is derived from the view.
  package func check(
    mapOf subject: some AuditableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    try check("map", mode) { old throws(DocumentError) in
      let golden = try old.map(DecisionMapText.decode)
      let new = try DecisionMap(of: subject, MapPlan(of: golden), jobs: jobs)
      return Remake(
        text: DecisionMapText.encode(new), difference: golden.flatMap { GoldenDifference.between($0, and: new) },
        model: golden?.model, move: golden.map { GoldenMove(from: $0, to: new) } ?? GoldenMove())
    }
  }

  /// Makes the feel sheet of a view and compares it with the golden, or records it, as ``check(mapOf:mode:jobs:)``.
  func check(
    sheetOf subject: some AuditableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    try check("sheet", mode) { old throws(DocumentError) in
      let golden = try old.map(FeelSheetText.decode)
      let new = try FeelSheet(of: subject, MapPlan(of: golden?.map), jobs: jobs)
      return Remake(
        text: FeelSheetText.encode(new), difference: golden.flatMap { SheetDifference.between($0, and: new) },
        model: golden?.map.model, move: golden.map { GoldenMove(from: $0, to: new) } ?? GoldenMove(),
        lacksMetrics: golden?.lines.contains { $0.values.contains(nil) } ?? false)
    }
  }

  /// A run, a map or a sheet made again, and how its golden differs from it.
  struct Remake {
    let text: String
    /// The difference; nil if there is none, or no golden.
    var difference: GoldenDifference?
    var model: Int?
    var move = GoldenMove()
    var lacksMetrics = false

    /// Returns whether a mode writes it over a golden whose text differs.
    fileprivate func isWritten(_ mode: RecordMode) -> Bool {
      switch mode {
      case .never, .missing: false
      case .failed: difference != nil
      case .older: model.map { $0 < ScrollModel.number } ?? false || (lacksMetrics && difference == nil)
      case .all: true
      }
    }
  }

  /// Compares a document with the golden, or records it; `make` makes it again, with the golden's text, or nil without one.
  func check(
    _ kind: String, _ mode: RecordMode, _ make: (_ golden: String?) throws(DocumentError) -> Remake
  ) throws(DocumentError) -> Outcome {
    guard let old = try contents() else {
      if mode == .never || mode == .older { return .missing }
      try DocumentFile.write(try make(nil).text, to: path)
      return .recorded(nil)
    }
    let new: Remake
    do {
      new = try make(old)
    } catch {
      if mode != .failed && mode != .all { throw error.inFile(path) }
      try DocumentFile.write(try make(nil).text, to: path)
      return .recorded(GoldenDifference("replaces a \(kind) that could not be used: \(error.description)"))
    }
    if old == new.text { return .matches }
    var difference = new.difference
    difference?.actual = new.text
    if !new.isWritten(mode) { return difference.map { .differs($0) } ?? (new.lacksMetrics ? .matchesInPart : .matches) }
    try DocumentFile.write(new.text, to: path)
    var written = difference ?? GoldenDifference("differs in nothing that is compared")
    if mode == .older { written.move = new.move }
    return .recorded(written)
  }

  func contents() throws(DocumentError) -> String? {
    if !FileManager.default.fileExists(atPath: path) { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if (attributes?[.size] as? NSNumber)?.intValue == 0 { return nil }
    return String(decoding: try DocumentFile.read(path), as: UTF8.self)
  }
}
