extension AuditContext {
  func lostOnResize() throws(NotApplicable) -> AuditProbe {
    guard row.count > 0 else { throw .noItems }
    guard row.declared.snaps else { throw .restsAnywhere }
    let bounds = row.configuration.geometry.boundsSize
    let resizes = [0.68, 1.78].map { factor in
      FollowUpGesture.resized(changed(bounds) { $0[row.axis] = (bounds[row.axis] * factor).rounded() })
    }
    return AuditProbe(gestures: starts.each(then: resizes), mayThin: false, check: resized)
  }

  private func resized(_ gesture: AuditGesture) -> AuditVerdict {
    guard gesture.startItem != nil, case .resized(let size) = gesture.sequel else { return .notApplicable }
    var run = row.run(gesture.then(.rest))
    // A resize can keep an item in position only if the item was in position before.
    guard abs(run.view.contentOffset[row.axis] - row.start(gesture)) <= row.pixel else { return .notApplicable }
    // Of several items that share the end of the scroll range, the view reports one.
    guard let item = row.items(of: run.view).item(at: run.view.contentOffset) else { return .notApplicable }
    run.view.resize(to: size, recording: &run.trace)
    let calls = run.trace.events.count
    run.view.advanceToRest(limit: nil, recording: &run.trace)
    let moves = run.trace.events[calls...].count { $0.name == .didScroll }
    let rest = run.view.contentOffset
    let items = row.items(of: run.view)
    guard let place = items.contentOffset(ofItem: item) else { return .notApplicable }
    // The offsets that a test gives may be those of the first size, beyond the end in this one.
    let expected = run.view.configuration.geometry.clamped(place)
    let words = "\(text(size.width)) x \(text(size.height))"
    if abs(row.offLap(rest[row.axis] - expected[row.axis])) > row.pixel {
      let shown = items.item(at: rest).map { " and shows item \($0)" } ?? ""
      return .fails(
        .losesItem,
        "item \(item), at \(words), is not kept at its place \(text(expected[row.axis])): the view is at"
          + " \(text(rest[row.axis]))\(shown)")
    }
    if moves == 0 { return .passes }
    return .fails(.movesAfterwards, "a resize to \(words) goes on moving the content, \(moves) times, after it is done")
  }

  func compoundingFlicks() throws(NotApplicable) -> AuditProbe {
    guard row.count > 0 else { throw .noItems }
    guard limit != nil else { throw .noLimit }
    let gestures = starts.flatMap { start in
      [0.5, 1, 3].flatMap { speed in
        [80.0, 150, 250].flatMap { interval in
          [start].each(velocities: [speed, -speed], then: [.again(4, every: interval)])
        }
      }
    }
    return AuditProbe(gestures: gestures, quickStep: 4) { [self] gesture in
      guard let limit, case .again = gesture.sequel else { return .notApplicable }
      let trace = row.run(gesture, detail: .outcome).trace
      for (index, release) in row.items.found(in: trace).releases.enumerated() {
        guard let from = release.fromItem, let to = release.item else { continue }
        let landing = AuditLanding(at: trace.releases[index].target, item: to, itemDelta: to - from)
        var steps = row.steps(from: from, to: landing)
        if row.loops { steps = min(steps, row.count - steps) }
        figures.note("most items", Double(steps))
        if steps > limit {
          return .fails(.compounds, "flick \(index + 1) goes from item \(from) to item \(to): the limit is \(limit)")
        }
      }
      return .passes
    }
  }
}
