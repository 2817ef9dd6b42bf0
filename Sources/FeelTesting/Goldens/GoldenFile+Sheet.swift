import Documents
import Foundation

extension GoldenFile {
  /// Makes the feel sheet of a view and compares it with the golden, or records it, depending on the mode.
  ///
  /// The golden's map states what to sweep; without a golden, the plan is derived from the view. An empty file counts as
  /// missing. Only the modes `failed` and `all` overwrite a damaged golden.
  ///
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - mode: When to write.
  ///   - jobs: The number of threads for the map.
  /// - Throws: `DocumentError` if the golden is damaged, does not fit the view, or cannot be read or written; it is
  ///   then left unchanged.
  public func check(
    sheetOf subject: some MappableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    guard let old = try contents() else {
      if mode == .never { return .missing }
      try DocumentFile.write(FeelSheetText.encode(try FeelSheet(of: subject, jobs: jobs)), to: path)
      return .recorded(nil)
    }
    var difference: GoldenDifference?
    let new: FeelSheet
    do {
      let golden = try FeelSheetText.decode(old)
      let plan = MapPlan(
        startItem: golden.map.startItem, drags: golden.map.drags, velocities: golden.map.velocities,
        axis: golden.map.axis)
      new = try FeelSheet(of: subject, plan, jobs: jobs)
      difference = SheetDifference.between(golden, and: new)
    } catch {
      if mode == .never || mode == .missing { throw error.inFile(path) }
      try DocumentFile.write(FeelSheetText.encode(try FeelSheet(of: subject, jobs: jobs)), to: path)
      return .recorded(GoldenDifference("replaces a sheet that could not be used: \(error.description)"))
    }
    guard let found = difference else { return .matches }
    difference?.actual = FeelSheetText.encode(new)
    if mode == .never || mode == .missing { return .differs(difference ?? found) }
    try DocumentFile.write(FeelSheetText.encode(new), to: path)
    return .recorded(difference)
  }
}
