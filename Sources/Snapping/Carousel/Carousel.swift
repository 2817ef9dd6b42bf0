import FlowLayoutModel
import ScrollPhysics

/// An endless row of centred items that advances by itself: a scroll view that is driven.
///
/// The row holds each item once and duplicates on both sides. As soon as the view shows a duplicate, content, content
/// offset, target and motion are shifted by one lap together, so that nobody sees anything and velocity and phase go on.
/// Every interval of virtual time it animates to the next item: never while a finger is down, and not before a whole
/// interval after what the finger has set going has come to rest.
///
/// ```swift
/// var carousel = Carousel(
///   cards, boundsSize: Size2D(width: 375, height: 240), autoScrollInterval: 2000)
/// var trace = ScrollTrace()
/// carousel.advance(to: 4300, recording: &trace)
/// print(carousel.currentItem ?? -1)  // 2
/// ```
public struct Carousel: SimulatedScrollView, Sendable {
  var view: Scroller<CarouselPaging>
  /// The time between two advances, in ms; nil for a row that waits for fingers.
  public let autoScrollInterval: Double?
  /// When the row advances next, in ms; nil while a finger is down or what it has set going moves.
  public private(set) var nextAdvance: Double?
  var isFingerDown = false
  private var finger = Vector2D.zero
  /// Whether the finger that is down has stopped an animation.
  private var hasCaughtAnimation = false
  /// Whether there may be more duplicates than the size of the view takes, since a resize.
  var mayHaveSpareCopies = false

