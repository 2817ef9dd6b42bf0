import Documents
import Foundation

extension GoldenFile {
  /// Sweeps a view and compares the map with the golden, or records it, depending on the mode.
  ///
  /// The golden states what to sweep; without a golden, the plan is derived from the view. An empty file counts as
  /// missing. Only the modes `failed` and `all` overwrite a damaged golden.
  ///
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - mode: When to write.
  ///   - jobs: The number of threads.
  /// - Throws: `DocumentError` if the golden is damaged, does not fit the view, or cannot be read or written; it is
  ///   then left unchanged.
  public func check(
    mapOf subject: some MappableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    guard let old = try contents() else {
      if mode == .never { return .missing }
      try DocumentFile.write(DecisionMapText.encode(try DecisionMap(of: subject, jobs: jobs)), to: path)
      return .recorded(nil)
    }
    var difference: GoldenDifference?
    let new: DecisionMap
    do {
      let golden = try DecisionMapText.decode(old)
      let plan = MapPlan(
        startItem: golden.startItem, drags: golden.drags, velocities: golden.velocities, axis: golden.axis)
      new = try DecisionMap(of: subject, plan, jobs: jobs)
      difference = MapDifference.between(golden, and: new).map { GoldenDifference($0.sentence, lines: $0.lines) }
      difference?.actual = DecisionMapText.encode(new)
    } catch {
      if mode == .never || mode == .missing { throw error.inFile(path) }
      try DocumentFile.write(DecisionMapText.encode(try DecisionMap(of: subject, jobs: jobs)), to: path)
      return .recorded(GoldenDifference("replaces a map that could not be used: \(error.description)"))
    }
    guard let difference else { return .matches }
    if mode == .never || mode == .missing { return .differs(difference) }
    try DocumentFile.write(DecisionMapText.encode(new), to: path)
    return .recorded(difference)
  }
}
