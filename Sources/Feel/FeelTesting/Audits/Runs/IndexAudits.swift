extension AuditContext {
  func wrongIndex() throws(NotApplicable) -> AuditProbe {
    guard row.count > 0 else { throw .noItems }
    let gestures = sweep.flicks(speeds: [0.31, 0.8, 3], upTo: 0.6).filter { $0.drag * $0.velocity >= 0 }
    return AuditProbe(gestures: gestures, quickStep: 2) { [self] gesture in
      guard gesture.velocity != 0 else { return .notApplicable }
      let run = row.run(gesture)
      if let words = disorder(run.trace, gesture.velocity) { return .fails(.outOfOrder, words) }
      guard let reported = subject.reportedItem(of: run.view),
        let shown = row.items(of: run.view).item(at: run.view.contentOffset), reported != shown
      else { return .passes }
      return .fails(.wrongItem, "at rest item \(shown) is shown, but the design takes it for item \(reported)")
    }
  }

  /// Describes where the items shown are out of order; nil if they are in order.
  private func disorder(_ trace: ScrollTrace, _ velocity: Double) -> String? {
    var before: (offset: Double, item: Int)?
    let direction = (velocity < 0) == row.isReversed ? 1 : -1
    for index in trace.frames.indices {
      let shown = trace.contentOffset(trace.frames[index])
      let offset = trace.continuousOffset(ofFrame: index)[row.axis]
      guard let item = row.items.item(at: shown) else { return nil }
      if let before {
        // The view was turned back by an edge, or jumped, which another audit checks.
        let distance = offset - before.offset
        if distance * velocity < 0 || abs(distance) > (row.items.lapLength ?? .infinity) / 2 { return nil }
        var steps = (item - before.item) * direction
        if row.loops {
          steps = row.shownItem(steps)
          if steps > row.count / 2 { steps -= row.count }
        }
        if steps < 0 { return "at \(text(trace.frames[index].time)) ms item \(item) follows item \(before.item)" }
      }
      before = (offset, item)
    }
    return nil
  }
}
