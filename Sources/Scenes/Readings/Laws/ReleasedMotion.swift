/// The motion that a law explains, with the release at its beginning.
struct ReleasedMotion {
  private let track: RecordedTrack
  private let fit: LawFit
  private let range: ClosedRange<Int>
  /// 1 if the view moves to larger offsets, else -1.
  private let sign: Double
  private let target: Double
  /// When the fitted window begins, and when the finger lifted, in ms.
  private let start: Double
  private let lift: Double
  /// How far `lift` may be off, in ms.
  private let liftError: Double
  /// The distance left at the release, in points, and the velocity toward the target there, in pt/ms.
  private let left: Double
  private let launch: Double
  /// The finger's velocity toward the target over its last frames, in pt/ms.
  private let finger: Double
  private let newestFinger: Double
  /// How far the law is from the finger's frame before the last one, in points.
  private let departure: Double
  private let wasDragged: Bool
  private let isOpen: Bool
  /// The time between the finger's last frame and the first of the law, in ms.
  private let frame: Double

  /// Finds the release: there the line of the finger's last frames meets the law.
  init(_ track: RecordedTrack, _ best: LawFit, _ range: ClosedRange<Int>, from first: Int, rest: Double?) {
    let samples = track.samples
    // The first frames of the longest window may still be the finger's, so the law is fitted without them.
    var (first, fit, start) = (first, best, samples[first].time)
    let end = rest ?? samples[range.upperBound].value
    let sign = end < samples[first].value ? -1.0 : 1
    if first + 2 < range.upperBound - 8, let later = track.fit(best.law, first + 2...range.upperBound, rest) {
      for index in [first, first + 1] {
        let left = later.left(samples[index].time - samples[first + 2].time)
        if abs(left - sign * (end - samples[index].value)) > 1.5 * track.pixel { first = index + 1 }
      }
      if let later = track.fit(best.law, first + 1...range.upperBound, rest) { (fit, start) = (later, samples[first + 1].time) }
    }
    let farther = rest == nil ? fit.parameters[fit.parameters.count - 1] : 0
    let last = max(range.lowerBound, first - 1)
    let earlier = max(range.lowerBound, last - 2)
    let dragged = samples[range.lowerBound...last].reduce(0) { max($0, abs($1.value - samples[range.lowerBound].value)) }
    let finger =
      sign * (samples[last].value - samples[earlier].value) / max(samples[last].time - samples[earlier].time, 1)
    let newest = max(range.lowerBound, last - 1)
    newestFinger =
      sign * (samples[last].value - samples[newest].value) / max(samples[last].time - samples[newest].time, 1)
    let before = max(range.lowerBound, last - 2)
    departure = abs(fit.left(samples[before].time - start) - sign * (end - samples[before].value))
    func gap(_ time: Double) -> Double {
      fit.left(time - start) - sign * (end - samples[last].value) + finger * (time - samples[last].time)
    }
    var (low, high) = (samples[last].time, samples[first].time)
    frame = max(high - low, 1)
    if gap(low) > 0 && gap(high) < 0 {
      for _ in 0..<40 { if gap((low + high) / 2) > 0 { low = (low + high) / 2 } else { high = (low + high) / 2 } }
    }
    if fit.law == .animation { (low, high) = (start + fit.parameters[1], start + fit.parameters[1]) }
    lift = (low + high) / 2
    launch = (fit.left(lift - start) - fit.left(lift - start + 0.01)) / 0.01
    liftError = min(frame / 2, track.pixel / max(abs(launch - finger), 1e-9))
    (self.track, self.fit, self.range, self.sign, self.start, self.finger) = (track, fit, range, sign, start, finger)
    target = end + sign * farther
    left = fit.left(lift - start) + farther
    isOpen = rest == nil
    wasDragged = dragged > 1.5 * track.pixel
  }

  private var parameters: [Double] { fit.parameters }

  private func estimate(_ index: Int) -> RecordedMove.Estimate {
    RecordedMove.Estimate(value: parameters[index], halfWidth: fit.halfWidths[index])
  }

