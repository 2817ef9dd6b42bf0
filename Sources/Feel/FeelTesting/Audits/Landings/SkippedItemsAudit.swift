extension AuditContext {
  func skippedItems() throws(NotApplicable) -> AuditProbe {
    guard row.count > 0 else { throw .noItems }
    guard let limit else { throw .noLimit }
    return AuditProbe(gestures: stills(turning: false) + flicks()) { [self] gesture in
      guard let item = gesture.startItem else { return .notApplicable }
      let landing = row.landing(gesture)
      let steps = row.steps(from: item, to: landing)
      figures.note("most items", Double(steps))
      if steps <= limit || !limitsDrags && isWithinReach(landing, gesture, item) { return .passes }
      return .fails(.exceedsLimit, "\(row.lands(landing)), \(steps) items from item \(item): the limit is \(limit)")
    }
  }

  /// Returns whether the rest offset is no further than the first one ahead of where the finger dragged the content.
  private func isWithinReach(_ landing: AuditLanding, _ gesture: AuditGesture, _ item: Int) -> Bool {
    let direction = gesture.drag < 0 ? -1.0 : 1
    let offset = row.release(gesture).contentOffset[row.axis]
    guard let reach = row.nextRestOffset(from: offset, item: item, direction) else { return true }
    return (row.continuousRest(landing, from: item) - reach) * direction <= row.pixel
  }
}
