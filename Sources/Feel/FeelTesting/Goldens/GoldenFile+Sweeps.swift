import Foundation

extension GoldenFile {
  /// Sweeps a view and compares the map with the golden, or records it, depending on the mode.
  ///
  /// The golden states what to sweep; without a golden, the plan is derived from the view. An empty file counts as
  /// missing. Only the modes `failed` and `all` overwrite a damaged golden.
  /// - Throws: `DocumentError` if the golden is damaged, does not fit the view, or cannot be read or written; it is
  ///   then left unchanged.
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

  /// Makes the feel sheet of a view and compares it with the golden, or records it, as
  /// ``check(mapOf:mode:jobs:)`` does.
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
}
