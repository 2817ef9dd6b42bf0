/// The timing of a spring animation, independent of the distance.
///
///     e″ + 2·ζ·ω·e′ + ω²·e = 0        e(0) = 1, e′(0) = −v
///
/// where e is the share of the distance that is left. The velocity v is positive toward the target.
/// - Source: docs/Physics.md, "Animated offsets of an app".
package struct SpringTiming: Hashable, Sendable {
  /// ζ, the damping ratio: below 1 the spring swings past its target.
  package let dampingRatio: Double
  /// ω, the frequency without damping, in radians per ms.
  package let frequency: Double
  /// v, the velocity at the start, in distances per ms.
  package let velocity: Double
  /// The duration, in ms, after which the animation is at its target.
  package let duration: Double
  /// The linear law of the distance from the target.
  let law: LinearLaw

  /// The share of the distance that remains when the duration of an animation ends.
  static let endShare = 0.001
  /// The share of the distance at which an animation by mass, stiffness and damping counts as settled.
  ///
  /// It gives both settling durations in Apple's documentation: about 2.85 s at a damping of 5, and just over 1 s at 15.
  static let settledShare = 0.000_83
  /// The smallest damping ratio; smaller ones would not come to rest.
  static let smallestDampingRatio = 0.01

  /// Creates the timing of a spring by damping ratio and duration, in ms.
  ///
  /// The frequency follows from the duration: the amplitude of the swing's sine is `endShare` at the end.
  ///
  ///     ζ < 1:  |ζ·ω − v| / (ω·√(1 − ζ²)) · e^(−ζ·ω·T) = 0.001        ζ = 1:  |1 + (ω − v)·T| · e^(−ω·T) = 0.001
  ///
  /// Of several frequencies that fulfil the equation, it takes the highest. Ratios are limited to 0.01…1.
  package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
    precondition(duration > 0 && duration.isFinite, "a spring animation needs a positive duration")
    let ratio = min(max(dampingRatio, Self.smallestDampingRatio), 1)
    let turns = Self.turns(dampingRatio: ratio, velocity: velocity * duration)
    self.init(dampingRatio: ratio, frequency: turns / duration, velocity: velocity, duration: duration)
  }

  /// Creates the timing of a spring, critically damped at most, by mass, stiffness and damping, in UIKit's seconds.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    precondition(mass > 0 && stiffness > 0, "a spring needs a positive mass and stiffness")
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      settlingWith: min(max(ratio, Self.smallestDampingRatio), 1), frequency: (stiffness / mass).squareRoot() / 1000,
      velocity: velocity)
  }

  /// Creates the timing of a spring by perceptual duration, in ms, and bounce.
  ///
  ///     ω = 2π / duration        ζ = 1 − bounce, or 1 / (1 + bounce) for a negative bounce
  package init(perceptualDuration duration: Double, bounce: Double, velocity: Double = 0) {
    precondition(duration > 0 && duration.isFinite, "a spring animation needs a positive duration")
    let bounce = min(max(bounce, -0.99), 1 - Self.smallestDampingRatio)
    self.init(
      settlingWith: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, frequency: 2 * Double.pi / duration,
      velocity: velocity)
  }

  private init(dampingRatio: Double, frequency: Double, velocity: Double, duration: Double) {
    (self.dampingRatio, self.frequency) = (dampingRatio, frequency)
    (self.velocity, self.duration) = (velocity, duration)
    law = Self.law(dampingRatio: dampingRatio, frequency: frequency)
  }

  init(settlingWith dampingRatio: Double, frequency: Double, velocity: Double, share: Double = settledShare) {
    let law = Self.law(dampingRatio: dampingRatio, frequency: frequency)
    let state = law.state(distance: 1, velocity: -velocity)
    let duration: Double
    if dampingRatio < 1 {
      // The envelope, so that the duration does not depend on where in a swing the limit is met.
      let sine = state.momentum / law.frequency
      duration = max(0, Numerics.log((1 + sine * sine).squareRoot() / share) / -law.pull)
    } else {
      duration = law.settlingTime(state, distance: share, speed: .infinity)
    }
    self.init(dampingRatio: dampingRatio, frequency: frequency, velocity: velocity, duration: duration)
  }

  /// Returns the same spring, faster or slower, so that it has another duration, in ms.
  package func lasting(_ duration: Double) -> SpringTiming {
    let pace = self.duration / duration
    return SpringTiming(
      dampingRatio: dampingRatio, frequency: frequency * pace, velocity: velocity * pace, duration: duration)
  }

  private static func law(dampingRatio ratio: Double, frequency: Double) -> LinearLaw {
    if ratio < 1 { return LinearLaw(pull: -ratio * frequency, frequency: frequency * (1 - ratio * ratio).squareRoot()) }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    return LinearLaw(pull: spread - ratio * frequency, decay: -2 * spread)
  }

  /// Returns ω·T for a damping ratio and a velocity v·T.
  private static func turns(dampingRatio ratio: Double, velocity: Double) -> Double {
    let width = (1 - ratio * ratio).squareRoot()
    func amplitude(_ turns: Double) -> Double {
      ratio < 1
        ? abs(ratio - velocity / turns) / width * Numerics.exp(-ratio * turns)
        : abs(1 + turns - velocity) * Numerics.exp(-turns)
    }
    // From its peak on, the amplitude only falls.
    var low = 0.0
    if velocity > 0 { low = ratio < 1 ? velocity / (2 * ratio) * (1 + (1 + 4 / velocity).squareRoot()) : velocity }
    var high: Double
    if velocity <= 0 || amplitude(low) > endShare {
      high = max(1, 2 * low)
      while amplitude(high) > endShare { high *= 2 }
    } else {
      // The start is so fast that the amplitude is above the limit only below the frequency at which it vanishes.
      (low, high) = (0, ratio < 1 ? velocity / ratio : velocity - 1)
    }
    while true {
      let middle = 0.5 * (low + high)
      if !(middle > low && middle < high) { return high }
      if amplitude(middle) > endShare { low = middle } else { high = middle }
    }
  }
}
