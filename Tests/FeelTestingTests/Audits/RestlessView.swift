import ScrollPhysics

/// A planted row that moves without a finger.
struct RestlessView: SimulatedScrollView, Sendable {
  enum Unrest: Sendable {
    /// At rest it jumps so far beyond its end, as a wrong `setContentOffset` would.
    case jumps(beyondEnd: Double)
    /// It advances every so many ms, whatever fingers do.
    case ticks(every: Double)
  }

  private var view: Scroller<PlantedBehavior>
  private let unrest: Unrest
  private var nextTick: Double

  init(_ view: Scroller<PlantedBehavior>, _ unrest: Unrest) {
    self.view = view
    self.unrest = unrest
    if case .ticks(let interval) = unrest { nextTick = interval } else { nextTick = .infinity }
  }

  var time: Double { view.time }
  var contentOffset: Vector2D { view.contentOffset }
  var velocity: Vector2D { view.velocity }
  var phase: ScrollViewPhase { view.phase }
  var isAtRest: Bool { view.isAtRest }
  var configuration: ScrollConfiguration { view.configuration }
  var numberOfItems: Int? { view.numberOfItems }

  mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    advance(to: time, recording: &trace)
    view.touchDown(at: place, time: time, recording: &trace)
  }
  mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    view.touchMove(to: place, time: time, recording: &trace)
  }
  mutating func touchUp(at place: Vector2D?, time: Double, recording trace: inout ScrollTrace) {
    view.touchUp(at: place, time: time, recording: &trace)
  }
  mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    view.touchCancel(time: time, recording: &trace)
  }
  mutating func release(
    at offset: Vector2D, velocity: Vector2D, dragStart: Vector2D?, lastMovement: Vector2D?,
    proposing proposed: Vector2D?, recording trace: inout ScrollTrace
  ) {
    view.release(
      at: offset, velocity: velocity, dragStart: dragStart, lastMovement: lastMovement, proposing: proposed,
      recording: &trace)
  }
  mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    while nextTick <= time {
      view.advance(to: max(nextTick, view.time), recording: &trace)
      nextTick += nextTick
      view.setContentOffset(contentOffset + Vector2D(x: 200, y: 0), animated: false, recording: &trace)
    }
    view.advance(to: time, recording: &trace)
  }
  @discardableResult
  mutating func advanceToRest(limit: Double?, recording trace: inout ScrollTrace) -> Bool {
    let isAtRest = view.advanceToRest(limit: limit, recording: &trace)
    if case .jumps(let distance) = unrest {
      let end = configuration.geometry.maximumContentOffset + Vector2D(x: distance, y: 0)
      view.setContentOffset(end, animated: false, recording: &trace)
    }
    return isAtRest
  }
  mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    view.setContentOffset(offset, animated: animated, recording: &trace)
  }
  mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    view.resize(to: boundsSize, recording: &trace)
  }
  mutating func item(at contentOffset: Vector2D) -> Int? { view.item(at: contentOffset) }
  mutating func contentOffset(ofItem item: Int) -> Vector2D? { view.contentOffset(ofItem: item) }
  mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool? { view.isSnapPoint(contentOffset) }
}
