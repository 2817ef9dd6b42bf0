extension AuditContext {
  func cappedFlicks() throws(NotApplicable) -> AuditProbe {
    guard row.count > 0 else { throw .noItems }
    return AuditProbe(gestures: flicks(upTo: 0.6)) { [self] gesture in
      guard let item = gesture.startItem, gesture.velocity != 0 else { return .notApplicable }
      let direction = gesture.velocity < 0 ? -1.0 : 1
      let landing = row.landing(gesture)
      let rest = row.continuousRest(landing, from: item)
      figures.note("most items of a flick", Double(row.steps(from: item, to: landing)))
      let speed = parameters.sweep.speeds.last { $0 < abs(gesture.velocity) } ?? 0
      let slower = changed(gesture) { $0.velocity = direction * speed }
      let other = row.landing(slower)
      if (rest - row.continuousRest(other, from: item)) * direction < -row.pixel {
        return .fails(.goesLessFar, "\(row.lands(landing)), at \(text(speed)) pt/ms farther, \(row.rest(other))")
      }
      guard limit == nil, !row.declared.hasStops, !row.loops, let short = shortfall(landing),
        (landing.proposedTarget[row.axis] - rest) * direction > 0
      else { return .passes }
      return .fails(
        .stopsShort,
        "\(row.lands(landing)), \(short) items short of where it would come to rest by itself,"
          + " \(text(landing.proposedTarget[row.axis]))")
    }
  }

  /// Returns how many rest offsets a landing is away from the one nearest to the proposed target; nil below two.
  private func shortfall(_ landing: AuditLanding) -> Int? {
    guard let shown = landing.item, let own = row.items.item(at: landing.proposedTarget), abs(own - shown) > 1 else {
      return nil
    }
    let steps = row.steps(from: shown, to: changed(landing) { $0.itemDelta = own - shown })
    return steps > 1 ? steps : nil
  }

  func doubleStep() throws(NotApplicable) -> AuditProbe {
    guard row.count > 2 else { throw NotApplicable("there are fewer than three items") }
    if let limit = limit, limit > 1 { throw NotApplicable("the design lets a flick move \(limit) items") }
    return AuditProbe(gestures: releases(upTo: 0.95)) { [self] gesture in
      guard let item = gesture.startItem else { return .notApplicable }
      let landing = row.landing(gesture)
      let steps = row.steps(from: item, to: landing)
      if steps < 2 { return .passes }
      // An item longer than the viewport has a second rest offset, at its end.
      if row.restsInside(item) || landing.item.map(row.restsInside) ?? false { return .notApplicable }
      let start = row.start(gesture)
      let direction = row.continuousRest(landing, from: item) < start ? -1.0 : 1
      guard let next = row.neighbour(of: item, direction), let second = row.neighbour(of: next, direction),
        let near = row.restOffset(of: next), let far = row.restOffset(of: second)
      else { return .notApplicable }
      let proposed = landing.proposedTarget[row.axis]
      if gesture.drag * direction > abs(near - start) - 2 * row.pixel || (proposed - (near + far) / 2) * direction >= 0
      {
        return .notApplicable
      }
      return .fails(
        .advancesTwo,
        "\(row.lands(landing)), \(steps) items from item \(item), though by itself it would come to rest at"
          + " \(text(proposed))")
    }
  }
}
