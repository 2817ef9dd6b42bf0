/// The motion that a law explains, with the release at its beginning.
struct ReleasedMotion {
  private let fit: LawFit
  /// 1 if the view moves to larger offsets, else -1.
  private let sign: Double
  private let target, pixel: Double
  /// When the fitted window begins, and when the finger lifted, in ms, with how far that may be off.
  private let start, lift, liftError: Double
  /// The distance left at the release, in points, and the velocity toward the target there, in pt/ms.
  private let left, launch: Double
  /// The finger's last frames, and its velocity toward the target as UIKit takes it, over the last two, in pt/ms.
  private let path: Parabola
  private let finger: Double
  /// The distance left at the finger's last frame, in points, and the time from there to the law's first, in ms.
  private let fingerLeft, frame: Double
  private let wasDragged, isOpen: Bool

  /// Finds the release: there the parabola of the finger's last frames meets the law.
  init(_ track: RecordedTrack, _ best: LawFit, _ range: ClosedRange<Int>, from first: Int, rest: Double?) {
    let samples = track.samples
    var (first, fit) = (first, best)
    let end = rest ?? samples[range.upperBound].value
    let sign = track.sign(best.law, first, end)
    // A first frame that adds more to the sum of squares than rounding can is still the finger's.
    while first + 8 < range.upperBound, let later = track.fit(best.law, first + 1...range.upperBound, rest),
      fit.sum - later.sum > 4
    {
      (first, fit) = (first + 1, later)
    }
    let start = samples[first].time
    let last = max(range.lowerBound, first - 1)
    let distances = samples[range].map { TimedValue($0.time, sign * (end - $0.value)) }
    let ending = last - range.lowerBound
    let path = Parabola(distances[max(0, ending - 4)...ending].drop { $0.time < samples[last].time - 150 })
    fingerLeft = distances[ending].value
    func gap(_ time: Double) -> Double { fit.left(time - start) - path.left(at: time) }
    let (low, high) = (samples[last].time, samples[first].time)
    frame = max(high - low, 1)
    let earlier = distances[max(0, ending - 2)]
    let finger = (earlier.value - distances[ending].value) / max(samples[last].time - earlier.time, 1)
    func speed(_ time: Double) -> Double { (fit.left(time - start) - fit.left(time - start + 0.01)) / 0.01 }
    /// The time between two others at which something becomes true.
    func turn(_ low: Double, _ high: Double, _ isPast: (Double) -> Bool) -> Double {
      var (low, high) = (low, high)
      for _ in 0..<40 { if isPast((low + high) / 2) { high = (low + high) / 2 } else { low = (low + high) / 2 } }
      return (low + high) / 2
    }
    var time = abs(gap(low)) < abs(gap(high)) ? low : high
    if fit.law == .animation {
      time = start + fit.parameters[1]
    } else if case .spring = fit.law, (speed(low) - finger) * (speed(high + frame) - finger) < 0 {
      // A spring goes on at the finger's velocity; its first frame may still be that of a finger at rest.
      let isRising = speed(high + frame) > finger
      time = turn(low, high + frame) { (speed($0) > finger) == isRising }
    } else if gap(low) > 0, gap(high) < 0 {
      time = turn(low, high) { gap($0) <= 0 }
    }
    let isSmooth = fit.law == .deceleration || (fit.law == .spring(swingsPast: true) && !fit.isPage)
    if isSmooth, speed(high) < 1.3 * max(finger, path.velocity), speed(high) > 0.7 * finger {
      // Of a steady flick, the frames before the release look like the law's too.
      let found = FingerPath(distances, first: first - range.lowerBound, deviation: track.pixel / 12.0.squareRoot()) {
        let index = range.lowerBound + $0
        guard let fit = track.fit(best.law, index...range.upperBound, rest) else { return nil }
        return (fit.sum, { fit.left($0 - samples[index].time) })
      }
      (time, liftError) = (found.lift, found.liftError)
    } else {
      // The view may be up to a frame behind the finger.
      let uncertain = track.pixel + abs(finger) * frame / 2
      liftError = min(frame / 2, uncertain / max(abs(speed(time) - finger), 1e-9))
    }
    (lift, launch) = (time, speed(time))
    (self.fit, self.sign, self.start, self.path, self.finger) = (fit, sign, start, path, finger)
    (isOpen, pixel) = (rest == nil, track.pixel)
    let farther = rest == nil ? fit.law.farther(fit.parameters) : 0
    wasDragged = track.travel(range.lowerBound...last) > 1.5 * track.pixel
    // A row that rested before is seen there better than a fit can tell.
    (target, left) = (end + sign * farther, (wasDragged ? fit.left(lift - start) : fingerLeft) + farther)
  }

  /// Whether the finger already slowed down half as much as a law with a decay does, so that its release cannot be seen.
  private func isSlowing(_ decay: Double) -> Bool {
    finger > 0 && launch < 1.05 * finger && 4 * path.bend > decay * finger
  }

  private var parameters: [Double] { fit.parameters }

