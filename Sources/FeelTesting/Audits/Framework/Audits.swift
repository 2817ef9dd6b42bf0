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
  ///   - jobs: The number of threads; the report is the same for any number.
  ///   - progress: Receives the share of the work that is done, 0…1, on any thread, one call at a time.
  /// - Throws: `DocumentError` for an unknown id, and for a view that takes too long to come to rest.
  public static func run(
    on subject: any AuditableView, only: [String]? = nil, parameters: AuditParameters = AuditParameters(),
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount, progress: (@Sendable (Double) -> Void)? = nil
  ) throws(DocumentError) -> AuditReport {
    let chosen = try named(only)
    try SettlingTrial.check(subject)
    let examiner = AuditExaminer(subject, parameters, jobs: max(1, jobs))
    var results: [AuditReport.Result] = []
    for (index, audit) in chosen.enumerated() {
      let share = { @Sendable (part: Double) in progress?((Double(index) + part) / Double(chosen.count)) ?? () }
      results.append(examiner.examine(audit, progress: share))
    }
    progress?(1)
    return AuditReport(subject: subject.name, results: results)
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
