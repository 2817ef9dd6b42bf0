import ScrollPhysics

/// A planted row that moves without a finger.
struct RestlessView: ScrollerDriver, Sendable {
  enum Unrest: Sendable {
    /// At rest it jumps so far beyond its end, as a wrong `setContentOffset` would.
    case jumps(beyondEnd: Double)
    /// It advances every so many ms, whatever fingers do.
    case ticks(every: Double)
  }

  private(set) var scroller: Scroller<PlantedBehavior>
  private let unrest: Unrest
  private var nextTick: Double

  init(_ view: Scroller<PlantedBehavior>, _ unrest: Unrest) {
    scroller = view
    self.unrest = unrest
    if case .ticks(let interval) = unrest { nextTick = interval } else { nextTick = .infinity }
  }

  mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    advance(to: time, recording: &trace)
    scroller.touchDown(at: place, time: time, recording: &trace)
  }
  mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    scroller.touchMove(to: place, time: time, recording: &trace)
  }
  mutating func touchUp(at place: Vector2D?, time: Double, recording trace: inout ScrollTrace) {
    scroller.touchUp(at: place, time: time, recording: &trace)
  }
  mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    scroller.touchCancel(time: time, recording: &trace)
  }
  mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace) {
    scroller.release(release, recording: &trace)
  }
  mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    while nextTick <= time {
      scroller.advance(to: max(nextTick, scroller.time), recording: &trace)
      nextTick += nextTick
      scroller.setContentOffset(contentOffset + Vector2D(x: 200, y: 0), animated: false, recording: &trace)
    }
    scroller.advance(to: time, recording: &trace)
  }
  @discardableResult
  mutating func advanceToRest(limit: Double?, recording trace: inout ScrollTrace) -> Bool {
    let isAtRest = scroller.advanceToRest(limit: limit, recording: &trace)
    if case .jumps(let distance) = unrest {
      let end = configuration.geometry.maximumContentOffset + Vector2D(x: distance, y: 0)
      scroller.setContentOffset(end, animated: false, recording: &trace)
    }
    return isAtRest
  }
  mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    scroller.setContentOffset(offset, animated: animated, recording: &trace)
  }
  mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    scroller.resize(to: boundsSize, recording: &trace)
  }
}
