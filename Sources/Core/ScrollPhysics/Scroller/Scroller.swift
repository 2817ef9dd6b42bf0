/// A scroll view as a value: a finger drags it, its behavior chooses a target, and it moves until it rests.
///
/// The scroll view has no clock. Every call that takes time passes the present time, in milliseconds, and time only
/// moves forward. The run is recorded in a ``ScrollTrace``. A copy is a snapshot.
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
/// The phases follow UIKit: the calls of ``ScrollEvent`` come in UIKit's order and with UIKit's flags.
/// - Source: docs/Physics.md, "Callbacks and flags".
public struct Scroller<Behavior: TargetBehavior> {
  // This property comes first so that its position in memory does not depend on the behavior's size.
  var state: ScrollViewState
  /// The behavior that chooses target content offsets.
  public var behavior: Behavior

  /// Creates a scroll view at rest.
  /// - Parameters:
  ///   - configuration: Sizes, switches and constants of the view.
  ///   - contentOffset: The content offset, in points; by default the beginning of the content, (−inset.left,
  ///     −inset.top).
  ///   - time: The present time, in ms.
  ///   - behavior: What chooses the targets of releases.
  public init(
    _ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil, time: Double = 0, behavior: Behavior
  ) {
    self.behavior = behavior
    state = ScrollViewState(configuration, contentOffset: contentOffset, time: time)
  }

  public var time: Double { state.time }
  public var contentOffset: Vector2D { state.contentOffset }
  /// The content offset before rounding, in points.
  package var position: Vector2D { state.offset }
  public var velocity: Vector2D { state.velocity }
  public var phase: ScrollViewPhase { state.phase }
  /// Whether a finger is down on the view, even one that it does not follow.
  package var isFingerDown: Bool { state.isFingerDown }
  /// Whether the view follows a finger.
  package var isTracking: Bool { state.contact == .tracked }
  public var isAtRest: Bool { !state.isShownMoving && !state.isFingerDown }
  /// The flags that a delegate reads.
  package var flags: ScrollEvent.Flags { state.flags }
  public var configuration: ScrollConfiguration { state.configuration }

  /// The finger that is followed, or the last one.
  package var finger: FingerTrack { state.finger }

  /// The time at which the view came to rest, in ms; nil while it moves or a finger is down.
  package var restTime: Double? { state.restTime }

  /// The time of the next frame of the present motion, in ms; nil at rest.
  package var nextFrameTime: Double? {
    if state.isMoving { return state.motionStart + state.timeOfFrame(state.nextFrame) }
    return state.presentation.isMoving ? state.presentationFrame() : nil
  }

  /// Simulates the next frames of the present motion up to a time or the rest; one if an app's animation shows.
  package mutating func recordFrames(_ count: Int, until limit: Double, recording trace: inout ScrollTrace) {
    state.recordFrames(count, until: limit, &trace)
  }

  /// The rest offset of the present motion inside the range, or the present offset at rest, on the pixel, in points.
  package var restOffset: Vector2D { state.restOffset }
}

extension Scroller where Behavior == FreeScrolling {
  /// Creates a scroll view without snapping, at rest, as ``init(_:contentOffset:time:behavior:)`` does with a behavior.
  public init(_ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil, time: Double = 0) {
    self.init(configuration, contentOffset: contentOffset, time: time, behavior: FreeScrolling())
  }
}

extension Scroller: Sendable where Behavior: Sendable {}
