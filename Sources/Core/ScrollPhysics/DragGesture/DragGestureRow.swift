/// A row that a drag gesture moves: SwiftUI's `offset`, `DragGesture` and `withAnimation`, without a scroll view.
///
/// While a finger drags, the row is at its own offset plus the gesture's translation, and resists beyond its ends. When
/// the finger lifts, its behavior chooses the next offset, to which the row goes with an animation. The target proposed to
/// the behavior is the row's offset plus the predicted end translation.
///
/// ```swift
/// var style = DragGestureStyle()
/// style.animation = .snappy
/// let sizes = ScrollConfiguration(
///   contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240))
/// let row = DragGestureRow(sizes, style: style, behavior: FreeScrolling())
/// ```
///
/// Offsets are content offsets, as in a scroll view: they grow when the content moves to the left or upward.
/// ``contentOffset`` is what the screen shows.
/// - Source: docs/Physics.md, "Rows moved by a drag gesture".
public struct DragGestureRow<Behavior: TargetBehavior> {
  // This property comes first so that its position in memory does not depend on the behavior's size.
  var state: ScrollViewState
  /// The behavior that chooses the offset to which the row goes.
  public var behavior: Behavior
  /// What the app's code makes of the gesture.
  public package(set) var style: DragGestureStyle
  /// The axis along which the row moves.
  public let axis: ScrollAxis
  /// The offset of the app's own state, to which the row goes or at which it rests, in points.
  public package(set) var settledOffset: Double
  private var animationCount = 0

  /// Creates a row at rest, by default at the beginning of its content; the time is in ms.
  public init(
    _ configuration: ScrollConfiguration, style: DragGestureStyle, axis: ScrollAxis = .horizontal,
    contentOffset: Vector2D? = nil, time: Double = 0, behavior: Behavior
  ) {
    state = ScrollViewState(configuration, contentOffset: contentOffset, time: time)
    (self.behavior, self.style, self.axis) = (behavior, style, axis)
    settledOffset = state.offset[axis]
  }
}

extension DragGestureRow: Sendable where Behavior: Sendable {}

