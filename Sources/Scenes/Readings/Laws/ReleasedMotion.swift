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
  /// The finger's velocity over the two frames before those of `finger`.
  private let earlierFinger: Double
  /// The distance left at the finger's last frame, in points.
  private let fingerLeft: Double
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
    let sign = track.sign(best.law, first, end)
    // A first frame that adds more to the sum of squares than rounding can is still the finger's.
    while first + 8 < range.upperBound, let later = track.fit(best.law, first + 1...range.upperBound, rest) {
      let isFinger = fit.sum - later.sum > 8
      if isFinger { first += 1 }
      (fit, start) = isFinger ? (later, samples[first].time) : (fit, start)
      if !isFinger { break }
    }
    let farther = rest == nil ? fit.parameters[fit.parameters.count - 1] : 0
    let last = max(range.lowerBound, first - 1)
    let earlier = max(range.lowerBound, last - 2)
    let dragged = samples[range.lowerBound...last].reduce(0) { max($0, abs($1.value - samples[range.lowerBound].value)) }
    let finger =
      sign * (samples[last].value - samples[earlier].value) / max(samples[last].time - samples[earlier].time, 1)
    let earliest = max(range.lowerBound, earlier - 2)
    earlierFinger =
      sign * (samples[earlier].value - samples[earliest].value) / max(samples[earlier].time - samples[earliest].time, 1)
    fingerLeft = sign * (end - samples[last].value)
    let newest = max(range.lowerBound, last - 1)
    newestFinger =
      sign * (samples[last].value - samples[newest].value) / max(samples[last].time - samples[newest].time, 1)
    func gap(_ time: Double) -> Double {
      fit.left(time - start) - sign * (end - samples[last].value) + finger * (time - samples[last].time)
    }
    var (low, high) = (samples[last].time, samples[first].time)
    frame = max(high - low, 1)
    func speed(_ time: Double) -> Double { (fit.left(time - start) - fit.left(time - start + 0.01)) / 0.01 }
    if gap(low) > 0 && gap(high) < 0 {
      for _ in 0..<40 { if gap((low + high) / 2) > 0 { low = (low + high) / 2 } else { high = (low + high) / 2 } }
    } else if case .spring = fit.law, (speed(low) - finger) * (speed(high + frame) - finger) < 0 {
      // A spring goes on at the finger's velocity; its first frame may still be that of a finger at rest.
      high += frame
      let isRising = speed(high) > finger
      for _ in 0..<40 {
        if (speed((low + high) / 2) > finger) == isRising { high = (low + high) / 2 } else { low = (low + high) / 2 }
      }
    }
    if fit.law == .animation { (low, high) = (start + fit.parameters[1], start + fit.parameters[1]) }
    lift = (low + high) / 2
    launch = speed(lift)
    liftError = min(frame / 2, track.pixel / max(abs(launch - finger), 1e-9))
    (self.track, self.fit, self.range, self.sign, self.start, self.finger) = (track, fit, range, sign, start, finger)
    target = end + sign * farther
    left = fit.left(lift - start) + farther
    isOpen = rest == nil
    wasDragged = dragged > 1.5 * track.pixel
  }

  /// Whether the finger already slowed down half as much as a law with a decay does, so that its release cannot be seen.
  private func isSlowing(_ decay: Double) -> Bool {
    finger > 0 && launch < 1.05 * finger && Numerics.log(max(earlierFinger / finger, 1e-9)) > decay * frame
  }

  private var parameters: [Double] { fit.parameters }

  private func estimate(_ index: Int) -> RecordedMove.Estimate {
    RecordedMove.Estimate(value: parameters[index], halfWidth: fit.halfWidths[index])
  }

  /// Why the law cannot have followed this release; nil if it can.
  var contradiction: String? {
    let noise = 2 * track.pixel / frame
    let smooth = "the view slows down smoothly, as a finger does, so its release cannot be seen"
    switch fit.law {
    case .deceleration:
      let decay = estimate(1)
      let isNamed = [0.998, 0.99].contains { RecordedMove.isNear(decay, $0) }
      let isStill = abs(decay.value / ScrollTuning.default.stillRetargetDecay - 1) < 0.04 && abs(finger) < 0.1
      if isOpen && !isNamed { return "the view was caught before its law could be seen" }
      if isNamed ? launch < 0.75 * finger - noise : !isStill && abs(launch - abs(finger)) > 0.3 * launch + noise {
        return "the view slows down as after no release at \(RecordedMove.text(finger, 2)) pt/ms"
      }
      // Slower than this, no view is flung, so only a rewritten target explains the motion.
      let isSlow = isNamed && launch < 1.5 * ScrollTuning.default.minimumFlingSpeed
      if decay.halfWidth > (isNamed ? 0.1 : 0.04) * decay.value || (!isNamed && !fit.isScattered)
        || ((isSlow || !isNamed) && isSlowing(decay.value))
      {
        return smooth
      }
    case .spring(let swingsPast):
      if isOpen && !isPage { return "the view was caught before its law could be seen" }
      if abs(launch) > noise && abs(launch - finger) > 0.35 * abs(launch) + noise + 0.1 {
        return "the view swings as after no release at \(RecordedMove.text(finger, 2)) pt/ms"
      }
      // Only pages stop dead at their targets; a finger that slows down ends like them.
      if !isPage, !swingsPast || !fit.isScattered || isSlowing(parameters[2]) { return smooth }
    case .animation:
      if fit.halfWidths[2] > 0.05 * parameters[2] || !fit.isScattered { return smooth }
    case .recoil:
      if fingerLeft < 0 { return "the finger lifted inside the edge" }
      if !fit.isScattered || isSlowing(0.005) { return smooth }
    case .bounce: break
    }
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
      // A finger may still speed up after its last frame.
      let isFree = motion.launchVelocity < 1.25 * max(finger, newestFinger)
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
      (move.decay, move.frequency, move.swingsPast) = (estimate(2), frequency, swingsPast)
      move.law = isPage ? .page : .spring
      let (decay, frequency) = (parameters[2], frequency.value)
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

  /// The frequency of a spring, per ms.
  private var frequency: RecordedMove.Estimate {
    let value = parameters[3].squareRoot()
    return RecordedMove.Estimate(value: value, halfWidth: fit.halfWidths[3] / (2 * value))
  }

  /// Whether the spring is one that turns pages.
  private var isPage: Bool {
    PageSpring.allCases.contains { spring in
      var tuning = ScrollTuning.default
      tuning.setPageSpring(spring)
      return isNear(estimate(2), tuning.pageSpringDecay) && isNear(frequency, tuning.pageSpringFrequency)
    }
  }

  private func isNear(_ estimate: RecordedMove.Estimate, _ value: Double) -> Bool {
    abs(estimate.value - value) <= max(0.03 * value, min(0.1 * value, 1.5 * estimate.halfWidth))
  }
}
