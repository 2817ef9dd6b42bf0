import Documents

/// A test's expectation that something matches a golden.
struct GoldenExpectation {
  let name: String
  let file: String
  let line: Int
  let function: String

  var folder: GoldenFolder { GoldenFolder(ofTestFile: file) }

  func failure(_ lines: [String]) -> FeelFailure { FeelFailure(lines, file: file, line: line) }

  /// Compares with the golden, and throws a failure unless they match.
  ///
  /// - Parameters:
  ///   - record: The mode that the test passes, or nil.
  ///   - ending: The extension of the golden's file.
  ///   - compare: Compares with, or records, a golden in a mode.
  func check(
    _ record: RecordMode?, ending: String,
    _ compare: (GoldenFile, RecordMode) throws(DocumentError) -> GoldenFile.Outcome
  ) throws(FeelFailure) {
    guard let mode = RecordMode.resolve(explicit: record) else {
      let known = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure(["\(RecordMode.environmentVariable) must be one of \(known)"])
    }
    let golden: GoldenFile
    let outcome: GoldenFile.Outcome
    do {
      golden = try folder.file(named: name, ending: ending)
      outcome = try compare(golden, mode)
    } catch {
      throw failure(["\(error)"])
    }
    switch outcome {
    case .matches: return
    case .differs(let difference):
      throw failure(
        ["\"\(name)\" differs from its golden \(golden.path):"] + difference.lines
          + ["if the change is meant: \(command(.failed))"])
    case .missing:
      throw failure(["\"\(name)\" has no golden \(golden.path)", "to record it: \(command(.missing))"])
    case .recorded(let difference):
      throw failure(
        ["\"\(name)\" was recorded\(difference == nil ? "" : " again"): \(golden.path)"] + (difference?.lines ?? [])
          + ["look at it, keep it, and run the test again: only then does it pass"])
    }
  }

  private func command(_ mode: RecordMode) -> String {
    "\(RecordMode.environmentVariable)=\(mode.rawValue) swift test --filter '\(function.prefix { $0 != "(" })'"
  }
}
