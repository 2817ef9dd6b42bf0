extension RecordedTrack {
  /// Returns the movement of some samples with its law, or with the reason why there is none.
  ///
  /// Each law is fitted to windows that grow backward from the rest. The law with the longest window moved the view, and
  /// the finger lifted where that window begins.
  func move(_ range: ClosedRange<Int>, rest: Double?) -> RecordedMove {
    var move = RecordedMove(start: samples[range.lowerBound].time, end: samples[range.upperBound].time)
    if isTimeBaseGuessed { move.grade = .c }
    var found: [(score: Double, motion: ReleasedMotion)] = []
    for law in rest == nil ? MotionLaw.ofOpenMotions : MotionLaw.all {
      guard let (first, fit) = longest(law, range, rest) else { continue }
      found.append((Double(first) + law.handicap, ReleasedMotion(self, fit, range, from: first, rest: rest)))
    }
    let best = found.reduce(Double.infinity) { min($0, $1.score) }
    var chosen: (score: Double, motion: ReleasedMotion)?
    for (score, motion) in found where score <= best + 1 {
      if let reason = motion.contradiction {
        if move.reason.isEmpty || score == best { move.reason = reason }
      } else if score < chosen?.score ?? .infinity {
        chosen = (score, motion)
      }
    }
    if let chosen { chosen.motion.write(to: &move) }
    if found.isEmpty {
      move.reason = "no law of the model follows the movement within \(DecimalText.upToThreePlaces(pixel)) pt"
    }
    return move
  }

  /// Returns the earliest sample from which a law explains the motion.
  private func longest(_ law: MotionLaw, _ range: ClosedRange<Int>, _ rest: Double?) -> (first: Int, fit: LawFit)? {
    // No motion is longer than 10 s at 240 frames a second.
    let lowest = max(range.lowerBound, range.upperBound - 2400)
    let stride = max(1, (range.upperBound - lowest) / 16)
    var found: (first: Int, fit: LawFit)?
    var (first, failures) = (range.upperBound - 5, 0)
    while first >= lowest, failures < 2 {
      if let fit = fit(law, first...range.upperBound, rest) {
        (found, failures) = ((first, fit), 0)
      } else if found != nil, abs(samples[first].value - (rest ?? samples[range.upperBound].value)) > 8 * pixel {
        // At its target a spring says little.
        failures += 1
      }
      first -= first > lowest ? min(stride, first - lowest) : 1
    }
    guard var found else { return nil }
    var low = max(lowest - 1, found.first - stride)
    while found.first - low > 1 {
      let middle = (found.first + low) / 2
      if let fit = fit(law, middle...range.upperBound, rest) { found = (middle, fit) } else { low = middle }
    }
    return found
  }

  func fit(_ law: MotionLaw, _ range: ClosedRange<Int>, _ rest: Double?) -> LawFit? {
    // A few samples at rest show that the law has ended.
    var last = range.upperBound
    if rest != nil {
      while last + 1 < samples.count, samples[last + 1].time - samples[range.upperBound].time < 100 { last += 1 }
    }
    let target = rest ?? samples[range.upperBound].value
    let sign = sign(law, range.lowerBound, target)
    let window = samples[range.lowerBound...last]
    return LawFit(
      law,
      MotionWindow(
        times: window.map { $0.time - samples[range.lowerBound].time }, left: window.map { sign * (target - $0.value) },
        pixel: pixel, isOpen: rest == nil))
  }

  /// Returns 1 for a law that moves the view to larger offsets from a sample on, else -1.
  func sign(_ law: MotionLaw, _ first: Int, _ target: Double) -> Double {
    if case .bounce = law { return samples[first + 1].value < samples[first].value ? -1 : 1 }
    return target < samples[first].value ? -1 : 1
  }
}
