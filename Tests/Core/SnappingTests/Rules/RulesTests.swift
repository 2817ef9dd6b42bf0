import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Laws of snap rules")
struct RulesTests {

  @Test("Every decision is inside the range, and its target is the snap point that it names")
  func inside() {
    expectLaw(seed: 1, of: RandomSnapCase().make) { one, _ in
      guard let decision = one.decision else { return "nothing" }
      if !decision.target.isFinite || !one.scene.range.contains(decision.target) { return "outside \(one.scene.range)" }
      guard let point = decision.point else { return nil }
      return one.points[point] == decision.target ? nil : "not point \(point)"
    }
  }

  @Test("Without proximity and long items every decision is a snap point")
  func mandatory() {
    let cases = RandomSnapCase(hasProximity: false, hasInsides: false)
    expectLaw(seed: 2, of: cases.make) { one, _ in
      one.decision?.point == nil ? "no point" : nil
    }
  }

  @Test("At a chosen rest offset, the rule chooses the same offset again", arguments: [false, true])
  func idempotent(hasInsides: Bool) {
    let cases = RandomSnapCase(hasProximity: false, hasInsides: hasInsides)
    expectLaw(seed: 3, of: cases.make) { one, _ in
      guard let decision = one.decision else { return "nothing" }
      let again = one.rule.decision(among: one.points, for: SnapQuery(contentOffset: decision.target))
      return again?.target == decision.target ? nil : "then \(String(describing: again))"
    }
  }

  @Test("With a proximity the nearest rule keeps a view at its rest offset")
  func idempotentNear() {
    let cases = RandomSnapCase(hasLimits: false, hasStops: false)
    expectLaw(seed: 4, of: cases.make) { one, _ in
      var one = one
      one.rule.choice = .nearest
      guard let decision = one.decision else { return "nothing" }
      let again = one.rule.decision(among: one.points, for: SnapQuery(contentOffset: decision.target))
      return again?.target == decision.target ? nil : "then \(String(describing: again))"
    }
  }

  // MARK: Equivalent cases

  @Test("A row from right to left decides like its mirror image")
  func mirror() {
    expectLaw(seed: 5, of: RandomSnapCase().make) { one, _ in
      if one.points.count < 2 { return nil }
      let (decision, other) = (one.decision, one.mirrored.decision)
      let target = decision.map { one.scene.axis == .vertical ? $0.target : one.scene.opposite($0.target) }
      return other?.target == target && other?.point == decision?.point ? nil : "mirrored \(String(describing: other))"
    }
  }

  @Test("A column decides like the transposed row")
  func transpose() {
    expectLaw(seed: 6, of: RandomSnapCase().make) { one, _ in
      var plain = one
      plain.scene.layout.isRightToLeft = false
      plain = SnapCase(plain.scene, one.rule, one.query)
      let other = plain.moved(to: plain.scene.transposed) { $0 }.decision
      return other == plain.decision ? nil : "transposed \(String(describing: other))"
    }
  }

  @Test(
    "A reversed row decides the reverse",
    arguments: [
      RandomSnapCase(hasStops: false, hasInsides: false), RandomSnapCase(hasInsides: false),
      RandomSnapCase(hasStops: false),
    ])
  func turnAround(cases: RandomSnapCase) {
    var tried = 0
    expectLaw(
      40_000, seed: 7,
      of: cases.make
    ) { one, _ in
      let other = one.turnedAround
      let places = one.points.offsets.map(one.scene.opposite).reversed() as [Double]
      let items = one.points.items.map { one.scene.paths.count - 1 - $0 }.reversed() as [Int]
      // A grid's last line need not be full, and of what lies at one place the first item counts.
      if !one.scene.isRow || other.points.offsets != places || other.points.items != items || one.hasTie { return nil }
      if one.rule.stops != .none && one.hasSharedPoints { return nil }
      tried += 1
      let (decision, turned) = (one.decision, other.decision)
      if turned?.target != decision.map({ one.scene.opposite($0.target) }) {
        return "turned around \(String(describing: turned))"
      }
      return turned?.point == decision?.point.map { places.count - 1 - $0 } ? nil : "turned point"
    }
    #expect(tried > sweepCount(10_000))
  }

  @Test("Moving inset from the end to the beginning moves every decision by the same amount")
  func insetShift() {
    expectLaw(seed: 8, of: RandomSnapCase().make) { one, generator in
      let way = Double(Int.random(in: -100...100, using: &generator))
      let other = one.moved(to: one.scene.insetShifted(by: way)) { $0 - way }.decision
      return other?.target == one.decision.map { $0.target - way } && other?.point == one.decision?.point
        ? nil : "shifted by \(way) \(String(describing: other))"
    }
  }

  // MARK: Stops

