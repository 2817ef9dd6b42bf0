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
public struct Carousel: ScrollerDriver, Sendable {
  /// The scroll view that the carousel drives.
  public internal(set) var scroller: Scroller<CarouselPaging>
  /// The time between two automatic advances, in ms; nil for a row that moves only by touch.
  package let autoScrollInterval: Double?
  /// The time of the next advance, in ms; nil while a finger is down or the motion it has started continues.
  package private(set) var nextAdvance: Double?
  private var finger = Vector2D.zero
  /// Whether the finger that is down has stopped an animation.
  private var hasCaughtAnimation = false
  /// Whether the row may have more duplicates than the view's size needs, since a resize.
  var mayHaveSpareDuplicates = false

  /// Creates a carousel at rest on its first item.
  /// - Parameters:
  ///   - layout: The items, a single row or column of one section.
  ///   - boundsSize: The size of the view, in points.
  ///   - duplicates: The minimum number of duplicates on each side.
  ///   - autoScrollInterval: The time between two automatic advances, in ms; nil for none.
  ///   - loops: Whether the row is endless; a row with ends goes back to its first item after the last.
  ///   - configure: A closure that changes other settings of the scroll view. The sizes are already set.
  public init(
    _ layout: FlowLayout, boundsSize: Size2D, duplicates: Int = 2, autoScrollInterval: Double? = 2000,
    loops: Bool = true, configure: (inout ScrollConfiguration) -> Void = { _ in }
  ) {
    var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: boundsSize)
    configuration.decelerationRate = .fast
    configure(&configuration)
    self.init(layout, configuration, duplicates: duplicates, autoScrollInterval: autoScrollInterval, loops: loops)
  }

  /// Creates a carousel at rest, in a given configuration, whose content size is replaced by the row's.
  ///
  /// The content offset is in points of the layout with duplicates, by default at the first item. Items that fill the view
  /// are pages as large as it, which `isPagingEnabled` turns.
  public init(
    _ layout: FlowLayout, _ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil, duplicates: Int = 2,
    autoScrollInterval: Double? = 2000, loops: Bool = true, fillsView: Bool = false
  ) {
    precondition(
      autoScrollInterval.map { $0 > 0 && $0.isFinite } ?? true,
      "the interval of an automatic advance must be a positive number of milliseconds, or nil for none")
    self.autoScrollInterval = autoScrollInterval
    var paging = CarouselPaging(
      layout, duplicates: duplicates, loops: loops, fillsView: fillsView,
      boundsSize: configuration.geometry.boundsSize)
    var configuration = configuration
    if fillsView { configuration.isPagingEnabled = true }
    configuration.geometry.contentSize = paging.contentSize
    var start = contentOffset ?? configuration.geometry.minimumContentOffset
    if contentOffset == nil {
      let points = paging.items(in: configuration).points
      if let first = points.point(ofItem: paging.row.duplicates) { start[paging.axis] = points[first] }
    }
    scroller = Scroller(configuration, contentOffset: start, behavior: paging)
    nextAdvance = autoScrollInterval
  }

  package var row: CarouselRow { scroller.behavior.row }
  /// The item whose snap point is nearest, 0..<n; nil without items.
  public var currentItem: Int? {
    CarouselItems(scroller.behavior.row, scroller.behavior.snapping, in: configuration).item(at: contentOffset)
  }

  var axis: ScrollAxis { scroller.behavior.axis }
  var items: CarouselItems { mutating get { scroller.behavior.items(in: scroller.configuration) } }

  /// Performs an operation; time passes with the row's automatic advances.
  ///
  /// A finger that is put down stops them, and they continue a whole interval after the motion that it has started. A
  /// row that is set to a content offset also waits a whole interval. At another size, the current item stays in
  /// position.
  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    switch operation {
    case .touchDown(let location, let time): touchDown(at: location, time, &trace)
    case .touchMove(let location, let time): touchMove(to: location, time, &trace)
    case .touchUp(let location, let time):
      if let location, location != finger { touchMove(to: location, time, &trace) }
      lift(by: .touchUp(at: nil, time: time), &trace)
    case .touchCancel: lift(by: operation, &trace)
    case .release(let release): end(release, &trace)
    case .advance(let time): advance(to: time, &trace)
    case .advanceToRest(let limit): advanceToRest(limit, &trace)
    case .setContentOffset:
      nextAdvance = nil
      scroller.perform(operation, recording: &trace)
      settle(&trace)
      if let interval = autoScrollInterval, scroller.isAtRest { nextAdvance = scroller.time + interval }
    case .resize(let size): resize(to: size, &trace)
    }
  }

  private mutating func advance(to time: Double, _ trace: inout ScrollTrace) {
    run(to: time, &trace)
    scroller.advance(to: time, recording: &trace)
  }

  private mutating func advanceToRest(_ limit: Double, _ trace: inout ScrollTrace) {
    // Without frames to record, the rest offset is the same as if every lap had been shifted in time.
    if trace.detail == .full {
      while !scroller.isAtRest, let frame = scroller.nextFrameTime, frame <= limit { moveOneFrame(to: frame, &trace) }
    }
    if scroller.isAtRest { return }
    scroller.advanceToRest(limit: limit, recording: &trace)
    settle(&trace)
  }

  /// Runs to a time: frame by frame while the view moves, from advance to advance while it rests.
  private mutating func run(to target: Double, _ trace: inout ScrollTrace) {
    while scroller.time < target {
      if let frame = scroller.nextFrameTime, nextAdvance.map({ frame <= $0 }) ?? true {
        if frame > target { return }
        moveOneFrame(to: frame, &trace)
      } else if let next = nextAdvance, next <= target {
        scroller.advance(to: max(next, scroller.time), recording: &trace)
        advanceByOne(&trace)
      } else {
        return
      }
    }
  }

  @inline(never) private mutating func moveOneFrame(to frame: Double, _ trace: inout ScrollTrace) {
    scroller.advance(to: frame, recording: &trace)
    stayInBand(&trace)
    settle(&trace)
  }

  /// Completes a motion once the view has come to rest; does nothing while it moves.
  mutating func settle(_ trace: inout ScrollTrace) {
    if !scroller.isAtRest { return }
    stayInBand(&trace)
    if mayHaveSpareDuplicates {
      mayHaveSpareDuplicates = false
      adopt(scroller.behavior.row(in: scroller.configuration.geometry.boundsSize), &trace)
    }
    if let interval = autoScrollInterval, nextAdvance == nil {
      nextAdvance = (scroller.restTime ?? scroller.time) + interval
    }
  }

  private mutating func advanceByOne(_ trace: inout ScrollTrace) {
    guard let interval = autoScrollInterval, let due = nextAdvance else { return }
    nextAdvance = max(due, scroller.time) + interval
    stayInBand(&trace)
    let points = items.points
    guard let here = points.nearest(to: scroller.restOffset[axis]) else { return }
    let next = points.point(ofItem: points.item(ofPoint: here) + 1)
    // The last point shows all items that share the end of the range.
    let isLast = !row.period.isFinite && next ?? here <= here
    if let point = isLast ? 0 : next { animate(toPoint: point, &trace) }
  }

  private mutating func animate(toPoint point: Int, _ trace: inout ScrollTrace) {
    let target = scroller.contentOffset.replacing(axis, with: items.points[point])
    scroller.setContentOffset(target, animated: true, recording: &trace)
  }

  /// Shifts the content by whole laps until the view shows no duplicates.
  mutating func stayInBand(_ trace: inout ScrollTrace) {
    shift(byLaps: -items.laps(at: scroller.position[axis]), &trace)
  }

  private mutating func shift(byLaps laps: Double, _ trace: inout ScrollTrace) {
    if laps == 0 { return }
    let amount = onTwin(Vector2D.zero.replacing(axis, with: items.shift(byLaps: laps)))
    // A motion that goes far, as after a resize, must not meet an edge; it is shifted later, nearer to its target.
    let landing = scroller.restOffset + amount
    let isFree = scroller.phase == .decelerating || scroller.phase == .bouncing
    if isFree && scroller.configuration.geometry.clamped(landing) != landing { return }
    scroller.shiftContent(by: amount, recording: &trace)
  }

  /// Corrects the shift of a view at a snap point or on its way, whose duplicate may lie differently on its pixels.
  private mutating func onTwin(_ amount: Vector2D) -> Vector2D {
    if scroller.phase == .tracking || scroller.phase == .dragging { return amount }
    let points = items.points
    let here = scroller.isAtRest ? scroller.position[axis] : scroller.restOffset[axis]
    let there = here + amount[axis]
    guard let point = points.nearest(to: here), let twin = points.nearest(to: there),
      abs(points[point] - here) < points.range.tolerance, abs(points[twin] - there) < 2 * points.range.tolerance
    else { return amount }
    return amount.replacing(axis, with: points[twin] - here)
  }

  private mutating func touchDown(at location: Vector2D, _ time: Double, _ trace: inout ScrollTrace) {
    advance(to: time, &trace)
    finger = location
    hasCaughtAnimation = scroller.phase == .animating
    nextAdvance = nil
    scroller.touchDown(at: location, time: time, recording: &trace)
    stayInBand(&trace)
  }

  private mutating func touchMove(to location: Vector2D, _ time: Double, _ trace: inout ScrollTrace) {
    finger = location
    if let asked = scroller.recognizeMove(to: location, time: time, recording: &trace),
      scroller.configuration.geometry.clamped(asked[axis], axis) != asked[axis]
    {
      // A finger may move farther than the duplicates reach, so the content is shifted before it follows.
      shift(byLaps: -items.laps(at: asked[axis]), &trace)
    }
    scroller.followFinger(recording: &trace)
    stayInBand(&trace)
  }

  private mutating func lift(by operation: ScrollOperation, _ trace: inout ScrollTrace) {
    scroller.perform(operation, recording: &trace)
    // A finger that has stopped an animation without a drag leaves the row between items.
    if hasCaughtAnimation, scroller.isAtRest, let point = items.points.nearest(to: scroller.position[axis]) {
      animate(toPoint: point, &trace)
    }
    settle(&trace)
  }

  /// Ends a drag without a finger's track.
  private mutating func end(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    nextAdvance = nil
    let before = scroller.position
    // The row is endless, so an offset beyond the duplicates is shifted back by whole laps.
    let laps = items.laps(at: release.contentOffset[axis])
    shift(byLaps: -laps, &trace)
    scroller.release(release.shifted(by: scroller.position - before), recording: &trace)
    settle(&trace)
  }
}
