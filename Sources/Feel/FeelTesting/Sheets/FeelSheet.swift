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
  package var lines: [Line]
  /// The decision map.
  public var map: DecisionMap

  /// The line of a gesture: its name, its values as text, and what the content offset did.
  package struct Line: Hashable, Sendable {
    package var name: String
    /// The values as text, in the order of ``columns``; nil for a column that the sheet does not have.
    package var values: [String?]
    /// The content offset over time; nil in a sheet that was written without.
    package var motion: SheetMotion?
  }

  /// A column of the lines: where the view rests along its axis, in points, or a metric.
  package struct Column: Hashable, Sendable {
    package let title: String
    /// What the values are, with their unit.
    package let caption: String
    /// The metric; nil for the rest offset.
    package let metric: FeelMetric?

    fileprivate init(_ title: String, _ caption: String, _ metric: FeelMetric? = nil) {
      (self.title, self.caption, self.metric) = (title, caption, metric)
    }

    /// The unit of the values; empty for a number without one.
    package var unit: String { metric?.unit.symbol ?? "pt" }
  }

  /// How many items a gesture moves.
  package static let distance = Column("items", "Items from the one at which the gesture began", .itemDelta)
  package static let duration = Column("settle", "The time from the last release to rest, ms", .settleDuration)
  package static let columns = [
    Column("rest", "The rest offset, pt"), distance, duration,
    Column("travel", "The travelled distance, pt; there and back counts twice", .travel),
    Column("over", "How far the view went past its rest offset, pt", .overshoot),
    Column("edge", "How far the view was beyond the edges of its range, pt", .edgeOvershoot),
    Column("turns", "How often the view changed direction", .directionReversals),
    Column("jerk", "The jump of the velocity at the release, pt/ms", .velocityDiscontinuity),
    Column("retarget", "The distance by which the target was rewritten, pt", .retargetedBy),
  ]
}

extension FeelSheet {
  /// Performs those gestures of a sheet that `chosen` names, by default all, on fresh views, from where the map began.
  package init(
    of subject: some AuditableView, _ plan: MapPlan = MapPlan(), map: DecisionMap,
    where chosen: (String) -> Bool = { _ in true }
  ) throws(DocumentError) {
    var lines: [Line] = []
    let view = subject.makeView()
    var start = try plan.resolved(
      for: view, subject.items(in: view.configuration), preferring: subject.preferredStartItem)
    // In 0.6 of a longer page, a drag at 0.1 pt/ms has more samples than a gesture may have.
    if start.page > 1_000_000 {
      throw DocumentError(
        "a page of \(JSONText.number(start.page)) pt is too long for a sheet; the limit is 1000000 pt")
    }
    if start.item == nil && start.page > 0 {
      // In the middle of the range there is room for gestures both ways.
      let geometry = view.configuration.geometry
      let (minimum, maximum) = (geometry.minimumOffset(start.axis), geometry.maximumOffset(start.axis))
      start.start[start.axis] = minimum + ((maximum - minimum) / start.page / 2).rounded(.down) * start.page
    }
    var sizes = [view.configuration.geometry]
    for gesture in SheetGesture.all where chosen(gesture.name) {
      let (line, changes) = try Self.line(gesture, subject, start)
      lines.append(line)
      if changes.count > sizes.count { sizes = changes.map { $0.geometry } }
    }
    let screens = sizes.map { geometry in
      SheetScreen(
        subject, changed(view.configuration) { $0.geometry = geometry }, start.axis, near: start.item ?? 0)
    }
    self.init(name: subject.name, screens: screens, lines: lines, map: map)
  }

  /// The distance from the start item's card to the next one, else the view's length, in points; zero without a screen.
  package var page: Double {
    guard let screen = screens.first else { return 0 }
    let item = map.startItem ?? 0
    let next = [item + 1, item - 1].compactMap { screen.origin(ofCard: $0) }.first
    guard let next, let own = screen.origin(ofCard: item) else { return screen.size[map.axis] }
    return abs(next - own)
  }

  private static func line(
    _ gesture: SheetGesture, _ subject: some AuditableView, _ start: MapPlan.Resolved
  ) throws(DocumentError) -> (line: Line, sizes: [ScrollTrace.GeometryChange]) {
    var view = subject.makeView()
    let configuration = view.configuration
    var trace = ScrollTrace(displayScale: configuration.displayScale)
    // A design that keeps track of its page itself knows only the item at which its view starts.
    if !gesture.isAtStart && subject.startItems == nil && view.contentOffset != start.start {
      view.setContentOffset(start.start, animated: false, recording: &trace)
      trace.removeAll()
    }
    let touch = gesture.gesture(page: start.page, in: configuration.geometry.boundsSize, start.axis)
    do throws(DocumentError) { try touch.validate() } catch {
      throw DocumentError("\(gesture.name): \(error.description)")
    }
    do throws(ReplayError) { try view.replay(touch, recording: &trace) } catch {
      throw DocumentError("\(gesture.name): \(error.description)")
    }
    let items = RunItems(trace, configuration) { subject.items(in: $0) }
    let report = FeelReport(trace, items: items)
    let rest = DecimalText.upToThreePlaces(view.contentOffset[start.axis])
    let values: [String?] = columns.map { $0.metric.map { report.text(of: $0, DecimalText.upToThreePlaces) } ?? rest }
    let line = Line(name: gesture.name, values: values, motion: SheetMotion(trace, start.axis))
    return (line, trace.geometryChanges)
  }
}

extension FeelSheet.Line {
  /// Returns the value in the column with a title; nil if the sheet does not have that column.
  package func value(inColumn title: String) -> String? {
    zip(FeelSheet.columns, values).first { $0.0.title == title }?.1
  }

  /// Returns the columns in which another line has another value; a column that one of the sheets lacks is left out.
  package func changes(from old: FeelSheet.Line) -> [(column: FeelSheet.Column, old: String, new: String)] {
    zip(FeelSheet.columns, zip(old.values, values)).compactMap { column, pair in
      guard let old = pair.0, let new = pair.1, old != new else { return nil }
      return (column, old, new)
    }
  }
}
