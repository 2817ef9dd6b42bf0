/// A golden and a run side by side, compared with tolerances.
struct GoldenComparison {
  let golden: RecordedRun
  let actual: RecordedRun
  let tolerance: GoldenTolerance

  /// Two frames at about the same time; where one of them is missing, its index is that of the next frame.
  struct Pair {
    let old: Int
    let new: Int
    var isOld = true
    var isNew = true
  }

  /// The tolerance for the times of what is recorded on a frame, which may be one frame later.
  private var slack: Double {
    tolerance.time > 0 ? tolerance.time + max(golden.frameInterval, actual.frameInterval) : 0
  }

  /// The frames of both in order of time, each paired with the nearest frame of the other.
  var pairs: [Pair] {
    let (old, new) = (golden.frames, actual.frames)
    var pairs: [Pair] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (before, after) = (i < old.count ? old[i].time : .infinity, j < new.count ? new[j].time : .infinity)
      let pair = Pair(
        old: i, new: j, isOld: before <= after || isNearest(new, j, to: before),
        isNew: after <= before || isNearest(old, i, to: after))
      pairs.append(pair)
      if pair.isOld { i += 1 }
      if pair.isNew { j += 1 }
    }
    return pairs
  }

  /// Returns whether a frame before a time is within the tolerance, and no farther than the next one.
  private func isNearest(_ frames: [TraceFrame], _ index: Int, to time: Double) -> Bool {
    let gap = time - frames[index].time
    let next = index + 1 < frames.count ? abs(time - frames[index + 1].time) : .infinity
    return gap <= tolerance.time + 1e-6 && gap <= next
  }

  /// Returns the first pair of frames that differ by more than allowed.
  func firstFrame(_ pairs: [Pair]) -> Pair? {
    if tolerance.isExact {
      if golden.frames == actual.frames { return nil }
      let common = zip(golden.frames, actual.frames).prefix { $0 == $1 }.count
      return Pair(old: common, new: common)
    }
    return pairs.first { !isWithin($0) }
  }

  private func isWithin(_ pair: Pair) -> Bool {
    let (old, new) = (golden.frames, actual.frames)
    if pair.isOld && pair.isNew {
      let (one, other) = (old[pair.old], new[pair.new])
      if !GoldenNumber.areEqual(one.position, other.position, within: tolerance.offset) { return false }
      if one.phase == other.phase {
        return GoldenNumber.areEqual(one.velocity, other.velocity, within: tolerance.velocity)
      }
      // The velocity jumps where only one of the two has already stopped or been stopped.
      return isNear(one, new, around: pair.new) && isNear(other, old, around: pair.old)
    }
    // One has a further frame: the other has ended, and stays where it is.
    let frame = pair.isOld ? old[pair.old] : new[pair.new]
    let others = pair.isOld ? new[..<pair.new] : old[..<pair.old]
    guard let stayed = others.last else { return false }
    return GoldenNumber.areEqual(frame.time, stayed.time, within: slack) && slack > 0
      && GoldenNumber.areEqual(frame.position, stayed.position, within: tolerance.offset)
  }

  /// Returns whether the other frames show the same phase at about the same time.
  private func isNear(_ frame: TraceFrame, _ others: [TraceFrame], around index: Int) -> Bool {
    func matches(_ other: TraceFrame) -> Bool { other.phase == frame.phase }
    func isClose(_ other: TraceFrame) -> Bool { abs(other.time - frame.time) <= slack + 1e-6 }
    return others[index...].prefix(while: isClose).contains(where: matches)
      || others[..<index].reversed().prefix(while: isClose).contains(where: matches)
  }

  /// The first calls that differ by more than allowed.
  var firstCall: (old: Int, new: Int)? {
    let old = judged(golden)
    let new = judged(actual)
    for (one, other) in zip(old, new) where !areEqual(golden.calls[one], actual.calls[other]) { return (one, other) }
    if old.count == new.count { return nil }
    let common = min(old.count, new.count)
    return (
      common < old.count ? old[common] : golden.calls.count, common < new.count ? new[common] : actual.calls.count
    )
  }

  /// Returns the calls to compare; not `didScroll` where offsets may differ, because its calls follow the offsets.
  private func judged(_ trace: RecordedRun) -> [Int] {
    trace.calls.indices.filter { tolerance.offset == 0 || trace.calls[$0].name != .didScroll }
  }

  private func areEqual(_ one: RecordedCall, _ other: RecordedCall) -> Bool {
    var other = other
    // What one of the two does not say is not compared.
    if one.flags == nil || other.flags == nil { other.flags = one.flags }
    if tolerance.isExact { return one == other }
    if one.name != other.name || one.flags != other.flags || one.count != other.count { return false }
    if !GoldenNumber.areEqual(one.time, other.time, within: slack) { return false }
    if !GoldenNumber.areEqual(one.lastTime, other.lastTime, within: slack) { return false }
    guard let end = one.release, let otherEnd = other.release else { return one.release == other.release }
    return GoldenNumber.areEqual(end.offset, otherEnd.offset, within: tolerance.offset)
      && GoldenNumber.areEqual(end.velocity, otherEnd.velocity, within: tolerance.velocity)
      && GoldenNumber.areEqual(end.proposed, otherEnd.proposed, within: tolerance.offset)
      && GoldenNumber.areEqual(end.target, otherEnd.target, within: tolerance.offset)
  }
}
