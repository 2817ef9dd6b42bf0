import Foundation

extension FeelSheet {
  /// Performs the gestures of a sheet on fresh views and sweeps the decision map.
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - plan: What the map sweeps; what the plan leaves open is derived from the view.
  ///   - jobs: The number of threads for the map.
  /// - Throws: `DocumentError` for a view that does not come to rest, and if the plan does not fit the view.
  public init(
    of subject: some AuditableView, _ plan: MapPlan = MapPlan(),
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) { try self.init(of: subject, plan, map: try DecisionMap(of: subject, plan, jobs: jobs)) }
}
