extension AuditContext {
  func wrongIndex() throws(NotApplicable) -> AuditProbe {
    guard row.count > 0 else { throw .noItems }
    var gestures = flicks(speeds: [0.31, 0.8, 3], upTo: 0.6).filter { $0.drag * $0.velocity >= 0 }
    if row.view.reportedItem != nil { gestures += stills(upTo: 0.6, turning: false) }
    return AuditProbe(gestures: gestures, quickStep: 2) { [self] gesture in
      let run = row.run(gesture)
      if gesture.velocity != 0, let words = disorder(run.trace, gesture.velocity) { return .fails(.outOfOrder, words) }
      guard let reported = run.view.reportedItem,
        let shown = row.items(of: run.view).item(at: run.view.contentOffset), reported != shown, !isUnaware(of: gesture)
      else { return .passes }
      return .fails(.wrongItem, "at rest item \(shown) is shown, but the design takes it for item \(reported)")
    }
  }

  /// Whether the view reports its first item wherever a gesture begins, because it learns of others from fingers only.
  private func isUnaware(of gesture: AuditGesture) -> Bool {
    var (view, trace) = (row.view, ScrollTrace(detail: .outcome))
    view.setContentOffset(row.offset(row.start(gesture)), animated: false, recording: &trace)
    let reported = view.reportedItem
    return reported == row.view.reportedItem && reported != row.items.item(at: view.contentOffset)
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
