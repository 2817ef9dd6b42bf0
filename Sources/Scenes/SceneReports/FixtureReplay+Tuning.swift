import Documents
import FeelTesting
import Foundation

extension FixtureReplay {
  /// Compares a case with its golden, except for the constants that both state, and measures how far it differs.
  ///
  /// Nothing is recorded.
  ///
  /// - Returns: The result, and the effect if the run or map differs by more than the tolerance.
  /// - Throws: `DocumentError` if the case cannot be run, or if its golden is damaged.
  package func tunedResult(of item: FixtureFolder.Case) throws -> (result: Result, effect: TuningEffect?) {
    let path = try folder.golden(item).path
    let result = try result(of: item)
    guard case .differs = result.outcome else { return (result, nil) }
    guard let run = result.run else {
      guard let golden = try FeelDocument(contentsOfFile: path).map else { return (result, nil) }
      let map = try DecisionMap(of: try scene(of: item), MapPlan(of: golden), jobs: 1)
      let changes = MapDifference.between(golden, and: map)?.changes.count ?? 0
      return (result, TuningEffect(item, cells: changes, of: golden.cells.count))
    }
    let golden = try Self.withoutTuning(String(decoding: DocumentFile.read(path), as: UTF8.self))
    let actual = try Self.withoutTuning(TraceText.encode(run))
    guard let difference = GoldenDifference.between(golden, and: actual, tolerance: tolerance) else {
      return (Result(run: run, outcome: .matches, reported: result.reported), nil)
    }
    return (
      Result(run: run, outcome: .differs(difference), reported: result.reported),
      TuningEffect(item, of: run, since: golden)
    )
  }

  /// Parses a golden without the lines of its header that state constants.
  private static func withoutTuning(_ text: String) throws(DocumentError) -> GoldenTrace {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return try GoldenTrace(lines.filter { !$0.hasPrefix("tuning ") }.joined(separator: "\n"))
  }
}
