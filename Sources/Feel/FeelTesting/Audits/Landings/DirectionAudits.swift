extension AuditContext {
  func againstTheFinger() throws(NotApplicable) -> [AuditProbe] {
    guard row.count > 1 else { throw .fewItems }
    return [
      AuditProbe(gestures: flicks()) { [self] gesture in
        let verdict = flick(gesture)
        if case .fails = verdict {
          let trace = row.run(gesture, detail: .outcome).trace
          if let release = trace.releases.last {
            let jump = release.launchVelocity - release.velocity
            figures.note("largest jump of velocity in pt/ms", jump.length)
          }
        }
        return verdict
      },
      AuditProbe(gestures: stills(), check: still),
    ]
  }

  private func flick(_ gesture: AuditGesture) -> AuditVerdict {
    guard let item = gesture.startItem, abs(gesture.velocity) > flickVelocity + 1e-9 else { return .notApplicable }
    let direction = gesture.velocity < 0 ? -1.0 : 1
    let start = row.start(gesture)
    let offset = row.release(gesture).contentOffset[row.axis]
    guard row.nextRestOffset(from: offset, item: item, direction) != nil else { return .notApplicable }
    let landing = row.landing(gesture)
    // A limit that also applies to drags brings the view back. An item longer than the viewport counts twice.
    if let limit, limitsDrags {
      let other = item + (landing.itemDelta ?? 0)
      let long = (min(item, other)...max(item, other)).prefix(limit + 1).count { row.restsInside($0) }
      if row.steps(from: item, to: landing) + long >= limit { return .passes }
    }
    let rest = row.continuousRest(landing, from: item)
    if (rest - offset) * direction < -row.pixel {
      return .fails(
        .goesBack, "a flick \(direction > 0 ? "forward" : "backward") \(row.lands(landing)), behind the finger")
    }
    // A flick inside an item longer than the viewport may stay inside it, and an item that stops every scroll may stop
    // the flick.
    if row.restsInside(item) || row.declared.hasStops { return .passes }
    // A drag of more than half a page against the flick has already moved to another item.
    guard row.items.item(at: row.offset(offset)) == row.items.item(at: row.offset(start)),
      let page = row.page(at: item, gesture.drag < 0 ? -1 : 1), abs(gesture.drag) < page / 2 - 1,
      row.nextRestOffset(from: start, item: item, direction) != nil
    else { return .passes }
    if abs(rest - start) > row.pixel { return .passes }
    return .fails(
      .stays, "a flick \(direction > 0 ? "forward" : "backward") stays on item \(item), where its drag began")
  }

  private func still(_ gesture: AuditGesture) -> AuditVerdict {
    guard let item = gesture.startItem, gesture.drag != 0, gesture.velocity == 0 else { return .notApplicable }
    let direction = gesture.drag < 0 ? -1.0 : 1
    let landing = row.landing(gesture)
    let rest = row.continuousRest(landing, from: item)
    if (rest - row.start(gesture)) * direction >= -row.pixel { return .passes }
    return .fails(
      .springsBack, "a drag \(direction > 0 ? "forward" : "backward") \(row.lands(landing)), on the other side")
  }
}
