import Documents
import Foundation
import ScrollPhysics

/// How a view responds to a fixed set of gestures, and its decision map: the feel of a row on one page.
///
/// A golden trace keeps one gesture frame by frame. A sheet keeps what one gesture cannot: slow drags, flicks of three
/// speeds both ways, a drag that turns back, releases beyond the start, a catch, flicks in a row and a resize, with a line
/// of metrics for each, and the content offset over time.
public struct FeelSheet: Hashable, Sendable {
  /// The name of the view under test.
  package var name: String
  /// The sizes that the view has during the gestures, with its cards in each.
  package var screens: [SheetScreen]
  /// The lines of the gestures, in the order of the sheet.
  package var lines: [Line]
  /// The decision map.
  public var map: DecisionMap

  /// The line of a gesture: its name, its values as text, and what the content offset did.
  package struct Line: Hashable, Sendable {
    package var name: String
    package var values: [String]
    /// The content offset over time; nil in a sheet that was written without.
    package var motion: SheetMotion?
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
    name = subject.name
    map = try DecisionMap(of: subject, plan, jobs: jobs)
    (screens, lines) = ([], [])
    let view = subject.makeView()
    var start = try plan.resolved(
      for: view, subject.items(in: view.configuration), preferring: subject.preferredStartItem)
    if start.item == nil {
      // In the middle of the range there is room for gestures both ways.
      let geometry = view.configuration.geometry
      let (minimum, maximum) = (geometry.minimumOffset(start.axis), geometry.maximumOffset(start.axis))
      start.start[start.axis] = minimum + ((maximum - minimum) / start.page / 2).rounded(.down) * start.page
    }
    var sizes = [view.configuration.geometry]
    for gesture in SheetGesture.all {
      lines.append(
        try Self.line(gesture, subject, start) { changes in
          if changes.count > sizes.count { sizes = changes.map(\.geometry) }
        })
    }
    screens = sizes.map { geometry in
      var configuration = view.configuration
      configuration.geometry = geometry
      return SheetScreen(subject, configuration, start.axis, near: start.item ?? 0)
    }
  }

  /// The distance from the start item's card to the next one, or the length of the view if there is none, in points.
  ///
  /// Zero without a screen.
  package var page: Double {
    guard let screen = screens.first else { return 0 }
    let item = map.startItem ?? 0
    let next = [item + 1, item - 1].compactMap { screen.origin(ofCard: $0) }.first
    guard let next, let own = screen.origin(ofCard: item) else { return screen.size[map.axis] }
    return abs(next - own)
  }

  init(name: String, screens: [SheetScreen], lines: [Line], map: DecisionMap) {
    (self.name, self.screens, self.lines, self.map) = (name, screens, lines, map)
  }

  private static func line(
    _ gesture: SheetGesture, _ subject: some MappableView, _ start: MapPlan.Resolved,
    resized: ([ScrollTrace.GeometryChange]) -> Void
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
    resized(trace.geometryChanges)
    let items = RunItems(trace, configuration) { subject.items(in: $0) }
    let report = FeelReport(trace, items: items)
    let rest = DecimalText.upToThreePlaces(view.contentOffset[start.axis])
    return Line(
      name: gesture.name, values: columns.map { $0.metric.map { text(report.quantity($0)) } ?? rest },
      motion: SheetMotion(trace, start.axis))
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
