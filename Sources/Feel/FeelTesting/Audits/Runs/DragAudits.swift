extension AuditContext {
  func jumpsWhenCaught() -> AuditProbe {
    let catches = [40.0, 80, 120, 200].flatMap { delay in
      [24.0, -24].map { FollowUpGesture.dragged(by: $0, after: delay, isCancelled: false) }
    }
    let starts = starts.isEmpty ? [AuditGesture()] : starts
    // Long drags too, because some rows do not move after a flick alone.
    let gestures = starts.flatMap { start in
      [0, 0.7, -0.7].flatMap { part in
        let drag = (part * (start.startItem.flatMap { row.page(at: $0, part) } ?? 100)).rounded()
        return [start].each(drags: [drag], velocities: part == 0 ? [0.8, -0.8, 3, -3] : [0, part], then: catches)
      }
    }
    return AuditProbe(gestures: gestures, quickStep: 7) { [self] gesture in
      guard case .dragged(let distance, let delay, _) = gesture.sequel else { return .notApplicable }
      let trace = row.run(gesture).trace
      guard let release = trace.releases.first,
        let begin = trace.frames.indices.first(where: {
          trace.frames[$0].time > release.time && trace.frames[$0].phase == .dragging
        }), begin > 0
      else { return .notApplicable }
      let before = trace.frames[begin - 1]
      let jump = trace.continuousOffset(ofFrame: begin)[row.axis] - trace.continuousOffset(ofFrame: begin - 1)[row.axis]
      // The finger's own movement, and the view's until the gesture is recognized.
      let expected = abs(distance) + 2 * abs(before.velocity[row.axis]) * (trace.frames[begin].time - before.time)
      figures.note("largest jump in pt", max(0, abs(jump) - expected).rounded())
      if abs(jump) <= expected + 8 { return .passes }
      return .fails(
        .jumps,
        "dragged after \(text(delay)) ms, the view jumps from \(text(before.position[row.axis]))"
          + " to \(text(trace.frames[begin].position[row.axis]))")
    }
  }

  func looseEnds() throws(NotApplicable) -> AuditProbe {
    if row.loops { throw NotApplicable("an endless row has no ends") }
    let way = row.configuration.geometry.boundsSize[row.axis] / 2
    let ends = row.count > 0 ? [0, row.count - 1].map { AuditGesture(startItem: $0) } : [AuditGesture()]
    let drags = [way, -way].map { FollowUpGesture.dragged(by: $0, after: 0, isCancelled: false) }
    return AuditProbe(gestures: ends.each(then: drags), mayThin: false) { [self] gesture in
      guard case .dragged(let distance, _, _) = gesture.sequel else { return .notApplicable }
      let dragged = row.run(gesture).trace.frames.filter { $0.phase == .dragging }
      let farthest = dragged.map { max(row.minimum - $0.position[row.axis], $0.position[row.axis] - row.maximum) }.max()
      guard let farthest, farthest > 0 else { return .notApplicable }
      // The first points of a drag may not count.
      if farthest < 0.9 * abs(distance) { return .passes }
      return .fails(
        .followsFreely, "a finger that drags it \(text(abs(distance))) pt beyond the end moves it \(text(farthest)) pt")
    }
  }

  func stuckWhenCancelled() throws(NotApplicable) -> AuditProbe {
    guard row.declared.snaps else { throw .restsAnywhere }
    guard row.count > 0 else { throw .noItems }
    let gestures = starts.flatMap { start in
      [0.3, 0.7, -0.3, -0.7].map { part in
        let page = start.startItem.flatMap { row.page(at: $0, part) } ?? 100
        return start.then(.dragged(by: (part * page).rounded(), after: 0, isCancelled: true))
      }
    }
    return AuditProbe(gestures: gestures) { [self] gesture in
      let rest = row.run(gesture, detail: .outcome).view.contentOffset
      if row.isSnapPoint(rest) { return .passes }
      return .fails(.staysBetween, "dragged and cancelled, the view rests \(row.rest(rest))")
    }
  }
}
