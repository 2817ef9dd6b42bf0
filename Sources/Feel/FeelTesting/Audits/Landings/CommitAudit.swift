extension AuditContext {
  func unevenCommit() throws(NotApplicable) -> [AuditProbe] {
    guard row.count > 1 else { throw .fewItems }
    guard row.declared.snaps else { throw .restsAnywhere }
    let touch = parameters.touchDistance
    let touches = starts.each(drags: [touch, -touch].map { ($0 > 0 ? 1 : -1) * (abs($0) - 1) })
    return [
      AuditProbe(gestures: starts, mayThin: false, check: commits),
      AuditProbe(gestures: touches, mayThin: false) { [self] gesture in
        guard let item = gesture.startItem, abs(gesture.drag) < touch, gesture.velocity == 0, gesture.drag != 0 else {
          return .notApplicable
        }
        // A touch may turn a page that is no longer than four touches.
        guard row.page(at: item, gesture.drag) ?? 0 > 4 * touch else { return .notApplicable }
        let landing = row.landing(gesture)
        let steps = row.steps(from: item, to: landing)
        if steps == 0 { return .passes }
        return .fails(.turnsByTouch, "a touch that moves \(text(gesture.drag)) pt \(row.lands(landing))")
      },
    ]
  }

  /// Compares an item's commit thresholds forward and backward.
  private func commits(_ gesture: AuditGesture) -> AuditVerdict {
    guard let item = gesture.startItem, gesture == AuditGesture(startItem: item), let here = row.restOffset(of: item),
      let ahead = row.nextRestOffset(from: here, item: item, 1),
      let behind = row.nextRestOffset(from: here, item: item, -1)
    else { return .notApplicable }
    // Inside an item longer than the viewport the view may rest anywhere, so there is no commit threshold.
    let around = [item, row.neighbour(of: item, 1), row.neighbour(of: item, -1)]
    if around.contains(where: { $0.map(row.restsInside) ?? false }) { return .notApplicable }
    let commits = CommitThresholds(of: &row.view, from: row.offset(here), row.axis)
    let starts = startItems
    // The first item that can be left in both directions represents all items.
    if item == starts.first(where: { $0 > 0 }) ?? starts.first { note(commits, "item \(item)") }
    if let forward = commits.dragForward, let backward = commits.dragBackward {
      let parts = (forward / (ahead - here), backward / (here - behind))
      let slack = 2 * row.pixel / min(ahead - here, here - behind)
      if abs(parts.0 - parts.1) > max(0.02, slack) {
        let nearer = parts.0 < parts.1
        let shown = AuditGesture(startItem: item, drag: nearer ? forward.rounded(.up) : -backward.rounded(.up))
        return .fails(
          .commitsUnevenly,
          "a still drag leaves item \(item) at \(text(forward)) pt forward,"
            + " \(text(backward)) pt backward", showing: shown)
      }
    }
    guard let forward = commits.velocityForward, let backward = commits.velocityBackward else {
      let missing = commits.velocityForward == nil ? 1.0 : -1
      guard commits.velocityForward != nil || commits.velocityBackward != nil else { return .passes }
      return .fails(
        .leavesOneWay,
        "no flick leaves item \(item) \(missing > 0 ? "forward" : "backward"), though one does the other way",
        showing: AuditGesture(startItem: item, velocity: missing))
    }
    // A fling too slow to count as a flick may reach the nearer of two neighbors on its own.
    if abs(forward - backward) <= 0.0021 || abs((ahead - here) - (here - behind)) > row.pixel { return .passes }
    return .fails(
      .commitsUnevenly,
      "a flick leaves item \(item) at \(text(forward)) pt/ms forward, \(text(backward)) pt/ms"
        + " backward", showing: AuditGesture(startItem: item, velocity: max(forward, backward)))
  }

  private func note(_ commits: CommitThresholds, _ item: String) {
    if let value = commits.dragForward { figures.note("\(item) forward pt", value) }
    if let value = commits.dragBackward { figures.note("\(item) backward pt", value) }
    if let value = commits.velocityForward { figures.note("\(item) forward pt/ms", value) }
    if let value = commits.velocityBackward { figures.note("\(item) backward pt/ms", value) }
  }
}
