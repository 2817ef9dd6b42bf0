/// A paging scroll view on its way to a page: a critically damped pull toward the page's offset.
///
///     e(t) = (e₀ + (v₀ + ω·e₀)·t)·e^−ωt
///
/// with e the distance from the page and ω the natural frequency per millisecond. UIKit pulls toward the page with a
/// spring and a friction of its own, whose values are not public.
/// - Source: docs/Physics.md, "Paging" (structure grade A for names, frequency grade D).
public struct PageTurn: Motion, Hashable {
  /// The offset at the start, in points.
  public let initialOffset: Double
  /// The velocity at the start, in pt/ms.
  public let initialVelocity: Double
  /// ω, in 1/ms.
  public let frequency: Double
  /// The offset of the page, in points.
  public let restOffset: Double
  /// How long the motion lasts, in ms: until it is within the rest distance and below the stopping speed for good.
  public let duration: Double

  /// Creates the turn to a page.
  ///
  /// - Parameters:
  ///   - page: The offset of the page, in points.
  ///   - offset: The offset at the start, in points.
  ///   - velocity: The velocity at the start, in pt/ms.
  ///   - displayScale: Pixels per point; the motion ends within the tuning's rest distance in pixels.
  ///   - tuning: The frequency, the rest distance and the stopping speed.
  public init(
    to page: Double, from offset: Double, velocity: Double, displayScale: Double, tuning: ScrollTuning = .default
  ) {
    precondition(tuning.pageTurnFrequency > 0, "a page turn needs a positive frequency, or it never arrives")
    initialOffset = offset
    initialVelocity = velocity
    frequency = tuning.pageTurnFrequency
    restOffset = page
    let law = ExponentialLaw(pull: -tuning.pageTurnFrequency, decay: 0)
    duration = law.settlingTime(
      law.state(distance: offset - page, velocity: velocity),
      distance: tuning.bounceRestDistance / displayScale, speed: tuning.stoppingSpeed)
  }

  /// The offset at a time, in points.
  public func offset(at time: Double) -> Double {
    if time >= duration { return restOffset }
    let e = initialOffset - restOffset
    return restOffset + (e + (initialVelocity + frequency * e) * time) * Numerics.exp(-frequency * time)
  }

  /// The velocity at a time, in pt/ms.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    let drive = initialVelocity + frequency * (initialOffset - restOffset)
    return (initialVelocity - frequency * drive * time) * Numerics.exp(-frequency * time)
  }

  /// The first time at which the motion is at an offset, in ms; nil if it never is.
  public func time(toReach offset: Double) -> Double? {
    law.firstTime(initialState, reaching: offset - restOffset, within: duration)
      ?? (offset == restOffset ? duration : nil)
  }

  /// The law of the motion, for the integrator: the distance is counted from the page.
  var law: ExponentialLaw { ExponentialLaw(pull: -frequency, decay: 0) }

  var initialState: ExponentialLaw.State {
    law.state(distance: initialOffset - restOffset, velocity: initialVelocity)
  }
}
