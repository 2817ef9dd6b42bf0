import Documents
import Foundation
import ScrollPhysics

/// How a view responds to a fixed set of gestures, and its decision map: the feel of a row on one page.
///
/// A golden trace keeps one gesture frame by frame. A sheet keeps what one gesture cannot: slow drags, flicks of three
/// speeds both ways, a drag that turns back, releases beyond the start, a catch, flicks in a row and a resize, with a line
/// of metrics for each.
public struct FeelSheet: Hashable, Sendable {
  /// The name of the view under test.
  package var name: String
  /// The lines of the gestures, in the order of the sheet.
  package var lines: [Line]
  /// The decision map.
  public var map: DecisionMap

  /// The line of a gesture: its name and its values, as text.
  package struct Line: Hashable, Sendable {
    package var name: String
    package var values: [String]
  }

  /// The columns of a line: where the view rests along its axis, in points, and metrics.
  package static let columns: [(title: String, metric: FeelMetric?)] = [
    ("rest", nil), ("items", .itemDelta), ("settle", .settleDuration), ("travel", .travel), ("over", .overshoot),
    ("edge", .edgeOvershoot), ("turns", .directionReversals), ("jerk", .velocityDiscontinuity),
    ("retarget", .retargetedBy),
  ]

  /// Performs the gestures of a sheet on fresh views and sweeps the decision map.
  ///
  /// - Parameters:
  ///   - subject: The view under test.
  ///   - plan: What the map sweeps; what the plan leaves open is derived from the view.
  ///   - jobs: The number of threads for the map.
  /// - Throws: `DocumentError` for a view that does not come to rest, and if the plan does not fit the view.
  public init(
    of subject: some MappableView, _ plan: MapPlan = MapPlan(),
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount
  ) throws(DocumentError) {
    try self.init(of: subject, plan, jobs: jobs) { _, _ in }
  }

  /// Creates a sheet and passes on the trace of each gesture, with the length of a page in points.
  init(
    of subject: some MappableView, _ plan: MapPlan, jobs: Int, performed: (ScrollTrace, Double) -> Void
  ) throws(DocumentError) {
    name = subject.name
    map = try DecisionMap(of: subject, plan, jobs: jobs)
    lines = []
    let view = subject.makeView()
    var start = try plan.resolved(
      for: view, subject.items(in: view.configuration), preferring: subject.preferredStartItem)
    if start.item == nil {
      // In the middle of the range there is room for gestures both ways.
      let geometry = view.configuration.geometry
      let (minimum, maximum) = (geometry.minimumOffset(start.axis), geometry.maximumOffset(start.axis))
      start.start[start.axis] = minimum + ((maximum - minimum) / start.page / 2).rounded(.down) * start.page
    }
    for gesture in SheetGesture.all {
      lines.append(try Self.line(gesture, subject, start) { performed($0, start.page) })
    }
  }

  init(name: String, lines: [Line], map: DecisionMap) { (self.name, self.lines, self.map) = (name, lines, map) }

  private static func line(
    _ gesture: SheetGesture, _ subject: some MappableView, _ start: MapPlan.Resolved, performed: (ScrollTrace) -> Void
  ) throws(DocumentError) -> Line {
    var view = subject.makeView()
    let configuration = view.configuration
    var trace = ScrollTrace(displayScale: configuration.displayScale)
    // A design that keeps track of its page itself knows only the item at which its view starts.
    let tracksItsPage = (subject as? any AuditableView)?.startItems != nil
    if !gesture.isAtStart && !tracksItsPage && view.contentOffset != start.start {
      view.setContentOffset(start.start, animated: false, recording: &trace)
      trace.removeAll()
    }
    let touch = gesture.gesture(page: start.page, in: configuration.geometry.boundsSize, start.axis)
    do {
      try view.perform(touch, recording: &trace)
    } catch {
      throw DocumentError("\(gesture.name): \(error)")
    }
    performed(trace)
    let items = RunItems(trace, configuration) { subject.items(in: $0) }
    let report = FeelReport(trace, items: items)
    let rest = DecimalText.upToThreePlaces(view.contentOffset[start.axis])
    return Line(name: gesture.name, values: columns.map { $0.metric.map { text(report.quantity($0)) } ?? rest })
  }

  private static func text(_ quantity: FeelReport.Quantity) -> String {
    switch quantity {
    case .number(let number): DecimalText.upToThreePlaces(number)
    case .count(let count): "\(count)"
    case .flag(let flag): "\(flag)"
    case .absent: "-"
    }
  }
}
