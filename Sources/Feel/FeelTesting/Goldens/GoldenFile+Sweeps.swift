import Documents
import Foundation

extension GoldenFile {
  /// Sweeps a view and compares the map with the golden, or records it, depending on the mode.
  ///
  /// The golden states what to sweep; without a golden, the plan is derived from the view. An empty file counts as
  /// missing. Only the modes `failed` and `all` overwrite a damaged golden.
  ///
  /// - Throws: `DocumentError` if the golden is damaged, does not fit the view, or cannot be read or written; it is
  ///   then left unchanged.
  package func check(
    mapOf subject: some MappableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    try check("map", mode) { old throws(DocumentError) in
      let golden = try old.map(DecisionMapText.decode)
      let new = try DecisionMap(of: subject, MapPlan(of: golden), jobs: jobs)
      let difference = golden.flatMap { MapDifference.between($0, and: new) }
      return (DecisionMapText.encode(new), difference.map { GoldenDifference($0.sentence, lines: $0.lines) })
    }
  }

  /// Makes the feel sheet of a view and compares it with the golden, or records it, as
  /// ``check(mapOf:mode:jobs:)`` does.
  package func check(
    sheetOf subject: some MappableView, mode: RecordMode, jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) -> Outcome {
    try check("sheet", mode) { old throws(DocumentError) in
      let golden = try old.map(FeelSheetText.decode)
      let new = try FeelSheet(of: subject, MapPlan(of: golden?.map), jobs: jobs)
      return (FeelSheetText.encode(new), golden.flatMap { SheetDifference.between($0, and: new) })
    }
  }

  /// Compares a document with the golden, or records it.
  /// - Parameters:
  ///   - kind: The kind of the document, for messages.
  ///   - mode: When to write.
  ///   - make: Returns the document's text and its difference from the golden, whose text is nil if there is none.
  private func check(
    _ kind: String, _ mode: RecordMode,
    _ make: (_ golden: String?) throws(DocumentError) -> (text: String, difference: GoldenDifference?)
  ) throws(DocumentError) -> Outcome {
    guard let old = try contents() else {
      if mode == .never { return .missing }
      try DocumentFile.write(try make(nil).text, to: path)
      return .recorded(nil)
    }
    let new: (text: String, difference: GoldenDifference?)
    do {
      new = try make(old)
    } catch {
      if mode == .never || mode == .missing { throw error.inFile(path) }
      try DocumentFile.write(try make(nil).text, to: path)
      return .recorded(GoldenDifference("replaces a \(kind) that could not be used: \(error.description)"))
    }
    guard var difference = new.difference else {
      if mode != .all || old == new.text { return .matches }
      // What is not compared, such as the motion that an older sheet lacks, is recorded, too.
      try DocumentFile.write(new.text, to: path)
      return .recorded(GoldenDifference("has what it did not have before"))
    }
    difference.actual = new.text
    if mode == .never || mode == .missing { return .differs(difference) }
    try DocumentFile.write(new.text, to: path)
    return .recorded(difference)
  }
}
