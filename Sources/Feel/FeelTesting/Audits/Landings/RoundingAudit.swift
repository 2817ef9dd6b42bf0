extension AuditContext {
  func rounding() throws(NotApplicable) -> [AuditProbe] {
    guard row.declared.snaps else { throw .restsAnywhere }
    let short = flicks(speeds: [0.5, 3], upTo: 0.6) + stills(upTo: 0.6, turning: false)
    var scaled = short
    for scale in [1.0, 2, 3] where scale != row.configuration.displayScale {
      if (try? self.row([.displayScale(scale)])) == nil { continue }
      scaled += short.map { $0.varied(.displayScale(scale)) }
    }
    return [
      AuditProbe(gestures: [AuditGesture()], mayThin: false, check: beginning),
      AuditProbe(gestures: scaled, quickStep: 3, check: restsOnPixel),
      AuditProbe(gestures: starts.each(velocities: [0.5, -0.5]), mayThin: false, check: bothSides),
      AuditProbe(
        gestures: Array(starts.prefix(row.loops ? 1 : 0))
          .each(velocities: [3, -3], then: [.again(row.count - 1, every: 0)]), mayThin: false, check: lap),
    ]
  }

  /// Checks that the initial content offset is a rest offset.
  private func beginning(_ gesture: AuditGesture) -> AuditVerdict {
    guard gesture == AuditGesture() else { return .notApplicable }
    // An initial offset between the ends was set by the app, so it need not be a rest offset.
    let begin = row.beginning[row.axis]
    let isAtEnd = begin <= row.minimum + row.pixel || begin >= row.maximum - row.pixel
    if !isAtEnd && !row.loops { return .notApplicable }
    let landing = row.landing(gesture)
    if (landing.rest - row.beginning).length <= row.pixel / 2 { return .passes }
    return .fails(
      .startMoves, "the view begins at \(text(row.beginning[row.axis])), but touched there it \(row.lands(landing))")
  }

  /// Checks that the view rests at the item's rest offset, and that a still release there does not move it.
  private func restsOnPixel(_ gesture: AuditGesture) -> AuditVerdict {
    guard let row = try? self.row(gesture.variants) else { return .notApplicable }
    let landing = row.landing(gesture)
    if !row.isSnapPoint(landing.rest), let expected = landing.item.flatMap(row.restOffset(of:)) {
      let distance = abs(landing.rest[row.axis] - expected)
      // A larger distance is not a rounding error.
      if distance <= 1 {
        return .fails(.isOff, "\(row.lands(landing)), \(text(distance)) pt from its place \(text(expected))")
      }
    }
    // A design that keeps track of its page itself is only there after the gesture.
    let again =
      subject.startItems == nil
      ? row.landing(of: ReleaseState(contentOffset: landing.rest)) : row.landingAgain(after: gesture)
    if (again.rest - landing.rest).length <= row.pixel / 2 { return .passes }
    return .fails(.restMoves, "\(row.lands(landing)); let go there it \(row.lands(again))")
  }

  /// Checks that an item's rest offset is the same when it is approached from either side.
  private func bothSides(_ gesture: AuditGesture) -> AuditVerdict {
    guard let item = gesture.startItem, gesture.velocity != 0, gesture.drag == 0 else { return .notApplicable }
    let there = row.landing(gesture)
    guard let shown = there.item, let next = row.neighbour(of: shown, gesture.velocity) else { return .notApplicable }
    var back = AuditGesture(startItem: next, velocity: -gesture.velocity)
    if subject.startItems != nil { return .notApplicable }
    var landing = row.landing(back)
    if landing.item != shown {
      back.velocity = 0
      back.drag = ((row.restOffset(of: shown) ?? 0) - (row.restOffset(of: next) ?? 0)).rounded()
      landing = row.landing(back)
    }
    guard landing.item == shown, row.steps(from: item, to: there) < max(2, row.count) else {
      return .notApplicable
    }
    let off = abs(row.offLap(landing.rest[row.axis] - there.rest[row.axis]))
    // Further apart, these are different rest offsets, not one offset rounded in two ways.
    if off <= row.pixel / 2 || off > 1 { return .passes }
    return .fails(.dependsOnSide, "\(row.lands(there)), from the other side at \(text(landing.rest[row.axis]))")
  }

  /// Checks that as many flicks as there are items lead back to the start item.
  private func lap(_ gesture: AuditGesture) -> AuditVerdict {
    guard let item = gesture.startItem, gesture.velocity != 0, row.count > 0, !row.restsInside(item) else {
      return .notApplicable
    }
    var flicks = 1
    if case .again(let count, _) = gesture.sequel { flicks = count + 1 }
    let direction = (gesture.velocity < 0) == row.isReversed ? 1 : -1
    let expected = row.shownItem(item + direction * flicks)
    let series = gesture.then(flicks == 1 ? .rest : .again(flicks - 1, every: row.settleInterval(gesture)))
    let rest = row.run(series, detail: .full).view.contentOffset
    let found = row.items.item(at: rest)
    if found == expected && row.isSnapPoint(rest) { return .passes }
    return .fails(
      .missesLap, "\(flicks) flicks in a row rest \(row.rest(rest)), not on item \(expected)", showing: series)
  }
}
