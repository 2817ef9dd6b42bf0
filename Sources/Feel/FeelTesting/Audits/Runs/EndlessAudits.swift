extension AuditContext {
  func brokenLoop() throws(NotApplicable) -> [AuditProbe] {
    guard row.loops else { throw NotApplicable("the row has ends") }
    let items = startItems
    let page = items.first.flatMap { row.page(at: $0, 1) } ?? 100
    let (first, last) = (items.first ?? 0, items.last ?? 0)
    let gestures = [min(first, last), max(first, last)].prefix(items.count).flatMap { item -> [AuditGesture] in
      [1.0, -1].flatMap { direction -> [AuditGesture] in
        [(0.0, 0.5), (0, 3), (0.4, 0.5), (1.05, 0.31), (1.05, 1)].map { (drag: Double, speed: Double) in
          AuditGesture(startItem: item, drag: (direction * drag * page).rounded(), velocity: direction * speed)
        }
      }
    }
    let again = [250.0, 700].map { FollowUpGesture.again(row.count + 1, every: $0) }
    let few = [1, 2, 3].flatMap { count in
      [AuditGesture(startItem: 0, variants: [.itemCount(count)])]
        .each(velocities: [3, -3], then: [.again(2 * count, every: 900)])
    }
    return [
      AuditProbe(gestures: gestures.each(then: again), quickStep: 3, check: continuity),
      AuditProbe(gestures: few, mayThin: false, check: fewItems),
    ]
  }

  /// Checks that the content moves between frames no further than its velocity allows.
  private func continuity(_ gesture: AuditGesture) -> AuditVerdict {
    guard let row = try? self.row(gesture.variants), let lap = row.items.lapLength, lap > 0 else {
      return .notApplicable
    }
    return breach(row.run(gesture).trace, lap, row).map { .fails(.breaksLoop, $0) } ?? .passes
  }

  private func breach(_ trace: ScrollTrace, _ lap: Double, _ row: AuditedView<Subject>) -> String? {
    var releases = trace.releases[...]
    for index in trace.frames.indices.dropFirst() {
      let (before, after) = (trace.frames[index - 1], trace.frames[index])
      // A release may move the content to the finger's offset; motion is judged from there on.
      while let release = releases.first, release.time <= before.time { releases.removeFirst() }
      if after.phase == .dragging || before.phase == .tracking { continue }
      if let release = releases.first, release.time <= after.time { continue }
      let raw = after.position[row.axis] - before.position[row.axis]
      let distance =
        trace.continuousOffset(ofFrame: index)[row.axis] - trace.continuousOffset(ofFrame: index - 1)[row.axis]
      let jump = distance - (distance / lap).rounded() * lap
      let speed = max(abs(before.velocity[row.axis]), abs(after.velocity[row.axis]))
      let instant = "at \(text(after.time)) ms"
      if abs(jump) > speed * (after.time - before.time) * 1.25 + 2 * row.pixel {
        return "\(instant) the content jumps by \(text(jump)) pt"
      }
      if abs(raw) > lap / 2, abs(before.velocity[row.axis]) > 0.1, after.velocity[row.axis] == 0 {
        return "\(instant) the motion stops at \(text(abs(before.velocity[row.axis]))) pt/ms"
      }
    }
    return nil
  }

  /// Checks that every flick of a short looping row advances by one item.
  private func fewItems(_ gesture: AuditGesture) -> AuditVerdict {
    guard !gesture.variants.isEmpty, gesture.velocity != 0, let row = try? self.row(gesture.variants), row.count > 0,
      case .again(let flicks, _) = gesture.sequel, !row.restsInside(0)
    else { return .notApplicable }
    let gesture = gesture.then(.again(flicks, every: row.settleInterval(gesture)))
    let direction = (gesture.velocity < 0) == row.isReversed ? 1 : -1
    let run = row.run(gesture)
    for (index, items) in row.items.found(in: run.trace).releases.enumerated() {
      let release = run.trace.releases[index]
      let distance = release.target[row.axis] - release.contentOffset[row.axis]
      guard let from = items.fromItem, let to = items.item else { continue }
      let expected = row.shownItem(from + direction)
      if to != expected || distance * gesture.velocity <= 0 {
        return .fails(
          .failsWithFewItems,
          "with \(row.count) item\(row.count == 1 ? "" : "s") flick \(index + 1) goes from item \(from) to item \(to)",
          showing: gesture)
      }
    }
    guard let lap = row.items.lapLength, let words = breach(run.trace, lap, row) else { return .passes }
    return .fails(.failsWithFewItems, "with \(row.count) item\(row.count == 1 ? "" : "s") \(words)", showing: gesture)
  }

  func autoplayFights() throws(NotApplicable) -> [AuditProbe] {
    guard let interval = row.declared.autoScrollInterval else {
      throw NotApplicable("the view does not move by itself")
    }
    let starts = Array(starts.prefix(2)).each(velocities: [0, 0.5, -0.5, 3])
    let margin = min(100, interval / 10)
    return [
      AuditProbe(gestures: starts.each(then: [.wait(interval - margin)]), mayThin: false, check: waits),
      AuditProbe(
        gestures: starts.filter { $0.velocity != 0 }.each(then: [.again(1, every: interval - margin)]),
        mayThin: false, check: goesOn),
      AuditProbe(gestures: [AuditGesture()], mayThin: false) { [self] gesture in held(interval) },
    ]
  }

  /// Checks that the view rests for a whole interval before it scrolls by itself.
  private func waits(_ gesture: AuditGesture) -> AuditVerdict {
    guard case .wait(let duration) = gesture.sequel else { return .notApplicable }
    var run = row.run(gesture.then(.rest))
    let (rest, time) = (run.view.contentOffset, run.view.time)
    let frames = run.trace.frames.count
    run.view.advance(to: time + duration, recording: &run.trace)
    if run.view.contentOffset == rest { return .passes }
    let moved = run.trace.frames[frames...].first { trace in trace.phase == .animating }
    let delay = (moved?.time ?? run.view.time) - time
    return .fails(.movesTooSoon, "\(text(delay.rounded())) ms after it has come to rest the view moves by itself")
  }

  /// Checks that a flick ends at its target.
  private func goesOn(_ gesture: AuditGesture) -> AuditVerdict {
    guard case .again = gesture.sequel else { return .notApplicable }
    let run = row.run(gesture)
    guard let target = row.items.found(in: run.trace).releases.last?.item,
      let shown = row.items.item(at: run.view.contentOffset)
    else { return .notApplicable }
    if shown == target { return .passes }
    return .fails(
      .isInterrupted,
      "the last flick goes to item \(target), but the view moves by itself on the way and shows item \(shown)")
  }

  /// Checks that nothing moves while a finger is down.
  private func held(_ interval: Double) -> AuditVerdict {
    var view = row.view
    var trace = ScrollTrace(displayScale: row.configuration.displayScale)
    view.touchDown(at: row.configuration.geometry.boundsSize.middle, time: 0, recording: &trace)
    let before = view.contentOffset
    view.advance(to: 3 * interval, recording: &trace)
    if view.contentOffset == before { return .passes }
    return .fails(
      .movesUnderFinger, "the view moves by itself while a finger is down, within \(text(3 * interval)) ms",
      showing: AuditGesture(sequel: .held(3 * interval)))
  }
}
