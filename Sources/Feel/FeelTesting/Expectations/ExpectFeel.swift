/// Expects a run to match its golden: the same frames, delegate calls and metrics.
///
/// ```swift
/// @Test func aFlickLandsOnATile() throws {
///   var view = Scroller(configuration, behavior: Tiles())
///   try expectFeel(view.perform(flick), matches: "flick")
/// }
/// ```
///
/// The golden is `Tests/Goldens/FILE/NAME.trace`, where `FILE` is the test file's name without its extension. If no
/// folder above the test file is called `Tests`, `Goldens` is beside the file. The first run records the golden and
/// fails, so that recording cannot be mistaken for success. `SCROLLSIM_RECORD=failed swift test` records goldens that
/// differ again. See docs/Feel.md.
/// - Parameters:
///   - trace: The trace of the run, recorded in full.
///   - name: The golden's name; `/` separates folders.
///   - items: The items of the view; nil if it has none.
///   - tolerance: The differences to allow; none by default.
///   - record: When to write the golden. By default `SCROLLSIM_RECORD` decides; if it is not set, nothing is written
///     where `CI` is set, and elsewhere only missing goldens are.
///   - file: The path of the test file.
///   - fileID: The file's name after its module's.
///   - line: The line of the call.
///   - function: The function of the test.
/// - Throws: ``FeelFailure`` if the run differs, if the golden is missing or damaged, or if it was written.
public func expectFeel(
  _ trace: ScrollTrace, matches name: String, items: (any ItemOffsets)? = nil, tolerance: GoldenTolerance = .exact,
  record: RecordMode? = nil,
  file: String = #filePath, fileID: String = #fileID, line: Int = #line, function: String = #function
) throws(FeelFailure) {
  let expectation = GoldenExpectation(name: name, file: file, fileID: fileID, line: line, function: function)
  guard let configuration = trace.configuration else {
    throw expectation.failure([
      trace.detail == .outcome
        ? "the trace has outcomes only; record it in full (ScrollTrace.Detail.full) to compare its frames"
        : "the trace is empty; perform a gesture on a view to record one"
    ])
  }
  let run = ScrollRun(
    scene: expectation.folder.name, gesture: name, configuration: configuration, trace: trace,
    items: items?.found(in: trace) ?? RunItems())
  try expectation.check(record, ending: "trace") { golden, mode throws(DocumentError) in
    try golden.check(run, mode: mode, tolerance: tolerance)
  }
}