  /// Why the law cannot have followed this release; nil if it can.
  var contradiction: String? {
    let noise = 2 * track.pixel / frame
    let smooth = "[\(fit.isScattered) dep \(departure/track.pixel) res \(fit.residual/track.pixel)] the view slows down smoothly, as a finger does, so its release cannot be seen"
    switch fit.law {
    case .deceleration:
      let decay = estimate(1)
      let isNamed = [0.998, 0.99].contains { RecordedMove.isNear(decay, $0) }
      let isStill = abs(decay.value / ScrollTuning.default.stillRetargetDecay - 1) < 0.04 && abs(finger) < 0.1
      if isOpen && !isNamed { return "the view was caught before its law could be seen" }
      if isNamed ? launch < 0.75 * finger - noise : !isStill && abs(launch - abs(finger)) > 0.3 * launch + noise {
        return "the view slows down as after no release at \(RecordedMove.text(finger, 2)) pt/ms"
      }
      if !isNamed && !fit.isScattered { return smooth }
    case .spring:
      if isOpen && !isPage { return "the view was caught before its law could be seen" }
      if abs(launch) > noise && abs(launch - finger) > 0.35 * abs(launch) + noise + 0.1 {
        return "the view swings as after no release at \(RecordedMove.text(finger, 2)) pt/ms"
      }
      if !isPage, !fit.isScattered || (wasDragged && departure < 6 * track.pixel) { return smooth }
    case .recoil, .bounce, .animation: break
    }
    if !wasDragged && range.lowerBound > 0 && fit.law != .animation { return "nobody dragged the view" }
    return nil
  }

  /// Writes the law and its numbers into a movement.
  func write(to move: inout RecordedMove) {
    (move.release, move.target, move.offset) = (lift, target, target - sign * left)
    (move.residual, move.wasDragged) = (fit.residual, wasDragged)
    move.distanceHalfWidth = track.pixel / 2 + liftError * abs(finger)
    move.velocity = RecordedMove.Estimate(value: sign * launch, halfWidth: 0)
    func rate(_ rate: Double) -> RecordedMove.Estimate {
      RecordedMove.Estimate(value: -Numerics.log(rate), halfWidth: 0)
    }
    let scale = MotionLaw.displayScale
    switch fit.law {
    case .deceleration:
      let decay = estimate(1)
      move.rate = decay
      let motion = Deceleration(
        from: 0, velocity: 0, to: left, rate: DecelerationRate(rawValue: Numerics.exp(-decay.value)))
      move.velocity = RecordedMove.Estimate(
        value: sign * motion.launchVelocity, halfWidth: left * decay.halfWidth + decay.value * move.distanceHalfWidth)
      move.settle = RecordedMove.Estimate(
        value: motion.duration, halfWidth: motion.duration * decay.halfWidth / decay.value)
      let isFree = [finger, newestFinger].contains { abs(motion.launchVelocity - $0) < 0.12 * motion.launchVelocity }
      move.law = isFree && move.kind != .other ? .fling : .retarget
    case .recoil(let own):
      (move.law, move.rate) = (.recoil, rate(own))
      // The velocity before the edge pulls the view, and before the recoil's lag.
      let tuning = ScrollTuning.default
      let velocity = -launch - (tuning.recoilLagFactor + Numerics.log(tuning.edgePull)) * left
      move.velocity.value = -sign * velocity
      move.settle.value =
        EdgeBounce(
          recoilingTo: 0, from: left, velocity: velocity, logarithmicRate: Numerics.log(own), displayScale: scale
        ).duration
    case .bounce(let own):
      (move.law, move.rate) = (.bounce, rate(own))
      move.velocity = RecordedMove.Estimate(value: sign * parameters[1], halfWidth: fit.halfWidths[1])
      move.approach = start + parameters[0] - lift
      move.settle.value =
        move.approach
        + EdgeBounce(hitting: 0, velocity: parameters[1], logarithmicRate: Numerics.log(own), displayScale: scale).duration
    case .animation:
      (move.law, move.duration, move.settle) = (.animation, estimate(2), estimate(2))
      move.velocity.value = 0
    case .spring(let swingsPast):
      (move.decay, move.frequency, move.swingsPast) = (estimate(2), estimate(3), swingsPast)
      move.law = isPage ? .page : .spring
      let (decay, frequency) = (parameters[2], parameters[3])
      var tuning = ScrollTuning.default
      (tuning.pageSpringDecay, tuning.pageSpringFrequency) = (decay, frequency)
      let own = (decay * decay + frequency * frequency).squareRoot()
      move.settle = RecordedMove.Estimate(
        value: isPage
          ? PageTurn(
            to: 0, from: left, velocity: -launch, displayScale: scale, swingsPast: swingsPast, tuning: tuning
          ).duration
          : SpringTiming(dampingRatio: decay / own, frequency: own, distance: left, velocity: launch).duration,
        halfWidth: 0)
    }
    move.settle.halfWidth += liftError
  }

  /// Whether the spring is one that turns pages.
  private var isPage: Bool {
    PageSpring.allCases.contains { spring in
      var tuning = ScrollTuning.default
      tuning.setPageSpring(spring)
      return isNear(2, tuning.pageSpringDecay) && isNear(3, tuning.pageSpringFrequency)
    }
  }

  private func isNear(_ index: Int, _ value: Double) -> Bool {
    abs(parameters[index] - value) <= max(0.03 * value, min(0.1 * value, 1.5 * fit.halfWidths[index]))
  }
}
