/// Expects audits to find nothing wrong with a scroll view.
///
/// ```swift
/// @Test func tilesAreSound() throws {
///   let tiles = ViewUnderTest("tiles", configuration) { Scroller($0, behavior: Tiles()) }
///   try expectNoFindings(of: tiles)
/// }
/// ```
///
/// A failure tells each finding with the simplest gestures that show it. docs/Audits.md has the audits.
///
/// - Parameters:
///   - subject: The scroll view.
///   - only: The ids of the audits to run; nil for all.
///   - parameters: What is allowed, and how closely to look.
///   - file: The test's file.
///   - line: The test's line.
/// - Throws: ``FeelFailure`` where there are findings, and for an id that is none.
public func expectNoFindings(
  of subject: some AuditSubject, only: [String]? = nil, parameters: AuditParameters = AuditParameters(),
  file: String = #filePath, line: Int = #line
) throws(FeelFailure) {
  let report: AuditReport
  do {
    report = try Audits.run(on: subject, only: only, parameters: parameters)
  } catch {
    throw FeelFailure([error.description], file: file, line: line)
  }
  if report.findings.isEmpty { return }
  let story = AuditReportText.findings(report).split(separator: "\n", omittingEmptySubsequences: false)
  throw FeelFailure(story.map(String.init), file: file, line: line)
}