  @Test("A scroll ends at the first stop it would pass", arguments: [false, true])
  func stops(hasLongItems: Bool) {
    let cases = RandomSnapCase(hasLimits: false, hasProximity: false, hasInsides: false)
    expectLaw(seed: 15, of: cases.make) { one, _ in
      if !one.scene.isRow || one.hasSharedPoints || !hasLongItems && Set(one.points.items).count < one.points.count {
        return nil
      }
      guard let expected = one.firstStop else { return nil }
      return one.decision?.target == expected ? nil : "not \(expected)"
    }
  }

  @Test("A scroll never passes a stop", arguments: [false, true])
  func neverPast(hasProximity: Bool) {
    let cases = RandomSnapCase(hasLimits: false, hasProximity: hasProximity)
    expectLaw(seed: 16, of: cases.make) { one, _ in
      guard let target = one.decision?.target else { return "nothing" }
      // Long items have their own law.
      if Set(one.points.items).count < one.points.count { return nil }
      return one.stops(between: one.query.contentOffset, and: target).isEmpty ? nil : "passes a stop"
    }
  }

  @Test("A stop on any item of a line is a stop on the line")
  func stopsOfLines() {
    var cases = RandomSnapCase(hasProximity: false)
    cases.scenes = cases.scenes.with(\.isUniform, true)
    expectLaw(40_000, seed: 17, of: cases.make) { one, generator in
      let items = one.points.items
      guard !one.scene.isRow, let perLine = items.dropFirst().first, perLine > 1,
        one.points.count == one.scene.layout.frames.lineCount,
        items == (0..<items.count).map({ $0 * perLine })
      else { return nil }
      let lines = (0..<one.points.count).filter { _ in Bool.random(using: &generator) }
      var (first, any) = (one, one)
      first.rule.stops = .items(lines.map { $0 * perLine })
      any.rule.stops = .items(
        lines.map { min($0 * perLine + Int.random(in: 0..<perLine, using: &generator), one.scene.paths.count - 1) })
      return first.decision == any.decision ? nil : "\(any.rule.stops): \(String(describing: any.decision))"
    }
  }

  // MARK: Limits and flicks

  @Test(
    "A limit holds in every combination with other parameters",
    arguments: [
      RandomSnapCase(hasProximity: false, hasInsides: false), RandomSnapCase(hasProximity: false),
      RandomSnapCase(hasInsides: false),
    ])
  func limit(cases: RandomSnapCase) {
    expectLaw(
      seed: 9, of: cases.make
    ) { one, generator in
      var one = one
      let limit = one.rule.maximumPoints ?? Int.random(in: 1...3, using: &generator)
      one.rule.maximumPoints = limit
      guard let decision = one.decision, limit < one.points.count else { return nil }
      let start = one.startPoints
      // Beyond the first and the last point there is nothing to count.
      let (low, high) = (start.after - limit, start.before + limit)
      let places = [-.infinity] + one.readingPoints + [.infinity]
      return (places[max(low + 1, 0)]...places[min(high + 1, places.count - 1)]).contains(one.reading(decision.target))
        ? nil : "limit \(limit): \(low)...\(high)"
    }
  }

  @Test("A flick never lands behind the finger, unless no point is ahead")
  func ahead() {
    let cases = RandomSnapCase(hasLimits: false, hasStops: false, hasProximity: false)
    expectLaw(seed: 10, of: cases.make) { one, _ in
      if !one.isFlick { return nil }
      let isForward = one.readingVelocity > 0
      let origin = one.reading(one.query.contentOffset)
      let target = one.reading(one.decision?.target ?? .nan)
      let places = one.readingPoints
      if isForward ? places.contains(where: { $0 > origin }) : places.contains(where: { $0 < origin }) {
        if one.waitsAtLongItem(origin) && target == origin { return nil }
        return (isForward ? target > origin : target < origin) ? nil : "behind \(origin)"
      }
      return target == (isForward ? places.last : places.first) ? nil : "not the end"
    }
  }

  @Test("A flick leaves its start point, unless the finger has dragged past half in the other direction")
  func leaves() {
    let cases = RandomSnapCase(hasLimits: false, hasStops: false, hasProximity: false)
    expectLaw(seed: 11, of: cases.make) { one, _ in
      let start = one.startPoints
      let isForward = one.readingVelocity > 0
      if !one.isFlick || start.before != start.after || start.before == (isForward ? one.points.count - 1 : 0) {
        return nil
      }
      let places = one.readingPoints
      let place = places[start.before]
      if one.reading(one.query.dragStart) != place { return nil }
      let dragged = one.reading(one.query.contentOffset) - place
      let neighbour = isForward ? start.before - 1 : start.before + 1
      // Past half the way back: it counts from there.
      if places.indices.contains(neighbour), isForward ? dragged < 0 : dragged > 0,
        abs(dragged) > abs(places[neighbour] - place) / 2
      {
        return nil
      }
      // So it does where there is no point to go back to, as at a header, past half the way to the next one.
      let next = isForward ? start.before + 1 : start.before - 1
      if !places.indices.contains(neighbour), isForward ? dragged < 0 : dragged > 0,
        one.end(isForward: !isForward) != place, abs(dragged) > abs(places[next] - place) / 2
      {
        return nil
      }
      let target = one.reading(one.decision?.target ?? .nan)
      // In a long item that it comes into it may rest anywhere, at its near end too.
      let isLong = one.points.item(ofPoint: next) == one.points.item(ofPoint: start.before)
      if one.isInside(target) || one.rule.restsInsideOversizedItems && isLong && dragged != 0 { return nil }
      if one.waitsAtLongItem(place) && target == place { return nil }
      return (isForward ? target > place : target < place) ? nil : "stays"
    }
  }