  /// Why the law cannot have followed this release; nil if it can.
  var contradiction: String? {
    let noise = 2 * pixel / frame
    let smooth = "the view slows down smoothly, as a finger does, so its release cannot be seen"
    switch fit.law {
    case .deceleration:
      let decay = fit.estimate(1)
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
      if isOpen && !(fit.isPage && fit.halfWidths[2] < 0.1 * parameters[2]) {
        return "the view was caught before its law could be seen"
      }
      if abs(launch) > noise && abs(launch - finger) > 0.35 * abs(launch) + noise + 0.1 {
        return "the view swings as after no release at \(RecordedMove.text(finger, 2)) pt/ms"
      }
      // Only pages stop dead at their targets; a finger that slows down ends like them.
      if !fit.isPage, !swingsPast || !fit.isScattered || isSlowing(parameters[2]) { return smooth }
    case .animation:
      if fit.halfWidths[2] > 0.05 * parameters[2] || !fit.isScattered { return smooth }
    case .recoil:
      if fingerLeft < 0 { return "the finger lifted inside the edge" }
      if isSlowing(0.005) || (!fit.isScattered && finger > noise) { return smooth }
    case .bounce: break
    }
    return nil
  }

  /// Writes the law and its numbers into a movement.
  func write(to move: inout RecordedMove) {
    (move.release, move.target, move.offset) = (lift, target, target - sign * left)
    (move.residual, move.wasDragged) = (fit.residual, wasDragged)
    move.distanceHalfWidth = pixel / 2 + (wasDragged ? liftError * max(abs(finger), abs(launch)) : 0)
    move.velocity = RecordedMove.Estimate(value: sign * launch, halfWidth: fit.halfWidths[1])
    let scale = MotionLaw.displayScale
    switch fit.law {
    case .deceleration:
      let decay = fit.estimate(1)
      move.rate = decay
      // A named rate is known better than a fit can tell.
      let named = [0.998, 0.99].first { RecordedMove.isNear(decay, $0) }
      let motion = Deceleration(
        from: 0, velocity: 0, to: left, rate: DecelerationRate(rawValue: named ?? Numerics.exp(-decay.value)))
      move.velocity = RecordedMove.Estimate(
        value: sign * motion.launchVelocity, halfWidth: left * decay.halfWidth + decay.value * move.distanceHalfWidth)
      move.settle = RecordedMove.Estimate(
        value: motion.duration, halfWidth: motion.duration * decay.halfWidth / decay.value)
      let isFree = motion.launchVelocity < 1.25 * max(finger, path.velocity)
      move.law = isFree && move.kind != .other ? .fling : .retarget
    case .recoil(let own):
      (move.law, move.rate) = (.recoil, RecordedMove.Estimate(value: -Numerics.log(own)))
      // The velocity before the edge pulls the view, and before the recoil's lag.
      let tuning = ScrollTuning.default
      let velocity = -launch - (tuning.recoilLagFactor + Numerics.log(tuning.edgePull)) * left
      move.velocity.value = -sign * velocity
      move.settle.value =
        EdgeBounce(
          recoilingTo: 0, from: left, velocity: velocity, logarithmicRate: Numerics.log(own), displayScale: scale
        ).duration
    case .bounce(let own):
      (move.law, move.rate) = (.bounce, RecordedMove.Estimate(value: -Numerics.log(own)))
      move.velocity.value = sign * parameters[1]
      move.approach = start + parameters[0] - lift
      move.settle.value =
        move.approach
        + EdgeBounce(hitting: 0, velocity: parameters[1], logarithmicRate: Numerics.log(own), displayScale: scale)
        .duration
    case .animation:
      (move.law, move.duration, move.settle) = (.animation, fit.estimate(2), fit.estimate(2))
      move.velocity = RecordedMove.Estimate()
    case .spring(let swingsPast):
      (move.decay, move.frequency, move.swingsPast) = (fit.estimate(2), fit.frequency, swingsPast)
      move.law = fit.isPage ? .page : .spring
      let (decay, frequency) = (parameters[2], fit.frequency.value)
      var tuning = ScrollTuning.default
      (tuning.pageSpringDecay, tuning.pageSpringFrequency) = (decay, frequency)
      let own = (decay * decay + frequency * frequency).squareRoot()
      let turn = PageTurn(
        to: 0, from: left, velocity: -launch, displayScale: scale, swingsPast: swingsPast, tuning: tuning)
      let spring = SpringTiming(
        dampingRatio: decay / own, frequency: own, distance: max(left, pixel), velocity: launch)
      move.settle.value = fit.isPage ? turn.duration : spring.duration
      move.settle.halfWidth = move.settle.value * fit.halfWidths[2] / decay
    }
    move.settle.halfWidth += liftError
    // A velocity below that of the view's own rate does not show in the motion.
    let isHidden = move.law == .retarget && move.kind != .other && finger < 0.75 * launch
    move.fingerVelocity = isHidden ? sign * finger : move.velocity.value
    if abs(finger) < 2 * pixel / frame { move.fingerVelocity = 0 }
  }
}