  /// Creates a carousel at rest on its first item.
  ///
  /// - Parameters:
  ///   - layout: The items, a single row or column of one section.
  ///   - boundsSize: The size of the view, in points.
  ///   - copies: The least number of duplicates on each side.
  ///   - autoScrollInterval: The time between two advances, in ms; nil for none.
  ///   - loops: Whether the row is endless; a row with ends goes back to its first item after the last.
  ///   - configure: Sets what else there is to a scroll view. Sizes are set already.
  public init(
    _ layout: FlowLayout, boundsSize: Size2D, copies: Int = 2, autoScrollInterval: Double? = 2000, loops: Bool = true,
    configure: (inout ScrollConfiguration) -> Void = { _ in }
  ) {
    var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: boundsSize)
    configuration.decelerationRate = .fast
    configure(&configuration)
    self.init(layout, configuration, copies: copies, autoScrollInterval: autoScrollInterval, loops: loops)
  }

  /// Creates a carousel at rest.
  ///
  /// - Parameters:
  ///   - layout: The items, a single row or column of one section.
  ///   - configuration: The scroll view; its content size is replaced by the row's.
  ///   - contentOffset: Where the content is, in points of the layout with duplicates; by default at the first item.
  ///   - copies: The least number of duplicates on each side.
  ///   - autoScrollInterval: The time between two advances, in ms; nil for none.
  ///   - loops: Whether the row is endless; a row with ends goes back to its first item after the last.
  public init(
    _ layout: FlowLayout, _ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil, copies: Int = 2,
    autoScrollInterval: Double? = 2000, loops: Bool = true
  ) {
    precondition(
      autoScrollInterval.map { $0 > 0 && $0.isFinite } ?? true,
      "the interval of an automatic advance must be a positive number of milliseconds, or nil for none")
    self.autoScrollInterval = autoScrollInterval
    var paging = CarouselPaging(
      layout, copies: copies, loops: loops, boundsSize: configuration.geometry.boundsSize)
    var configuration = configuration
    configuration.geometry.contentSize = paging.contentSize
    var start = contentOffset ?? configuration.geometry.minimumContentOffset
    if contentOffset == nil {
      let points = paging.points(in: configuration)
      if let first = points.point(ofItem: paging.row.copies) { start[paging.axis] = points[first] }
    }
    view = Scroller(configuration, contentOffset: start, behavior: paging)
    nextAdvance = autoScrollInterval
  }

  // MARK: Reading

  /// The items and their duplicates.
  public var row: CarouselRow { view.behavior.row }
  /// What time it is, in ms.
  public var time: Double { view.time }
  /// The content offset as clients see it, in points of the row with duplicates.
  public var contentOffset: Vector2D { view.contentOffset }
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Vector2D { view.velocity }
  /// What the view is doing.
  public var phase: ScrollPhase { view.phase }
  /// Whether nothing moves and no finger is down.
  public var isAtRest: Bool { view.isAtRest }
  /// Sizes, switches and constants.
  public var configuration: ScrollConfiguration { view.configuration }

  /// The item nearest to its place, 0..<n; nil without items.
  public var currentItem: Int? {
    var paging = view.behavior
    return paging.item(at: view.contentOffset, in: view.configuration)
  }

  // MARK: Time

  /// Lets time pass; the row advances on the way.
  public mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    run(to: time, &trace)
    view.advance(to: time, recording: &trace)
  }

  /// Lets time pass until the view is at rest, which it is between two advances.
  @discardableResult
  public mutating func advanceToRest(limit: Double? = nil, recording trace: inout ScrollTrace) -> Bool {
    let limit = limit ?? view.time + 86_400_000
    if trace.detail == .outcome && !view.isAtRest {
      // Nobody looks on the way, and at rest it is as if every lap had been shifted in time.
      let isAtRest = view.advanceToRest(limit: limit, recording: &trace)
      settle(&trace)
      return isAtRest
    }
    while !view.isAtRest, let frame = view.nextFrameTime, frame <= limit { moveOneFrame(to: frame, &trace) }
    if !view.isAtRest {
      view.advanceToRest(limit: limit, recording: &trace)
      settle(&trace)
    }
    return view.isAtRest
  }

  /// Goes on to a time, frame by frame while the view moves, from advance to advance while it rests.
  private mutating func run(to target: Double, _ trace: inout ScrollTrace) {
    while view.time < target {
      if let frame = view.nextFrameTime, nextAdvance.map({ frame <= $0 }) ?? true {
        if frame > target { return }
        moveOneFrame(to: frame, &trace)
      } else if let next = nextAdvance, next <= target, !isFingerDown {
        view.advance(to: max(next, view.time), recording: &trace)
        advanceByOne(&trace)
      } else {
        return
      }
    }
  }

  private mutating func moveOneFrame(to frame: Double, _ trace: inout ScrollTrace) {
    view.advance(to: frame, recording: &trace)
    stayInBand(&trace)
    settle(&trace)
  }

  /// What is to be done when the view has come to rest: nothing while it moves.
  mutating func settle(_ trace: inout ScrollTrace) {
    if !view.isAtRest { return }
    stayInBand(&trace)
    if mayHaveSpareCopies {
      mayHaveSpareCopies = false
      adopt(view.behavior.row(in: view.configuration.geometry.boundsSize), &trace)
    }
    if let interval = autoScrollInterval, nextAdvance == nil {
      nextAdvance = (view.restTime ?? view.time) + interval
    }
  }

  /// Animates to the next item.
  private mutating func advanceByOne(_ trace: inout ScrollTrace) {
    guard let interval = autoScrollInterval, let due = nextAdvance else { return }
    nextAdvance = max(due, view.time) + interval
    stayInBand(&trace)
    let points = view.behavior.points(in: view.configuration)
    let axis = view.behavior.axis
    guard let here = points.nearest(to: view.landing[axis]) else { return }
    let next = points.point(ofItem: points.item(ofPoint: here) + 1)
    // Items that share the end of the range are all shown by the last point.
    let isLast = !row.period.isFinite && next ?? here <= here
    guard let point = isLast ? 0 : next else { return }
    var target = view.contentOffset
    target[axis] = points[point]
    view.setContentOffset(target, animated: true, recording: &trace)
  }

  /// Shifts the content by whole laps until the view shows items that are no duplicates.
  mutating func stayInBand(_ trace: inout ScrollTrace) {
    let axis = view.behavior.axis
    shift(byLaps: -view.behavior.laps(at: view.position[axis], in: view.configuration), &trace)
  }

  private mutating func shift(byLaps laps: Double, _ trace: inout ScrollTrace) {
    if laps == 0 { return }
    var amount = Vector2D.zero
    amount[view.behavior.axis] = view.behavior.shift(byLaps: laps, in: view.configuration)
    amount = onTwin(amount)
    // A motion that goes far, as after a resize, is not to meet an edge: it is shifted when it is nearer.
    let landing = view.landing + amount
    let isFree = view.phase == .decelerating || view.phase == .bouncing
    if isFree && view.configuration.geometry.clamped(landing) != landing { return }
    view.shiftContent(by: amount, recording: &trace)
  }

  /// An item and its duplicate may lie differently on their pixels: a view that rests at one or is going to goes from
  /// place to place.
  private mutating func onTwin(_ amount: Vector2D) -> Vector2D {
    if view.phase == .tracking || view.phase == .dragging { return amount }
    let axis = view.behavior.axis
    let points = view.behavior.points(in: view.configuration)
    let here = view.isAtRest ? view.position[axis] : view.landing[axis]
    let there = here + amount[axis]
    guard let point = points.nearest(to: here), let twin = points.nearest(to: there),
      abs(points[point] - here) < points.range.tolerance, abs(points[twin] - there) < 2 * points.range.tolerance
    else { return amount }
    var exact = amount
    exact[axis] = points[twin] - here
    return exact
  }

  // MARK: Touch

  /// A finger comes down; the row waits.
  public mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    advance(to: time, recording: &trace)
    isFingerDown = true
    finger = place
    hasCaughtAnimation = view.phase == .animating
    nextAdvance = nil
    view.touchDown(at: place, time: time, recording: &trace)
    stayInBand(&trace)
  }

  /// The finger moves.
  public mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    finger = place
    let axis = view.behavior.axis
    if let asked = view.recognizeMove(to: place, time: time, recording: &trace),
      view.configuration.geometry.clamped(asked[axis], axis) != asked[axis]
    {
      // A finger faster than the duplicates are long must find content where it goes.
      shift(byLaps: -view.behavior.laps(at: asked[axis], in: view.configuration), &trace)
    }
    view.followFinger(recording: &trace)
    stayInBand(&trace)
  }

  /// The finger lifts.
  public mutating func touchUp(at place: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    if let place, place != finger { touchMove(to: place, time: time, recording: &trace) }
    isFingerDown = false
    view.touchUp(time: time, recording: &trace)
    finish(&trace)
    settle(&trace)
  }

  /// The touch is taken away by the system.
  public mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    isFingerDown = false
    view.touchCancel(time: time, recording: &trace)
    finish(&trace)
    settle(&trace)
  }

  /// A finger that has stopped an animation without dragging leaves the row between items: it goes to the nearest.
  private mutating func finish(_ trace: inout ScrollTrace) {
    if !hasCaughtAnimation || !view.isAtRest { return }
    let points = view.behavior.points(in: view.configuration)
    let axis = view.behavior.axis
    guard let point = points.nearest(to: view.position[axis]) else { return }
    var target = view.contentOffset
    target[axis] = points[point]
    view.setContentOffset(target, animated: true, recording: &trace)
  }

  /// Ends a drag in a given state, without a finger's track.
  public mutating func release(
    at offset: Vector2D, velocity: Vector2D, dragStart: Vector2D? = nil, lastMovement: Vector2D? = nil,
    proposing proposed: Vector2D? = nil, recording trace: inout ScrollTrace
  ) {
    nextAdvance = nil
    let before = view.position
    // Beyond the duplicates there is as much content as before them.
    shift(byLaps: -view.behavior.laps(at: offset[view.behavior.axis], in: view.configuration), &trace)
    let amount = view.position - before
    view.release(
      at: offset + amount, velocity: velocity, dragStart: dragStart.map { $0 + amount }, lastMovement: lastMovement,
      proposing: proposed.map { $0 + amount }, recording: &trace)
    settle(&trace)
  }

  // MARK: From outside

  /// UIKit's `setContentOffset(_:animated:)`; the row waits a whole interval after it.
  public mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    nextAdvance = nil
    view.setContentOffset(offset, animated: animated, recording: &trace)
    settle(&trace)
    if let interval = autoScrollInterval, view.isAtRest { nextAdvance = view.time + interval }
  }
}
