import Documents
import Foundation
import ScrollPhysics

/// A feel sheet with the runs of its gestures, for pages that draw them.
public struct SheetRuns: Sendable {
  /// The sheet.
  public let sheet: FeelSheet
  /// The traces of the gestures, in the order of the sheet's lines.
  package let traces: [ScrollTrace]
  /// The distance to the next item in points; without items, the length of the view.
  package let page: Double

  /// Performs the gestures of a sheet on fresh views, keeps their traces and sweeps the decision map.
  ///
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - plan: What the map sweeps; what the plan leaves open is derived from the view.
  ///   - jobs: The number of threads for the map.
  /// - Throws: `DocumentError` for a view that does not come to rest, and if the plan does not fit the view.
  /// - Complexity: The memory grows with the frames of all gestures, about 40 s of frames for each sheet.
  public init(
    of subject: some MappableView, _ plan: MapPlan = MapPlan(),
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) {
    var (traces, page) = ([ScrollTrace](), 0.0)
    sheet = try FeelSheet(of: subject, plan, jobs: jobs) { trace, length in
      traces.append(trace)
      page = length
    }
    (self.traces, self.page) = (traces, page)
  }
}
