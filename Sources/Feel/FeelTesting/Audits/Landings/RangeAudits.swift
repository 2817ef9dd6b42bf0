extension AuditContext {
  /// Touches at all items of a row of 40 at most, otherwise at the start items of the sweep.
  private var touches: [AuditGesture] {
    subject.startItems == nil && row.count <= 40 ? (0..<row.count).map { AuditGesture(startItem: $0) } : starts
  }

  func unreachableItems() throws(NotApplicable) -> [AuditProbe] {
    guard row.count > 0 else { throw .noItems }
    guard row.declared.snaps else { throw .restsAnywhere }
    let isFree = limit == nil && !row.loops && !row.declared.hasStops
    return [
      AuditProbe(gestures: touches, mayThin: false, check: fixedPoint),
      AuditProbe(gestures: touches.each(velocities: [0.5, -0.5]), mayThin: false, check: neighbour),
      AuditProbe(gestures: isFree ? touches.each(velocities: [8, -8]) : [], mayThin: false, check: end),
    ]
  }

  private func fixedPoint(_ gesture: AuditGesture) -> AuditVerdict {
    guard let item = gesture.startItem, gesture.drag == 0, gesture.velocity == 0 else { return .notApplicable }
    let landing = row.landing(gesture)
    if abs(landing.rest[row.axis] - row.start(gesture)) <= row.pixel { return .passes }
    return .fails(.slipsAway, "item \(item), released at its snap point, does not stay: it \(row.lands(landing))")
  }

  private func neighbour(_ gesture: AuditGesture) -> AuditVerdict {
    let direction = gesture.velocity < 0 ? -1.0 : 1
    guard let item = gesture.startItem, gesture.drag == 0, gesture.velocity != 0,
      let next = row.neighbour(of: item, direction), let target = row.restOffset(of: next),
      let here = row.restOffset(of: item)
    else { return .notApplicable }
    let page = abs(target - here)
    let start = [AuditGesture(startItem: item)]
    let drags = start.each(drags: [0.6, 0.75, 1, 1.1].map { (direction * $0 * page).rounded() })
    let flicks = start.each(velocities: GestureSweep.full.speeds.map { direction * $0 })
    for other in drags + flicks where abs(row.continuousRest(row.landing(other), from: item) - target) <= row.pixel {
      return .passes
    }
    let landing = row.landing(gesture)
    return .fails(
      .unreached,
      "no drag or flick from item \(item) rests on item \(next) at \(text(target)); this one \(row.lands(landing))")
  }

  private func end(_ gesture: AuditGesture) -> AuditVerdict {
    let direction = gesture.velocity < 0 ? -1.0 : 1
    guard let item = gesture.startItem, let first = row.restOffset(of: 0), let last = row.restOffset(of: row.count - 1)
    else { return .notApplicable }
    let end = direction > 0 ? max(first, last) : min(first, last)
    let landing = row.landing(gesture)
    guard (landing.proposedTarget[row.axis] - end) * direction >= -row.pixel,
      (end - row.start(gesture)) * direction > row.pixel
    else { return .notApplicable }
    if (landing.rest[row.axis] - end) * direction >= -row.pixel { return .passes }
    return .fails(
      .missesEnd, "a fling from item \(item) that would reach the end \(row.lands(landing)), short of \(text(end))")
  }

  func blankEnds() -> [AuditProbe] {
    return [
      AuditProbe(gestures: releases()) { [self] gesture in
        let landing = row.landing(gesture)
        return beyond(landing.rest[row.axis], row).map { .fails(.restsBeyond, "\(row.lands(landing)), \($0)") }
          ?? .passes
      },
      AuditProbe(gestures: series, mayThin: false, quickStep: 3) { [self] gesture in
        let rest = row.series(gesture).rest
        return beyond(rest, row).map { .fails(.restsBeyond, "rests at \(text(rest)), \($0)") } ?? .passes
      },
    ]
  }

  /// Repeated flicks, and long waits if the view scrolls by itself, to bring a design that keeps state to its ends.
  private var series: [AuditGesture] {
    starts.flatMap { start in
      var gestures = [start].each(velocities: [0.5, -0.5, 3, -3], then: [.again(6, every: 700)])
      if let interval = row.declared.autoScrollInterval {
        gestures.append(start.then(.wait(interval * Double(row.count + 2))))
      }
      return gestures
    }
  }

  /// Describes how far a content offset is outside the scroll range; nil inside it.
  private func beyond(_ offset: Double, _ row: AuditedView<Subject>) -> String? {
    if !offset.isFinite { return "which is not a number" }
    let short = row.minimum - offset
    let far = offset - row.maximum
    if max(short, far) <= row.pixel / 2 { return nil }
    return short > 0 ? "\(text(short)) pt before the beginning" : "\(text(far)) pt beyond the end"
  }

  func wildTargets() -> [AuditProbe] {
    let few = [0, 1].map { AuditGesture(variants: [.itemCount($0)]) }.each(velocities: [0, 0.5, -0.5, 3])
    let targets: (AuditGesture) -> AuditVerdict = { [self] gesture in
      guard let row = try? self.row(gesture.variants) else { return .notApplicable }
      let target = row.landing(gesture).chosenTarget[row.axis]
      return beyond(target, row).map { .fails(.sentBeyond, "is sent to \(text(target)), \($0)") } ?? .passes
    }
    return [
      AuditProbe(gestures: releases(), check: targets),
      AuditProbe(gestures: row.count > 0 ? few : [], mayThin: false, check: targets),
      AuditProbe(gestures: series, mayThin: false, quickStep: 3) { [self] gesture in
        for target in row.series(gesture).targets {
          if let beyond = beyond(target, row) { return .fails(.sentBeyond, "is sent to \(text(target)), \(beyond)") }
        }
        return .passes
      },
    ]
  }
}