  @Test("A flick from rest at a point moves exactly the pages of its velocity, or to the end")
  func pages() {
    let cases = RandomSnapCase(hasLimits: false, hasStops: false, hasProximity: false)
    expectLaw(seed: 12, of: cases.make) { one, generator in
      var one = one
      let start = Int.random(in: 0..<one.points.count, using: &generator)
      one.query.dragStart = one.points[start]
      one.query.contentOffset = one.points[start]
      let thresholds = FlickThresholds(
        largeFlickVelocity: 1, pagesPerLargeFlick: Int.random(in: 1...5, using: &generator))
      one.rule.choice = .flick(thresholds)
      let pages = thresholds.pages(forSpeed: abs(one.query.velocity))
      if pages == 0 { return nil }
      let point = min(max(start + (one.readingVelocity > 0 ? pages : -pages), 0), one.points.count - 1)
      return one.decision?.point == point ? nil : "not \(point)"
    }
  }

  @Test(
    "A faster flick with a farther free target never lands less far",
    arguments: [
      RandomSnapCase(hasProximity: false, hasInsides: false),
      RandomSnapCase(hasProximity: false, hasInsides: false, isPhysical: true),
      RandomSnapCase(hasProximity: false), RandomSnapCase(hasProximity: false, isPhysical: true),
    ])
  func monotone(cases: RandomSnapCase) {
    expectLaw(seed: 13, of: cases.make) { one, generator in
      var (one, faster) = (one, one)
      one.rule.choice = .directional(minimumVelocity: 0.1)
      let direction = one.query.velocity < 0 ? -1.0 : 1
      if !cases.isPhysical {
        // The view would go somewhere ahead, from a speed on at which it would go at all.
        one.query.proposedTarget =
          one.query.contentOffset + direction * Double(Int.random(in: 1...600, using: &generator))
      }
      faster = one
      faster.query.velocity += direction * Double.random(in: 0.01...1, using: &generator)
      let more = abs(faster.query.velocity) < 0.25 && cases.isPhysical ? 0 : Int.random(in: 0...600, using: &generator)
      faster.query.proposedTarget += direction * Double(more)
      guard let slow = one.decision, let fast = faster.decision else { return "nothing" }
      return (fast.target - slow.target) * direction >= 0 ? nil : "faster \(fast) from \(faster.query)"
    }
  }

  @Test("With evenly spaced points forward and backward are symmetric")
  func symmetric() {
    var cases = RandomSnapCase()
    cases.scenes = cases.scenes.with(\.isUniform, true).with(\.hasGrids, false)
    expectLaw(seed: 14, of: cases.make) { one, _ in
      let places = one.points.offsets
      let middle = one.points.nearest(to: (one.scene.range.lowerBound + one.scene.range.upperBound) / 2) ?? 0
      if middle < 2 || middle + 2 >= places.count { return nil }
      let reach = min(middle - 1, places.count - 2 - middle)
      let pitch = abs(places[middle] - places[middle - 1])
      if Set(one.points.items).count < places.count { return nil }
      if (2..<places.count - 1).contains(where: { abs(places[$0] - places[$0 - 1]) != pitch }) { return nil }
      if case .items = one.rule.stops { return nil }
      var (forward, backward) = (one, one)
      let center = places[middle]
      func ways(_ offset: Double) -> Double {
        let way = offset - one.query.dragStart
        return way.truncatingRemainder(dividingBy: pitch * Double(reach) / 2)
      }
      let (dragged, thrown) = (ways(one.query.contentOffset), ways(one.query.proposedTarget))
      forward.query = SnapQuery(
        dragStart: center, contentOffset: center + dragged, proposedTarget: center + thrown,
        velocity: one.query.velocity)
      backward.query = SnapQuery(
        dragStart: center, contentOffset: center - dragged, proposedTarget: center - thrown,
        velocity: -one.query.velocity)
      guard let ahead = forward.decision, let back = backward.decision else { return "nothing" }
      let isFar = (ahead.point ?? middle) <= 1 || (ahead.point ?? middle) >= places.count - 2
      let isBackFar = (back.point ?? middle) <= 1 || (back.point ?? middle) >= places.count - 2
      if isFar || isBackFar { return nil }
      return ahead.target - center == center - back.target
        ? nil : "\(forward.query) \(ahead), \(backward.query) \(back)"
    }
  }
}
