import Foundation
import GestureReplay

extension GoldenFile {
  /// Sweeps a subject and compares the map with the golden, or records it, as the mode says.
  ///
  /// The golden says what is swept; where there is none the view does. An empty file counts as missing. A damaged
  /// golden is written anew by the modes `failed` and `all` alone.
  ///
  /// - Parameters:
  ///   - subject: What is mapped.
  ///   - mode: When to write.
  ///   - jobs: How many threads sweep.
  /// - Throws: `DocumentError` where the golden is damaged, does not fit the view, or cannot be read or written; it is
  ///   left as it was then.
  public func check(
    mapOf subject: some FeelSubject, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    guard let old = try contents() else {
      if mode == .never { return .missing }
      try DocumentFile.write(DecisionMapText.encode(try DecisionMap(of: subject, jobs: jobs)), to: path)
      return .recorded(nil)
    }
    let difference: GoldenDifference?
    let new: DecisionMap
    do {
      let golden = try DecisionMapText.decode(old)
      let plan = MapPlan(
        startItem: golden.startItem, drags: golden.drags, velocities: golden.velocities, axis: golden.axis)
      new = try DecisionMap(of: subject, plan, jobs: jobs)
      difference = MapDifference.between(golden, and: new).map { GoldenDifference(lines: $0.lines) }
    } catch {
      if mode == .never || mode == .missing { throw error.inFile(path) }
      try DocumentFile.write(DecisionMapText.encode(try DecisionMap(of: subject, jobs: jobs)), to: path)
      return .recorded(GoldenDifference(lines: ["the map before was of no use: \(error.description)"]))
    }
    guard let difference else { return .matches }
    if mode == .never || mode == .missing { return .differs(difference) }
    try DocumentFile.write(DecisionMapText.encode(new), to: path)
    return .recorded(difference)
  }
}
