/// What the screen shows of one change of a content offset that an app animates.
///
/// The change begins with its whole distance shown, and shows nothing when it ends; one that has been turned around goes
/// back to its whole distance. An endless change is shown for one cycle, and then stays where the next cycle begins.
struct PresentedChange {
  /// The number that the client gave its animation; changes of one animation share it.
  let animation: Int
  /// The distance from the new offset to the one before, in points.
  let distance: Vector2D
  private var timing: AnimationTiming
  private var repetition: AnimationRepetition
  /// The time at which it begins to move, in ms.
  private var start: Double
  /// The duration of a cycle without its way back, in ms, and the time in it at which the change begins.
  private var period: Double
  private var lead: Double
  /// The curve by which the time in a cycle passes; nil if evenly.
  private var pace: CubicTimingCurve?
  /// The time in the first cycle at which the change ends, in ms.
  private var lasts: Double
  /// The distances shown at the start and at the end of the present motion.
  private var origin: Vector2D
  private(set) var goal = Vector2D.zero
  /// Whether it stays, paused, when its time is over.
  var holds = false
  /// The distance that a paused change shows; nil if it runs.
  var pausedDistance: Vector2D?

  init(_ animation: ContentOffsetAnimation, distance: Vector2D, at time: Double) {
    (self.animation, self.distance, origin) = (animation.number, distance, distance)
    (timing, repetition, start) = (animation.timing, animation.repetition, time + animation.delay)
    (period, lead, pace) = (animation.period, animation.lead, animation.pace)
    lasts = lead + timing.duration
    // A curve that overshoots may lead back into the change.
    if let pace { lasts = (pace.isMonotonic ? pace.share(toCover: lasts / period) ?? 1 : 1) * period }
  }

  /// The time at which it ends, in ms, or at which the first cycle of an endless one ends.
  var end: Double {
    if repetition == AnimationRepetition() { return start + lasts }
    let duration = repetition.duration(of: period)
    return start + (duration.isFinite ? duration : repetition.cycle(of: period))
  }

  var isEndless: Bool { repetition.duration(of: period) == .infinity }
  /// Whether it is paused, and not removed, at its end.
  var holdsEnd: Bool { holds || isEndless }
  func isOver(at time: Double) -> Bool { pausedDistance == nil && end <= time }
  func distance(at time: Double) -> Vector2D { values(at: time).distance }

  /// Returns the distance that it shows at a time, in points, and its velocity, in pt/ms.
  @inline(__always) func values(at time: Double) -> (distance: Vector2D, velocity: Vector2D) {
    if let pausedDistance { return (pausedDistance, .zero) }
    let (distance, velocity) = remaining(at: time)
    return (distance, time < start ? .zero : velocity)
  }

  /// Pauses it as it is shown at its end.
  mutating func pause() { pausedDistance = isEndless ? distance : goal }

  /// Continues a paused change from where it is.
  mutating func resume(timing: AnimationTiming, toStart: Bool, at time: Double) {
    guard let pausedDistance else { return }
    (self.timing, repetition, start) = (timing, AnimationRepetition(), time)
    (period, lead, pace, lasts) = (timing.duration, 0, nil, timing.duration)
    (origin, goal) = (pausedDistance, toStart ? distance : .zero)
    self.pausedDistance = nil
  }

  @inline(__always) private func remaining(at time: Double) -> (distance: Vector2D, velocity: Vector2D) {
    let passed = max(0, time - start)
    if time >= end || passed >= repetition.duration(of: period) { return (isEndless ? distance : goal, .zero) }
    let cycle = repetition.place(of: passed, in: period)
    let now = pace.map { $0.progress(at: cycle.time / period) * period } ?? cycle.time
    let speed = (cycle.runsBack ? -1 : 1) * (pace?.slope(at: cycle.time / period) ?? 1)
    if now < lead { return (origin, .zero) }
    var (left, velocity) = (goal, Vector2D.zero)
    for axis in ScrollAxis.allCases where origin[axis] != goal[axis] {
      let rest = timing.remaining(origin[axis] - goal[axis], along: axis, at: now - lead)
      left[axis] = goal[axis] + rest.distance
      velocity[axis] = rest.velocity * speed
    }
    return (left, velocity)
  }
}
