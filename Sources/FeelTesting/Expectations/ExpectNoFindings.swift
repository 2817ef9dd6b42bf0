import Documents

/// Expects audits to find no fault in a scroll view.
///
/// ```swift
/// @Test func tilesAreSound() throws {
///   let tiles = ViewUnderTest("tiles", configuration) { Scroller($0, behavior: Tiles()) }
///   try expectNoFindings(of: tiles)
/// }
/// ```
///
/// A failure lists each finding with the simplest gestures that show it. docs/Audits.md describes the audits. While they
/// run, a line on standard error shows the progress, if it is a terminal.
///
/// - Parameters:
///   - subject: The view under test.
///   - only: The ids of the audits to run; nil for all.
///   - parameters: The limits to apply, and which gestures to try.
///   - file: The path of the test file.
///   - line: The line of the expectation.
/// - Throws: ``FeelFailure`` if there are findings, for an unknown id, and for a view that takes too long to come to
///   rest.
public func expectNoFindings(
  of subject: some AuditableView, only: [String]? = nil, parameters: AuditParameters = AuditParameters(),
  file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let report: AuditReport
  do {
    report = try ProgressLine.during("auditing \(subject.name)") { progress throws(DocumentError) in
      try Audits.run(on: subject, only: only, parameters: parameters, progress: progress)
    }
  } catch {
    throw FeelFailure([error.description], file: file, line: line)
  }
  if report.findings.isEmpty { return }
  let lines = AuditReportText.findings(report).split(separator: "\n", omittingEmptySubsequences: false)
  throw FeelFailure(lines.map(String.init), file: file, line: line)
}
