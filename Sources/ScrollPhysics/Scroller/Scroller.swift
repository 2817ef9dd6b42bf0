/// One scroll view as a value: it is touched, it moves, it asks its behavior where to land, it comes to rest.
///
/// There is no clock: every call that takes time says what time it is, in milliseconds, and time only goes forward.
/// What happens is written into a ``ScrollTrace``. A copy is a snapshot.
///
/// ```swift
/// var view = Scroller(
///   ScrollConfiguration(
///     contentSize: Size2D(width: 3000, height: 240), boundsSize: Size2D(width: 375, height: 240)))
/// var trace = ScrollTrace()
/// view.touchDown(at: Vector2D(x: 300, y: 120), time: 0, recording: &trace)
/// for n in 1...6 {
///   view.touchMove(to: Vector2D(x: 300 - 12 * Double(n), y: 120), time: 8 * Double(n), recording: &trace)
/// }
/// view.touchUp(time: 48, recording: &trace)
/// view.advanceToRest(recording: &trace)
/// print(trace.releases[0].target.x, view.contentOffset.x)  // 806.5 806.5
/// ```
///
/// The phases follow UIKit: the calls of ``ScrollEvent`` come in UIKit's order with UIKit's flags.
/// - Source: docs/Physics.md, "Callbacks and flags".
public struct Scroller<Behavior: ScrollTargetBehavior> {
  // First, so that its place does not depend on the behavior's size.
  var state: ScrollViewState
  /// Decides where the view lands.
  public var behavior: Behavior

  /// Creates a scroll view at rest.
  ///
  /// - Parameters:
  ///   - configuration: Sizes, switches and constants.
  ///   - contentOffset: Where the content is, in points; by default at its beginning, (−inset.left, −inset.top).
  ///   - time: What time it is, in ms.
  ///   - behavior: Decides where the view lands.
  public init(
    _ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil, time: Double = 0, behavior: Behavior
  ) {
    self.behavior = behavior
    let start = contentOffset ?? configuration.geometry.minimumContentOffset
    state = ScrollViewState(configuration, contentOffset: start, time: time)
  }

  // MARK: Reading

  /// What time it is, in ms.
  public var time: Double { state.time }
  /// The content offset as clients see it: rounded to the pixel, in points.
  public var contentOffset: Vector2D { state.contentOffset }
  /// The content offset before rounding, in points.
  public var position: Vector2D { state.offset }
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Vector2D { state.velocity }
  /// What the view is doing.
  public var phase: ScrollPhase { state.phase }
  /// Whether a finger is down on the view.
  public var isTracking: Bool { state.isTracking }
  /// Whether a finger drags the content, or the view decelerates after a drag.
  public var isDragging: Bool { state.isDragging }
  /// Whether the view moves by itself after a drag.
  public var isDecelerating: Bool { state.isDecelerating }
  /// Whether nothing moves and no finger is down.
  public var isAtRest: Bool { !state.isMoving && !state.isFingerDown }
  /// Sizes, switches and constants.
  public var configuration: ScrollConfiguration { state.configuration }

  // MARK: Time

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - time: What time it becomes, in ms; not earlier than ``time``.
  ///   - trace: Takes the frames and calls on the way.
  /// - Complexity: O(steps and frames passed).
  public mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    state.advance(to: time, &trace)
    noteRest(&trace)
  }

  /// Lets time pass until the view is at rest.
  ///
  /// - Parameters:
  ///   - limit: The latest time to go to, in ms; a day from now by default.
  ///   - trace: Takes the frames and calls on the way.
  /// - Returns: Whether the view is at rest; false where the limit came first, or a finger is down.
  @discardableResult
  public mutating func advanceToRest(limit: Double? = nil, recording trace: inout ScrollTrace) -> Bool {
    let isAtRest = state.advanceToRest(limit: limit ?? state.time + 86_400_000, &trace)
    noteRest(&trace)
    return isAtRest
  }

  /// When the view came to rest, in ms; nil while it moves or a finger is down.
  package var restTime: Double? { state.restTime }

  /// When the next frame of the present motion comes, in ms; nil at rest.
  package var nextFrameTime: Double? { state.isMoving ? state.motionStart + state.timeOfFrame(state.nextFrame) : nil }

  /// Shows the next frames of the present motion, not beyond a time, and stops at the last one or at rest.
  package mutating func showFrames(_ count: Int, until limit: Double, recording trace: inout ScrollTrace) {
    state.showFrames(count, until: limit, &trace)
    noteRest(&trace)
  }

  /// Where the view is going: the rest of its motion inside the range, or where it is, on the pixel, in points.
  package var landing: Vector2D { state.landing }

  /// Says which item a rest that has just been recorded shows.
  mutating func noteRest(_ trace: inout ScrollTrace) {
    guard let rest = trace.rest, rest.item == nil else { return }
    // Mostly it is where the drag's end said, in the same sizes.
    if let landed = state.landed, state.lastDragStart != nil, landed.target == rest.contentOffset {
      return trace.noteRest(item: landed.item, itemDelta: landed.delta)
    }
    let configuration = state.configuration
    guard let item = behavior.item(at: rest.contentOffset, in: configuration) else { return }
    let delta: Int? =
      if let start = state.lastDragStart {
        behavior.itemDelta(from: start, to: rest.contentOffset, in: configuration)
      } else {
        // Of another size: counted on from where the drag's end went.
        state.landed.map { $0.delta + item - $0.item }
      }
    trace.noteRest(item: item, itemDelta: delta)
  }
}

extension Scroller where Behavior == FreeScrolling {
  /// Creates a scroll view without snapping, at rest.
  ///
  /// - Parameters:
  ///   - configuration: Sizes, switches and constants.
  ///   - contentOffset: Where the content is, in points; by default at its beginning, (−inset.left, −inset.top).
  ///   - time: What time it is, in ms.
  public init(_ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil, time: Double = 0) {
    self.init(configuration, contentOffset: contentOffset, time: time, behavior: FreeScrolling())
  }
}

extension Scroller: Sendable where Behavior: Sendable {}
