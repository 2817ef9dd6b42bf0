import Foundation

extension DecisionMap {
  /// Creates the map of a view by sweeping releases.
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - plan: What to sweep; what the plan leaves open is derived from the view.
  ///   - jobs: The number of threads; the cells are the same for any number.
  ///   - progress: Receives the share of rows that are done, 0…1, on any thread, one call at a time.
  /// - Throws: `DocumentError` if the plan does not fit the view, and for a view that scrolls by itself and takes too
  ///   long to come to rest.
  /// - Complexity: O(cells): in closed form where `LandingLaw` has one, otherwise one solved motion per cell.
  public init(
    of subject: some AuditableView, _ plan: MapPlan = MapPlan(),
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount, progress: (@Sendable (Double) -> Void)? = nil
  ) throws(DocumentError) {
    // The rest offsets of a view that does not scroll by itself are solved, however far away they are.
    if subject.declared.autoScrollInterval != nil { try SettlingTrial.check(subject) }
    try self.init(sweeping: subject, plan, jobs: jobs, progress: progress)
  }
}
