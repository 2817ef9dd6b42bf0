import Foundation

extension Audits {
  /// Runs audits on a view under test.
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
    on subject: some AuditableView, only: [String]? = nil, parameters: AuditParameters = AuditParameters(),
    sweep: GestureSweep = .full, jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws(DocumentError) -> AuditReport {
    let chosen = try named(only)
    let examiner = try AuditExaminer(subject, changed(parameters) { $0.sweep = sweep }, jobs: jobs)
    if let nothing = examiner.nothing {
      return AuditReport(subject: subject.name, sweep: sweep, results: [], nothing: nothing)
    }
    let results = chosen.enumerated().map { index, audit in
      examiner.examine(audit) { part in progress?((Double(index) + part) / Double(chosen.count)) ?? () }
    }
    progress?(1)
    return AuditReport(subject: subject.name, sweep: sweep, results: results)
  }

  package static func named(_ ids: [String]?) throws(DocumentError) -> [Audit] {
    guard let ids else { return all }
    for id in ids where !all.contains(where: { $0.id == id }) {
      throw DocumentError("there is no audit \(id.quoted)\(Suggestion.text(for: id, among: all.map(\.id)))")
    }
    return all.filter { ids.contains($0.id) }
  }
}
