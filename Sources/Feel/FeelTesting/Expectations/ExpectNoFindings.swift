/// Expects audits to find no fault in a scroll view.
///
/// ```swift
/// @Test func tilesAreSound() throws {
///   let tiles = ViewUnderTest("tiles", configuration) { Scroller($0, behavior: Tiles()) }
///   try expectNoFindings(of: tiles)
/// }
/// ```
///
/// A failure lists each finding with the simplest gestures that show it; the finding that costs users most comes first.
/// An audit that is named by `only:` must be applicable to the view; otherwise the failure says what to add. docs/Audits.md
/// describes the audits. While they run, a line on standard error shows the progress, if it is a terminal.
///
/// By default, the audits try hundreds of gestures, which takes an app's view a second or two. Try thousands with
/// `sweep: .full`, before a release or after a change of the snapping.
/// - Parameters:
///   - subject: The view under test.
///   - only: The ids of the audits to run; nil for all that are applicable.
///   - sweep: The number of gestures to try.
///   - parameters: The limits to apply, and which gestures to try.
///   - prints: Whether to print the report, with the audits that passed and those that are not applicable.
///   - file: The path of the test file.
///   - line: The line of the call.
/// - Returns: The report: what ran, and what was not applicable and why.
/// - Throws: ``FeelFailure`` if there are findings, if an audit named by `only:` is unknown or not applicable, for a view
///   with neither items nor content to scroll, and for one that takes too long to come to rest.
@discardableResult
public func expectNoFindings(
  of subject: some AuditableView, only: [String]? = nil, sweep: GestureSweep = .quick,
  parameters: AuditParameters = AuditParameters(), prints: Bool = false, file: String = #filePath, line: Int = #line
) throws(FeelFailure) -> AuditReport {
  let report: AuditReport
  do {
    report = try ProgressLine.during("auditing \(subject.name)") { progress throws(DocumentError) in
      try Audits.run(on: subject, only: only, parameters: parameters, sweep: sweep, progress: progress)
    }
  } catch {
    throw FeelFailure([error.description], file: file, line: line)
  }
  if prints { print(AuditReportText.encode(report)) }
  let aside = only == nil ? [] : report.notApplicable.flatMap(AuditReportText.missing)
  if report.findings.isEmpty && aside.isEmpty && report.nothing == nil { return report }
  let notes = report.nothing == nil ? AuditReportText.sweep(report) : []
  let remedies = only == nil ? AuditReportText.remedies(report) : []
  let findings = AuditReportText.findings(report).split(separator: "\n", omittingEmptySubsequences: false)
  throw FeelFailure(
    [AuditReportText.headline(report)] + findings.map(String.init).dropLast(findings.isEmpty ? 0 : 1) + aside + notes
      + remedies,
    file: file, line: line)
}
