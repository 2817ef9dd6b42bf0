/// How often an app's animation runs, and whether it runs back after each time.
///
///     duration = count · cycle        cycle = T, or 2·T if it runs back
///
/// In the second half of a cycle that runs back, the animation is where it was at 2·T − t.
/// - Source: docs/Physics.md, "Animated offsets of an app" (grade A: Apple's documentation of `setAnimationRepeatCount`,
///   `setAnimationRepeatAutoreverses` and `CAMediaTiming`).
package struct AnimationRepetition: Hashable, Sendable {
  /// The number of cycles, which need not be whole.
  var count: Double
  /// Whether the animation runs back after each time.
  package var autoreverses: Bool

  /// The longest duration, in ms, after which an animation still ends: a day, which is also how long a run waits for rest.
  static let longestDuration = 86_400_000.0

  /// Creates a repetition, by default of one cycle; a count of 0 or less, or NaN, counts as 1.
  package init(count: Double = 1, autoreverses: Bool = false) {
    self.count = count > 0 ? count : 1
    self.autoreverses = autoreverses
  }

  /// Returns the duration of one cycle, in ms, of an animation that lasts `duration` ms.
  func cycle(of duration: Double) -> Double { autoreverses ? 2 * duration : duration }

  /// Returns the duration of all cycles, in ms; infinite if it is longer than ``longestDuration``.
  package func duration(of duration: Double) -> Double {
    let whole = count * cycle(of: duration)
    return whole <= Self.longestDuration || count <= 1 ? whole : .infinity
  }

  /// Returns the time inside the animation, in ms, at a time after the first begin, and whether the animation runs back.
  func place(of time: Double, in duration: Double) -> (time: Double, runsBack: Bool) {
    let cycle = cycle(of: duration)
    let passed = time < cycle ? time : time - (time / cycle).rounded(.down) * cycle
    return passed > duration ? (cycle - passed, true) : (passed, false)
  }
}
