/// A test's expectation that something matches a golden.
struct GoldenExpectation {
  let name: String
  let file: String
  let fileID: String
  let line: Int
  let function: String

  var folder: GoldenFolder { GoldenFolder(ofTestFile: file) }

  func failure(_ lines: [String], record mode: RecordMode? = nil) -> FeelFailure {
    changed(FeelFailure(lines, file: file, line: line)) {
      $0.recording = mode.map { GoldenRecording(mode: $0, fileID: fileID, function: function) }
    }
  }

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
    GoldenSummary.shared.add("\(folder.name)/\(name).\(ending)", outcome)
    switch outcome {
    case .matches, .matchesInPart: return
    case .differs(let difference):
      var differs = failure(
        ["\"\(name)\" \(difference.sentence)"] + difference.lines + ["golden: \(golden.path)"], record: .failed)
      if let text = difference.actual {
        do {
          let actual = try TestArtifacts(ofTestFile: file).write(text, of: golden, in: folder)
          differs.comparison = FeelComparison(name: name, golden: golden.path, actual: actual)
        } catch {
          differs.lines.append("the run could not be kept: \(error)")
        }
      }
      throw differs
    case .missing: throw failure(["\"\(name)\" has no golden \(golden.path)"], record: .missing)
    case .recorded(let difference):
      let change = difference.map { $0.move.map { [$0.text] } ?? [$0.sentence] + $0.lines } ?? []
      throw failure(
        ["\"\(name)\" was recorded\(difference == nil ? "" : " again"): \(golden.path)"] + change
          + ["look at it, keep it, and run the test again: only then does it pass"])
    }
  }
}
