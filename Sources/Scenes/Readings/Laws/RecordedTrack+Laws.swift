extension RecordedTrack {
  /// Returns the movement of some samples with its law, or with the reason why there is none; nil for a view that nobody
  /// let go.
  ///
  /// Each law is fitted to windows that grow backward from the rest. The law with the longest window moved the view, and
  /// the finger lifted where that window begins.
  func move(_ range: ClosedRange<Int>, rest: Double?) -> RecordedMove? {
    var move = RecordedMove(start: samples[range.lowerBound].time, end: samples[range.upperBound].time)
    if isTimeBaseGuessed { move.grade = .c }
    var best: (first: Int, fit: LawFit, score: Double)?
    for law in rest == nil ? MotionLaw.ofOpenMotions : MotionLaw.all {
      guard let (first, fit) = longest(law, range, rest) else { continue }
      let score = Double(first) + law.handicap
      if score < best?.score ?? .infinity { best = (first, fit, score) }
    }
    guard let best else {
      move.reason = "no law of the model follows the movement within \(DecimalText.upToThreePlaces(pixel)) pt"
      return move
    }
    let motion = ReleasedMotion(self, best.fit, range, from: best.first, rest: rest)
    if let reason = motion.contradiction { move.reason = reason } else { motion.write(to: &move) }
    return move
  }

  /// Returns the earliest sample from which a law explains the motion.
  private func longest(_ law: MotionLaw, _ range: ClosedRange<Int>, _ rest: Double?) -> (first: Int, fit: LawFit)? {
    let stride = max(1, range.count / 16)
    var found: (first: Int, fit: LawFit)?
    var (first, failures) = (range.upperBound - 5, 0)
    while first >= range.lowerBound, failures < 2 {
      if let fit = fit(law, first...range.upperBound, rest) {
        (found, failures) = ((first, fit), 0)
      } else if found != nil {
        failures += 1
      }
      first -= first > range.lowerBound ? min(stride, first - range.lowerBound) : 1
    }
    guard var found else { return nil }
    var low = max(range.lowerBound - 1, found.first - stride)
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
    let target = rest ?? samples[last].value
    let sign = target < samples[range.lowerBound].value ? -1.0 : 1
    let window = samples[range.lowerBound...last]
    return LawFit(
      law,
      MotionWindow(
        times: window.map { $0.time - samples[range.lowerBound].time }, left: window.map { sign * (target - $0.value) },
        pixel: pixel, isOpen: rest == nil))
  }
}