extension DragGestureRow: SimulatedScrollView {
  public var time: Double { state.time }
  public var contentOffset: Vector2D { state.grid.rounded(state.shownOffset) }
  public var velocity: Vector2D { state.velocity + state.presentation.velocity(at: state.time) }
  public var phase: ScrollViewPhase { state.phase }
  public var isAtRest: Bool { !state.presentation.isMoving && !state.isFingerDown }
  public var configuration: ScrollConfiguration { state.configuration }

  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    switch operation {
    case .touchDown(let location, let time): touchDown(at: location, time, &trace)
    case .touchMove(let location, let time): touchMove(to: location, time, &trace)
    case .touchUp(let location, let time):
      if let location, state.contact == .tracked, location != state.finger.location {
        touchMove(to: location, time, &trace)
      }
      lift(time, isCancelled: false, &trace)
    case .touchCancel(let time): lift(time, isCancelled: true, &trace)
    case .release(let release): end(release, &trace)
    case .advance(let time): state.advance(to: time, &trace)
    case .advanceToRest(let limit): state.advanceToRest(limit: limit, &trace)
    case .setContentOffset(let offset, let animated):
      settle(to: offset[axis], from: nil, animated ? style.animation : .immediate, &trace)
    case .resize(let size): resize(to: size, &trace)
    }
  }

  public mutating func landing(of release: ReleaseState) -> Landing {
    let kept = behavior.dependsOnEarlierReleases ? behavior : nil
    defer { if let kept { behavior = kept } }
    let (proposed, chosen, target) = decide(release)
    return Landing(proposedTarget: proposed, chosenTarget: chosen, target: target, restOffset: target)
  }

  private mutating func touchDown(at location: Vector2D, _ time: Double, _ trace: inout ScrollTrace) {
    state.putFinger(at: location, time: time, &trace)
    if style.catching == .ignores && state.presentation.isMoving { return }
    state.contact = .tracked
    var tuning = configuration.tuning
    tuning.panSlop = style.minimumDistance
    tuning.panSlopHandling = style.subtractsMinimumDistance ? .swallowed : .applied
    state.finger = FingerTrack(
      at: location, time: time, offset: state.offset, unresistedOffset: state.offset, inheritedLock: axis,
      tuning: tuning)
    state.recordFrame(&trace)
  }

  private mutating func touchMove(to location: Vector2D, _ time: Double, _ trace: inout ScrollTrace) {
    if moveFinger(to: location, time, &trace) { follow(&trace) }
    if state.contact == .tracked { state.recordFrame(&trace) }
  }

  /// Moves the finger, and returns whether its gesture has begun; the row itself stays.
  package mutating func moveFinger(to location: Vector2D, _ time: Double, _ trace: inout ScrollTrace) -> Bool {
    if !state.moveFinger(to: location, time: time, &trace) { return false }
    // The gesture begins in any direction, also across the row.
    if state.finger.recognition.move(to: location, horizontal: true, vertical: true) { beginDragging(&trace) }
    if state.activity.isDragging { state.velocity[axis] = -state.finger.velocity.blended[axis] }
    return state.activity.isDragging
  }

  /// Moves the row to where the finger asks for it.
  private mutating func follow(_ trace: inout ScrollTrace) {
    state.offset[axis] = style.resistance.shown(
      state.finger.anchorOffset[axis] + translation, in: configuration.geometry.range(axis))
    state.reportOffset(&trace)
  }

  /// The gesture's translation, as a change of the content offset, in points.
  private var translation: Double { 0 - fingerTranslation[axis] }

  private mutating func beginDragging(_ trace: inout ScrollTrace) {
    let left = style.catching == .runsOn ? .zero : state.presentation.remove(nil, at: time)
    let start = style.catching == .carriesOver ? (state.offset + left)[axis] : settledOffset
    state.finger.anchorOffset[axis] = style.resistance.asked(start, in: configuration.geometry.range(axis))
    state.activity = .dragging(caught: false)
    state.emit(.willBeginDragging, &trace)
  }

  private mutating func lift(_ time: Double, isCancelled: Bool, _ trace: inout ScrollTrace) {
    let isDropped = isCancelled && style.cancellation != .ends
    let resets = isDropped && state.activity.isDragging && style.cancellation == .resets
    if let release = liftFinger(time, isCancelled: isCancelled, isDropped: isDropped, &trace) {
      end(release, &trace)
    } else if resets {
      settle(to: settledOffset, from: nil, .immediate, &trace)
    }
  }

  /// Lifts the finger, and returns how; nil without a drag, and for one that is dropped, which nobody decides.
  package mutating func liftFinger(
    _ time: Double, isCancelled: Bool, isDropped: Bool, _ trace: inout ScrollTrace
  ) -> ReleaseState? {
    precondition(state.isFingerDown, "a finger must be down before it can be lifted")
    state.advance(to: time, &trace)
    if !state.activity.isDragging || isDropped {
      let wasDragging = state.activity.isDragging
      if state.contact == .tracked { state.recordFrame(&trace) }
      letGo()
      if wasDragging { state.emit(.didEndDragging, &trace) }
      if isAtRest { state.recordRest(time, &trace) }
      return nil
    }
    var velocity = Vector2D.zero
    if !isCancelled { velocity[axis] = 0 - state.finger.velocity(at: time)[axis] }
    var release = ReleaseState(
      contentOffset: state.offset, velocity: velocity, dragStartOffset: state.offset,
      lastMovement: Vector2D.zero.replacing(axis, with: state.finger.lastMovement[axis]), proposedTarget: state.offset)
    release.dragStartOffset[axis] = settledOffset
    release.proposedTarget?[axis] = settledOffset + translation + DragGestureStyle.predictionTime * velocity[axis]
    return release
  }

  mutating func letGo() { (state.contact, state.activity, state.velocity) = (.none, .idle, .zero) }

  /// Asks the behavior for the offset to which a released row goes, on the pixel.
  private mutating func decide(_ release: ReleaseState) -> (proposed: Vector2D, chosen: Vector2D, target: Vector2D) {
    let start = release.dragStartOffset
    let predicted =
      style.resistance.asked(release.contentOffset[axis], in: configuration.geometry.range(axis))
      + DragGestureStyle.predictionTime * release.velocity[axis]
    let proposed = release.proposedTarget ?? start.replacing(axis, with: predicted)
    var chosen = proposed
    behavior.updateTarget(&chosen, context: state.context(of: release, proposed: proposed))
    // Code that decides nothing leaves the row's own offset as it is.
    if !chosen[axis].isFinite || (chosen == proposed && !behavior.alwaysDecidesTarget(along: axis)) { chosen = start }
    return (proposed, chosen, release.contentOffset.replacing(axis, with: state.onPixel(chosen[axis], axis)))
  }

  private mutating func end(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    if !state.activity.isDragging { prepareRelease(release, &trace) }
    let decision = decide(release)
    recordRelease(release, proposed: decision.proposed, target: decision.target, &trace)
    settle(
      to: decision.target[axis], from: style.handsVelocityOver ? release.velocity[axis] : nil, style.animation, &trace)
  }

  /// Sends the row to an offset with an animation; without a velocity of its own, a spring goes on at the shown one.
  private mutating func settle(
    to target: Double, from velocity: Double?, _ animation: RowAnimation, _ trace: inout ScrollTrace
  ) {
    settledOffset = target
    if state.activity.isDragging {
      // The translation is added to the new offset.
      state.finger.anchorOffset[axis] = style.resistance.asked(target, in: configuration.geometry.range(axis))
      follow(&trace)
      return state.recordFrame(&trace)
    }
    animationCount += 1
    change(to: target, state.isFingerDown ? .immediate : animation, number: animationCount, velocity: velocity, &trace)
    recordChange(&trace)
  }

  private mutating func resize(to size: Size2D, _ trace: inout ScrollTrace) {
    var new = configuration
    new.geometry.boundsSize = size
    new.geometry.contentSize = behavior.layOut(in: size) ?? new.geometry.contentSize
    let previous = new == configuration ? nil : configuration.geometry
    state.apply(new, &trace)
    guard let previous else { return }
    var target = state.offset.replacing(axis, with: configuration.geometry.clamped(settledOffset, axis))
    let settled = target.replacing(axis, with: settledOffset)
    behavior.updateTarget(&target, context: state.contextOfResize(previous, settled, proposed: target))
    settle(to: state.onPixel(target[axis].isFinite ? target[axis] : settledOffset, axis), from: nil, .immediate, &trace)
  }
}
