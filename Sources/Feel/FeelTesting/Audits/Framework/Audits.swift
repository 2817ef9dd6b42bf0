import Documents
import Foundation

/// The list of audits, and the function that runs them.
///
/// ```swift
/// let report = try Audits.run(on: scene)
/// print(AuditReportText.encode(report))
/// ```
public enum Audits {
  /// All audits, in the order of the report.
  public static let all: [Audit] = LandingAudits.all + RunAudits.all

  /// Runs audits on a view under test.
  ///
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - only: The ids of the audits to run; nil for all.
  ///   - parameters: The limits to apply, and which gestures to try.
  ///   - sweep: The number of gestures to try.
  ///   - jobs: The number of threads; the report is the same for any number.
  ///   - progress: Receives the share of the work that is done, 0…1, on any thread, one call at a time.
  /// - Returns: The report; it has no results if the view has neither items nor content to scroll.
  /// - Throws: `DocumentError` for an unknown id, and for a view that takes too long to come to rest.
  public static func run(
    on subject: any AuditableView, only: [String]? = nil, parameters: AuditParameters = AuditParameters(),
    sweep: GestureSweep = .full, jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws(DocumentError) -> AuditReport {
    let chosen = try named(only)
    try SettlingTrial.check(subject)
    var parameters = parameters
    parameters.sweep = sweep
    let examiner = AuditExaminer(subject, parameters, jobs: max(1, jobs))
    if let length = examiner.emptyLength {
      return AuditReport(
        subject: subject.name, sweep: sweep, results: [],
        nothing: "there is nothing to audit: the view has no items, and its content does not scroll; give it items, or"
          + " content that is longer than the view, \(JSONText.number(length)) pt")
    }
    var results: [AuditReport.Result] = []
    for (index, audit) in chosen.enumerated() {
      let share = { @Sendable (part: Double) in progress?((Double(index) + part) / Double(chosen.count)) ?? () }
      results.append(examiner.examine(audit, progress: share))
    }
    progress?(1)
    return AuditReport(subject: subject.name, sweep: sweep, results: results)
  }

  private static func named(_ ids: [String]?) throws(DocumentError) -> [Audit] {
    guard let ids else { return all }
    for id in ids where !all.contains(where: { $0.id == id }) {
      throw DocumentError(
        "there is no audit \(PrintableText.quoted(id))\(Suggestion.text(for: id, among: all.map(\.id)))")
    }
    return all.filter { ids.contains($0.id) }
  }
}
