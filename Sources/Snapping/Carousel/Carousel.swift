import FlowLayoutModel
import ScrollPhysics

/// An endless row of centred items that advances by itself.
///
/// The row holds each item once, with duplicates on both sides. As soon as the view shows a duplicate, the content, the
/// content offset, the target and the motion are shifted by one lap together. The shift is invisible, and velocity and
/// phase continue. The carousel animates to the next item once per interval of virtual time. It never does so while a
/// finger is down, and waits a whole interval after the motion that a finger has started comes to rest.
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
  /// The time between two automatic advances, in ms; nil for a row that moves only by touch.
  public let autoScrollInterval: Double?
  /// The time of the next advance, in ms; nil while a finger is down or the motion it has started continues.
  public private(set) var nextAdvance: Double?
  var isFingerDown = false
  private var finger = Vector2D.zero
  /// Whether the finger that is down has stopped an animation.
  private var hasCaughtAnimation = false
  /// Whether the row may have more duplicates than the view's size needs, since a resize.
  var mayHaveSpareDuplicates = false

  /// Creates a carousel at rest on its first item.
  ///
  /// - Parameters:
  ///   - layout: The items, a single row or column of one section.
  ///   - boundsSize: The size of the view, in points.
  ///   - duplicates: The minimum number of duplicates on each side.
  ///   - autoScrollInterval: The time between two automatic advances, in ms; nil for none.
  ///   - loops: Whether the row is endless; a row with ends goes back to its first item after the last.
  ///   - configure: A closure that changes other settings of the scroll view. The sizes are already set.
  public init(
    _ layout: FlowLayout, boundsSize: Size2D, duplicates: Int = 2, autoScrollInterval: Double? = 2000,
    loops: Bool = true,
    configure: (inout ScrollConfiguration) -> Void = { _ in }
  ) {
    var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: boundsSize)
    configuration.decelerationRate = .fast
    configure(&configuration)
    self.init(layout, configuration, duplicates: duplicates, autoScrollInterval: autoScrollInterval, loops: loops)
  }

  /// Creates a carousel at rest.
  ///
  /// - Parameters:
  ///   - layout: The items, a single row or column of one section.
  ///   - configuration: The scroll view; its content size is replaced by the row's.
  ///   - contentOffset: The content offset, in points of the layout with duplicates; by default at the first item.
  ///   - duplicates: The minimum number of duplicates on each side.
  ///   - autoScrollInterval: The time between two automatic advances, in ms; nil for none.
  ///   - loops: Whether the row is endless; a row with ends goes back to its first item after the last.
  public init(
    _ layout: FlowLayout, _ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil, duplicates: Int = 2,
    autoScrollInterval: Double? = 2000, loops: Bool = true
  ) {
    precondition(
      autoScrollInterval.map { $0 > 0 && $0.isFinite } ?? true,
      "the interval of an automatic advance must be a positive number of milliseconds, or nil for none")
    self.autoScrollInterval = autoScrollInterval
    var paging = CarouselPaging(
      layout, duplicates: duplicates, loops: loops, boundsSize: configuration.geometry.boundsSize)
    var configuration = configuration
    configuration.geometry.contentSize = paging.contentSize
    var start = contentOffset ?? configuration.geometry.minimumContentOffset
    if contentOffset == nil {
      let points = paging.points(in: configuration)
      if let first = points.point(ofItem: paging.row.duplicates) { start[paging.axis] = points[first] }
    }
    view = Scroller(configuration, contentOffset: start, behavior: paging)
    nextAdvance = autoScrollInterval
  }

  // MARK: Reading

  /// The items and their duplicates.
  public var row: CarouselRow { view.behavior.row }
  /// The present time, in ms.
  public var time: Double { view.time }
  /// The content offset as clients read it, in points of the row with duplicates.
  public var contentOffset: Vector2D { view.contentOffset }
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Vector2D { view.velocity }
  /// The phase of the view.
  public var phase: ScrollViewPhase { view.phase }
  /// Whether the view does not move and no finger is down.
  public var isAtRest: Bool { view.isAtRest }
  /// The view's sizes, switches and constants.
  public var configuration: ScrollConfiguration { view.configuration }

  /// The item whose snap point is nearest, 0..<n; nil without items.
  public var currentItem: Int? {
    var paging = view.behavior
    return paging.item(at: view.contentOffset, in: view.configuration)
  }

  // MARK: Time

  /// Advances the simulation to a time, with the row's automatic advances on the way.
  public mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    run(to: time, &trace)
    view.advance(to: time, recording: &trace)
  }

  /// Advances the simulation until the view is at rest, as it is between two automatic advances.
  @discardableResult
  public mutating func advanceToRest(limit: Double? = nil, recording trace: inout ScrollTrace) -> Bool {
    let limit = limit ?? view.time + 86_400_000
    if trace.detail == .outcome && !view.isAtRest {
      // No frames are recorded, and the rest offset is the same as if every lap had been shifted in time.
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

  /// Runs to a time: frame by frame while the view moves, from advance to advance while it rests.
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

  /// Completes a motion once the view has come to rest; does nothing while it moves.
  mutating func settle(_ trace: inout ScrollTrace) {
    if !view.isAtRest { return }
    stayInBand(&trace)
    if mayHaveSpareDuplicates {
      mayHaveSpareDuplicates = false
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
    // The last point shows all items that share the end of the range.
    let isLast = !row.period.isFinite && next ?? here <= here
    guard let point = isLast ? 0 : next else { return }
    var target = view.contentOffset
    target[axis] = points[point]
    view.setContentOffset(target, animated: true, recording: &trace)
  }

  /// Shifts the content by whole laps until the view shows no duplicates.
  mutating func stayInBand(_ trace: inout ScrollTrace) {
    let axis = view.behavior.axis
    shift(byLaps: -view.behavior.laps(at: view.position[axis], in: view.configuration), &trace)
  }

  private mutating func shift(byLaps laps: Double, _ trace: inout ScrollTrace) {
    if laps == 0 { return }
    var amount = Vector2D.zero
    amount[view.behavior.axis] = view.behavior.shift(byLaps: laps, in: view.configuration)
    amount = onTwin(amount)
    // A motion that goes far, as after a resize, must not meet an edge; it is shifted later, when it is nearer to its
    // target.
    let landing = view.landing + amount
    let isFree = view.phase == .decelerating || view.phase == .bouncing
    if isFree && view.configuration.geometry.clamped(landing) != landing { return }
    view.shiftContent(by: amount, recording: &trace)
  }

  /// Corrects a shift so that it leads from snap point to snap point.
  ///
  /// An item and its duplicate may lie differently on their pixels. The correction applies to a view that rests at one
  /// of them or moves to it.
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

  /// Puts a finger down on the view; the row stops advancing by itself.
  public mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    advance(to: time, recording: &trace)
    isFingerDown = true
    finger = place
    hasCaughtAnimation = view.phase == .animating
    nextAdvance = nil
    view.touchDown(at: place, time: time, recording: &trace)
    stayInBand(&trace)
  }

  /// Moves the finger.
  public mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    finger = place
    let axis = view.behavior.axis
    if let asked = view.recognizeMove(to: place, time: time, recording: &trace),
      view.configuration.geometry.clamped(asked[axis], axis) != asked[axis]
    {
      // A finger may move farther than the duplicates reach, so the content is shifted before it follows.
      shift(byLaps: -view.behavior.laps(at: asked[axis], in: view.configuration), &trace)
    }
    view.followFinger(recording: &trace)
    stayInBand(&trace)
  }

  /// Lifts the finger.
  public mutating func touchUp(at place: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    if let place, place != finger { touchMove(to: place, time: time, recording: &trace) }
    isFingerDown = false
    view.touchUp(time: time, recording: &trace)
    finish(&trace)
    settle(&trace)
  }

  /// Cancels the touch, as the system does.
  public mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    isFingerDown = false
    view.touchCancel(time: time, recording: &trace)
    finish(&trace)
    settle(&trace)
  }

  /// Moves to the nearest item if a finger has stopped an animation without dragging, which leaves the row between
  /// items.
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
    // The row is endless, so an offset beyond the duplicates is shifted back by whole laps.
    shift(byLaps: -view.behavior.laps(at: offset[view.behavior.axis], in: view.configuration), &trace)
    let amount = view.position - before
    view.release(
      at: offset + amount, velocity: velocity, dragStart: dragStart.map { $0 + amount }, lastMovement: lastMovement,
      proposing: proposed.map { $0 + amount }, recording: &trace)
    settle(&trace)
  }

  // MARK: Programmatic changes

  /// Sets the content offset, like UIKit's `setContentOffset(_:animated:)`; the next advance waits a whole interval.
  public mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    nextAdvance = nil
    view.setContentOffset(offset, animated: animated, recording: &trace)
    settle(&trace)
    if let interval = autoScrollInterval, view.isAtRest { nextAdvance = view.time + interval }
  }
}
