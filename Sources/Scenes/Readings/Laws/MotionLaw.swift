/// A law that can move a view, as the distance that is left to its target over time.
enum MotionLaw: Hashable, Sendable {
  /// A free fling, or a release to a rewritten target. Parameters: distance, decay, velocity.
  case deceleration
  /// The edge pulls the view back. Parameters: distance, velocity.
  case recoil(rate: Double)
  /// The view decelerates until it passes the edge, and bounces. Parameters: the time at the edge, the speed there.
  case bounce(rate: Double)
  /// Half a cosine. Parameters: distance, start, duration.
  case animation
  /// A page turn or another spring. Parameters: distance, velocity, decay, and the square of the frequency, in which a
  /// spring is smooth up to critical damping.
  case spring(swingsPast: Bool)

  /// The laws of a view that was not seen at rest.
  static let ofOpenMotions: [MotionLaw] = [.deceleration, .spring(swingsPast: false)]
  static let all: [MotionLaw] = [
    .deceleration, .animation, .recoil(rate: 0.998), .recoil(rate: 0.99), .bounce(rate: 0.998), .bounce(rate: 0.99),
    .spring(swingsPast: false), .spring(swingsPast: true),
  ]

  /// The number of frames by which a law with more freedom must explain more of a movement than one with less.
  var handicap: Double {
    switch self {
    case .deceleration, .animation: 0
    case .recoil, .bounce: 1
    case .spring: 3
    }
  }

  /// Pixels per point of the view; they decide only where a bounce ends.
  static let displayScale = 3.0

  /// Returns parameters from which a fit to a window can start; nil if the law cannot have moved the view so.
  func start(_ window: MotionWindow) -> [Double]? {
    let first = window.left[0]
    let half = max(window.time(leaving: first / 2) ?? 1, 1)
    let edge = window.time(leaving: -1e-9)
    switch self {
    case .deceleration: return [first, 0.7 / half, 0.7 / half * first]
    case .recoil: return [first, 0]
    case .animation: return [first, half - 150, 300]
    case .spring: return [first, window.speed, 1.1 / half, 0.36 / (half * half)] + (window.isOpen ? [first / 10] : [])
    case .bounce:
      return window.speed > 0 && (edge ?? -1 > 0 || first < 0) ? [edge ?? first / window.speed, window.speed] : nil
    }
  }

  /// Returns how much farther than the last sample of an open window the rest offset is, in points.
  func farther(_ parameters: [Double]) -> Double {
    if case .spring = self { return parameters[4] }
    return (parameters[2] - ScrollTuning.default.stoppingSpeed) / parameters[1] - parameters[0]
  }

  /// Returns the distance left at a time since the window began, in points and ms; nil for impossible parameters.
  ///
  /// Before its start, a law is continued backward. In an open window it is the distance to the last sample.
  func left(_ parameters: [Double], isOpen: Bool) -> ((Double) -> Double)? {
    let (first, second) = (parameters[0], parameters[1])
    let scale = Self.displayScale
    switch self {
    case .deceleration:
      guard first > 0, second > 1e-4, second < 0.3, parameters[2] > 0 else { return nil }
      let motion = Deceleration(
        resumingAt: 0, velocity: parameters[2], logarithmicRate: -second,
        stoppingSpeed: ScrollTuning.default.stoppingSpeed, restingAt: isOpen ? 1e9 : first)
      return { first - motion.offset(at: $0) }
    case .recoil(let rate):
      guard first > 0, abs(second) < 100 else { return nil }
      let motion = EdgeBounce(
        recoilingTo: 0, from: first, velocity: -second, logarithmicRate: Numerics.log(rate), displayScale: scale)
      return { motion.offset(at: $0) }
    case .bounce(let rate):
      guard abs(first) < 1000, second > 0.01, second < 1000 else { return nil }
      let decay = Numerics.log(rate)
      let motion = EdgeBounce(hitting: 0, velocity: second, logarithmicRate: decay, displayScale: scale)
      let before = Deceleration(
        resumingAt: 0, velocity: second, logarithmicRate: decay, stoppingSpeed: ScrollTuning.default.stoppingSpeed,
        restingAt: 1e9)
      return { -($0 < first ? before.offset(at: $0 - first) : motion.offset(at: $0 - first)) }
    case .animation:
      guard first > 0, parameters[2] > 150, parameters[2] < 600 else { return nil }
      var tuning = ScrollTuning.default
      tuning.animationDuration = parameters[2]
      let motion = ScrollAnimation(from: first, to: 0, tuning: tuning)
      return { motion.offset(at: max(0, $0 - second)) }
    case .spring(let swingsPast):
      let (decay, square) = (parameters[2], parameters[3])
      let whole = decay * decay + square
      // Of a response of 0.08 to 2 s, and a damping ratio from 0.15.
      guard first > 0, abs(second) < 100, decay > 0, square > 1e-12, whole > 1e-5, whole < 6e-3,
        decay * decay > 0.02 * whole
      else { return nil }
      let spring = LinearLaw(pull: -decay, frequency: square.squareRoot())
      let start = spring.state(distance: first, velocity: -second)
      let end = swingsPast ? .infinity : spring.crossingTime(start) ?? .infinity
      let rest = isOpen ? parameters[4] : 0
      return { ($0 < end ? spring.state(start, after: $0).distance : 0) - rest }
    }
  }
}

/// The samples of a movement from one of its frames to its rest.
struct MotionWindow {
  /// Times since the window began, in ms.
  var times: [Double]
  /// The distances left to the rest offset, in points; the first is positive.
  var left: [Double]
  let pixel: Double
  /// Whether the view was not seen at rest, so that the rest offset is fitted too.
  let isOpen: Bool

  /// Returns the time at which the distance first falls to a value, between two samples; nil if it is below from the start.
  func time(leaving distance: Double) -> Double? {
    if left[0] <= distance { return nil }
    for index in 1..<times.count where left[index] <= distance {
      let share = (left[index - 1] - distance) / (left[index - 1] - left[index])
      return times[index - 1] + share * (times[index] - times[index - 1])
    }
    return nil
  }

  /// The speed toward the rest offset over the first two steps, in pt/ms.
  var speed: Double { (left[0] - left[2]) / (times[2] - times[0]) }
}
