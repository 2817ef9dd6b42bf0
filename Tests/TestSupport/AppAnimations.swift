import ScrollPhysics

/// An app's animation of an offset, in points, as a motion.
package protocol AppAnimation: Motion {
  var initialOffset: Double { get }
  var timing: AnimationTiming { get }
}

extension AppAnimation {
  package func offset(at time: Double) -> Double { restOffset + left(at: time).distance }
  package func velocity(at time: Double) -> Double { left(at: time).velocity }
  /// The duration of the animation, in ms; 0 if it goes nowhere.
  package var duration: Double { initialOffset == restOffset ? 0 : timing.duration }

  private func left(at time: Double) -> (distance: Double, velocity: Double) {
    timing.remaining(initialOffset - restOffset, along: .horizontal, at: time)
  }
}

/// A change of an offset by a timing curve.
package struct CubicAnimation: AppAnimation {
  package let initialOffset: Double
  package let restOffset: Double
  package let timing: AnimationTiming
  private let curve: CubicTimingCurve

  package init(from offset: Double, to target: Double, curve: CubicTimingCurve, duration: Double) {
    (initialOffset, restOffset, self.curve) = (offset, target, curve)
    timing = .cubic(curve, duration: duration)
  }

  package func time(toReach offset: Double) -> Double? {
    if duration == 0 { return offset == restOffset ? 0 : nil }
    return curve.share(toCover: (offset - initialOffset) / (restOffset - initialOffset)).map { $0 * duration }
  }
}

/// A change of an offset by a spring.
package struct SpringAnimation: AppAnimation {
  package let initialOffset: Double
  package let restOffset: Double
  package let timing: AnimationTiming

  package init(from offset: Double, to target: Double, timing: SpringTiming) {
    (initialOffset, restOffset, self.timing) = (offset, target, .spring(timing))
  }

  /// Returns the first of many even times from which on the offset has been passed.
  package func time(toReach offset: Double) -> Double? {
    if duration == 0 { return offset == restOffset ? 0 : nil }
    let times = (0...100_000).map { duration * Double($0) / 100_000 }
    return times.first { (self.offset(at: $0) - offset) * (initialOffset - offset) <= 0 }
  }
}
