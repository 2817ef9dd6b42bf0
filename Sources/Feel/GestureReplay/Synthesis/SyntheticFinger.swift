/// A finger that is moved by code and sampled as a device would sample it.
///
/// ```swift
/// var finger = SyntheticFinger(at: Vector2D(x: 300, y: 120), sampling: .hertz(120))
/// finger.down()
/// finger.move(to: Vector2D(x: 180, y: 120), after: 250)
/// finger.hold(100)
/// finger.up()
/// let gesture = finger.gesture(named: "drag and hold")
/// ```
///
/// Locations are points of the screen, with `y` growing downward; times are milliseconds. A finger that is held still
/// sends no samples, as on a device. The samples are reproducible, because sampling and tremor are seeded.
public struct SyntheticFinger: Sendable {
  /// The current finger location, in points.
  public private(set) var location: Vector2D
  /// The current time, in ms.
  public private(set) var time = 0.0
  /// The largest deviation of a sample from the finger's path on each axis, in points; 0 for a steady hand.
  public var tremor: Double
  /// The samples so far.
  public private(set) var samples: [TouchSample] = []
  private let sampling: FingerSampling
  private var tremorNoise: SplitMix64
  private var samplingNoise: SplitMix64
  private var isDown = false

  /// Creates a finger that is not down yet.
  /// - Parameters:
  ///   - location: The location where the finger will touch down, in points.
  ///   - sampling: The times at which the screen samples the finger.
  ///   - tremor: The largest deviation of a sample on each axis, in points.
  ///   - seed: The seed of the tremor; the same seed gives the same samples.
  public init(at location: Vector2D, sampling: FingerSampling = .hertz(60), tremor: Double = 0, seed: UInt64 = 1) {
    precondition(location.isFinite, "a finger's location must be finite")
    precondition(sampling.interval > 0 && sampling.interval.isFinite, "the sampling rate must be positive and finite")
    (self.location, self.sampling, self.tremor) = (location, sampling, tremor)
    tremorNoise = SplitMix64(seed: seed)
    samplingNoise = SplitMix64(seed: sampling.variation.seed)
  }

  /// Touches down at the current location.
  public mutating func down() {
    precondition(!isDown, "the finger is down already: lift it first")
    isDown = true
    samples.append(TouchSample(time: time, location: location, phase: .began))
  }

  package mutating func hover(to other: Vector2D) {
    precondition(!isDown, "the finger is down: move it, or lift it first")
    location = other
  }

  /// Moves the finger to a location.
  /// - Parameters:
  ///   - target: The new location, in points.
  ///   - duration: The duration of the movement, in ms.
  ///   - profile: The distribution of the distance over time.
  public mutating func move(to target: Vector2D, after duration: Double, profile: MovementProfile = .linear) {
    let start = location
    let translation = target - start
    move(for: duration) { s in start + translation * profile.progress(s) }
    location = target
  }

  /// Holds the finger still for a time in ms; it sends no samples while it is still.
  public mutating func hold(_ duration: Double) { wait(duration) }

  /// Advances the time by a number of ms, with the finger up or down.
  public mutating func wait(_ duration: Double) {
    precondition(duration >= 0 && duration.isFinite, "a time to wait must be finite and not negative")
    time += duration
  }

  /// Lifts the finger at its current location.
  public mutating func up() { lift(.ended) }

  /// Cancels the touch, as the system does for an alert.
  public mutating func cancel() { lift(.cancelled) }

  /// Touches down, moves by a translation, and lifts.
  /// - Parameters:
  ///   - translation: The translation, in points.
  ///   - duration: The duration of the movement, in ms.
  ///   - hold: The time for which the finger stays still before it lifts, in ms.
  ///   - profile: The distribution of the distance over time; by default the finger ends at rest.
  public mutating func drag(
    by translation: Vector2D, over duration: Double, hold: Double = 0, profile: MovementProfile = .minimumJerk
  ) {
    down()
    move(to: location + translation, after: duration, profile: profile)
    if hold > 0 { self.hold(hold) }
    up()
  }

  /// Returns the samples so far as a gesture.
  public func gesture(named name: String, actions: [GestureAction] = []) -> TouchGesture {
    TouchGesture(name: name, provenance: .synthetic, source: "SyntheticFinger", samples: samples, actions: actions)
  }

  /// Samples a path that is given as a function of the fraction of the duration.
  mutating func move(for duration: Double, _ location: (Double) -> Vector2D) {
    precondition(isDown, "bring the finger down before it moves")
    precondition(duration >= 0 && duration.isFinite, "a movement's duration must be finite and not negative")
    let start = time
    var next = nextInterval()
    var count = 1
    // A device would not take a sample just before the last one.
    while next < duration - 1e-6 * max(1, duration) {
      sample(at: start + next, location(next / duration))
      count += 1
      if case .hertz = sampling { next = Double(count) * sampling.interval } else { next += nextInterval() }
    }
    sample(at: start + duration, location(1))
    time = start + duration
  }

  private mutating func sample(at time: Double, _ location: Vector2D) {
    var location = location
    if tremor > 0 {
      location.x += tremor * tremorNoise.nextSigned()
      location.y += tremor * tremorNoise.nextSigned()
    }
    samples.append(TouchSample(time: time, location: location, phase: .moved))
  }

  private mutating func nextInterval() -> Double {
    sampling.interval * (1 + sampling.variation.share * samplingNoise.nextSigned())
  }

  private mutating func lift(_ phase: TouchSample.Phase) {
    precondition(isDown, "the finger is not down: it cannot be lifted")
    isDown = false
    samples.append(TouchSample(time: time, location: samples.last?.location ?? location, phase: phase))
  }

  var longestInterval: Double { sampling.interval * (1 + sampling.variation.share) }
}
