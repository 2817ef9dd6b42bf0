/// An animated change of the content offset: UIKit's `setContentOffset(_:animated:)` with `animated` true.
///
///     x(t) = x₀ + (x₁ − x₀)·y(s),   t / T = bx(s),   y(s) = 3s² − 2s³
///
/// with the cubic Bézier curve of control points (easeIn, 0) and (easeOut, 1), which starts and ends at rest. The
/// duration does not depend on the distance.
/// - Source: docs/Physics.md, "Animated scrolling" (duration grade B, curve grade C: not measured publicly).
public struct ScrollAnimation: Motion, Hashable {
  /// The offset at the start, in points.
  public let initialOffset: Double
  /// Where the animation ends, in points.
  public let restOffset: Double
  /// How long the animation lasts, in ms.
  public let duration: Double
  /// The time of the first control point, a fraction.
  public let easeIn: Double
  /// The time of the second control point, a fraction.
  public let easeOut: Double

  /// Creates an animation between two offsets in points, with the duration and curve of a tuning.
  public init(from offset: Double, to target: Double, tuning: ScrollTuning = .default) {
    precondition(tuning.animationDuration > 0, "an animation needs a positive duration")
    precondition(
      (0...1).contains(tuning.animationEaseIn) && (0...1).contains(tuning.animationEaseOut),
      "the control points of a timing curve must lie between 0 and 1, or time would run backward")
    initialOffset = offset
    restOffset = target
    duration = target == offset ? 0 : tuning.animationDuration
    easeIn = tuning.animationEaseIn
    easeOut = tuning.animationEaseOut
  }

  private init(_ animation: ScrollAnimation, shiftedBy amount: Double) {
    initialOffset = animation.initialOffset + amount
    restOffset = animation.restOffset + amount
    duration = animation.duration
    easeIn = animation.easeIn
    easeOut = animation.easeOut
  }

  /// The same animation elsewhere.
  func shifted(by amount: Double) -> ScrollAnimation { ScrollAnimation(self, shiftedBy: amount) }

  /// The offset at a time, in points.
  public func offset(at time: Double) -> Double {
    if time >= duration { return restOffset }
    let s = parameter(at: time / duration)
    return initialOffset + (restOffset - initialOffset) * (s * s * (3 - 2 * s))
  }

  /// The velocity at a time, in pt/ms.
  public func velocity(at time: Double) -> Double {
    if time >= duration || time <= 0 { return 0 }
    let s = parameter(at: time / duration)
    return (restOffset - initialOffset) / duration * 6 * s * (1 - s) / max(timeSlope(s), 1e-12)
  }

  /// The first time at which the animation is at an offset, in ms; nil if it never is.
  public func time(toReach offset: Double) -> Double? {
    let way = restOffset - initialOffset
    let progress = way == 0 ? 0 : (offset - initialOffset) / way
    if way == 0 { return offset == initialOffset ? 0 : nil }
    if !(progress >= 0 && progress <= 1) { return nil }
    // 3s² − 2s³ grows with s: halve until the interval is the width of a double.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let s = 0.5 * (low + high)
      if s * s * (3 - 2 * s) < progress { low = s } else { high = s }
    }
    return duration * curveTime(high)
  }

  /// bx(s), the fraction of the duration at a curve parameter.
  private func curveTime(_ s: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * easeIn + s * easeOut) + s * s)
  }

  /// The derivative of bx.
  private func timeSlope(_ s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * easeIn + 2 * r * s * (easeOut - easeIn) + s * s * (1 - easeOut))
  }

  /// The curve parameter at a fraction of the duration: Newton's method kept inside a shrinking bracket.
  private func parameter(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    var low = 0.0
    var high = 1.0
    var s = fraction
    for _ in 0..<64 {
      let error = curveTime(s) - fraction
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let slope = timeSlope(s)
      var next = slope > 0 ? s - error / slope : low - 1
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      if next == s || abs(next - s) < 1e-16 { return next }
      s = next
    }
    return s
  }
}
