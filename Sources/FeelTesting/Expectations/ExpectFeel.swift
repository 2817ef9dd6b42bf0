import GestureReplay
import ScrollPhysics

/// Expects a run to be its golden: the same frames, calls and measures.
///
/// ```swift
/// @Test func aFlickLandsOnATile() throws {
///   var view = Scroller(configuration, behavior: Tiles())
///   try expectFeel(view.perform(flick), matches: "flick")
/// }
/// ```
///
/// The golden is `Tests/Goldens/FILE/NAME.trace`, where `FILE` is the test file's name without its ending; `Goldens`
/// is beside the file where no folder above it is called `Tests`. The first run records it and fails, so that it cannot
/// pass for a success; `SCROLLSIM_RECORD=failed swift test` records anew what differs. See docs/Feel.md.
///
/// - Parameters:
///   - trace: What happened, recorded in full.
///   - name: The golden's name, with `/` for folders.
///   - tolerance: How much may differ; nothing by default.
///   - record: When the golden is written; by default as `SCROLLSIM_RECORD` says, else never where `CI` is set, else
///     where there is none.
///   - file: The test's file.
///   - line: The test's line.
///   - function: The test's function, which the failure names in the command that records.
/// - Throws: ``FeelFailure`` where the run differs, where there is no golden or it is damaged, and where one was written.
public func expectFeel(
  _ trace: ScrollTrace, matches name: String, tolerance: GoldenTolerance = .exact, record: RecordMode? = nil,
  file: String = #filePath, line: Int = #line, function: String = #function
) throws(FeelFailure) {
  let expectation = GoldenExpectation(name: name, file: file, line: line, function: function)
  guard let configuration = trace.configuration else {
    throw expectation.failure([
      trace.detail == .outcome
        ? "the trace has outcomes only; record it in full (ScrollTrace.Detail.full) to compare its frames"
        : "the trace is empty; perform a gesture on a view to record one"
    ])
  }
  let run = ScrollRun(
    scene: expectation.folder.name, gesture: name, configuration: configuration, trace: trace)
  try expectation.check(record, ending: "trace") { golden, mode throws(DocumentError) in
    try golden.check(run, mode: mode, tolerance: tolerance)
  }
}
