import FlowLayoutModel
import ScrollPhysics

/// A scroll view with the published carousel's delegate and timer.
///
/// The delegate hears of every content offset, on the pixel, and jumps where the design says; the timer fires every
/// interval on virtual time. While a finger is down it is held off, as the default run loop mode does, and fires at once
/// when the finger lifts, though the view may still move. A deceleration that the timer or a jump ends is told to the
/// delegate as every end of one is, which is why a page that the timer has counted may be forgotten again.
/// - Source: ``PublishedCarousel``. Its defects are listed in docs/Snapping.md.
public struct PublishedCarouselView: SimulatedScrollView, Sendable {
  private var view: Scroller<PublishedCarousel>
  /// The time between two firings of the timer, in ms.
  public let autoScrollInterval: Double
  /// When the timer fires next, in ms.
  public private(set) var nextFire: Double
  private var isFingerDown = false
  /// The content offset the delegate was last told of.
  private var heard: Vector2D

  /// Creates the view at rest on the first item.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - configuration: The scroll view; its content is that of the items and the two duplicates at each end.
  ///   - contentOffset: Where the content is, in points; by default at the first item.
  ///   - autoScrollInterval: The time between two firings of the timer, in ms.
  public init(
    _ design: PublishedCarousel, _ configuration: ScrollConfiguration, contentOffset: Vector2D? = nil,
    autoScrollInterval: Double = 2000
  ) {
    precondition(
      autoScrollInterval > 0 && autoScrollInterval.isFinite, "a timer's interval must be a positive number")
    self.autoScrollInterval = autoScrollInterval
    nextFire = autoScrollInterval
    let width = configuration.geometry.boundsSize.width
    let first = 2 * (design.itemWidth + design.itemSpacing) - (width - design.itemWidth) / 2
    let start = contentOffset ?? Vector2D(x: first, y: configuration.geometry.minimumContentOffset.y)
    view = Scroller(configuration, contentOffset: start, behavior: design)
    heard = view.contentOffset
  }

  /// The design with what it tracks.
  public var design: PublishedCarousel { view.behavior }
  /// What time it is, in ms.
  public var time: Double { view.time }
  /// The content offset as clients see it, in points.
  public var contentOffset: Vector2D { view.contentOffset }
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Vector2D { view.velocity }
  /// What the view is doing.
  public var phase: ScrollPhase { view.phase }
  /// Whether nothing moves and no finger is down.
  public var isAtRest: Bool { view.isAtRest }
  /// Sizes, switches and constants.
  public var configuration: ScrollConfiguration { view.configuration }

  // MARK: Time

  /// Lets time pass; the timer fires on the way.
  public mutating func advance(to time: Double, recording trace: inout ScrollTrace) {
    while view.time < time {
      let frame = view.nextFrameTime ?? .infinity
      // At the time of a frame the frame comes first.
      if !isFingerDown && nextFire <= time && nextFire < frame {
        view.advance(to: max(nextFire, view.time), recording: &trace)
        fire(&trace)
      } else if frame <= time {
        moveOneFrame(to: frame, &trace)
      } else {
        view.advance(to: time, recording: &trace)
      }
    }
  }

  /// Lets time pass until the view is at rest, which it is between two firings.
  @discardableResult
  public mutating func advanceToRest(limit: Double? = nil, recording trace: inout ScrollTrace) -> Bool {
    let limit = limit ?? view.time + 86_400_000
    while !view.isAtRest, let frame = view.nextFrameTime, frame <= limit { advance(to: frame, recording: &trace) }
    return view.isAtRest
  }

  private mutating func fire(_ trace: inout ScrollTrace) {
    // A repeating timer keeps its schedule: what it missed it does not make up for.
    while nextFire <= view.time { nextFire += autoScrollInterval }
    let x = view.behavior.autoAdvance(viewportWidth: view.configuration.geometry.boundsSize.width)
    send(to: x, animated: true, &trace)
  }

  /// Goes to an offset; a deceleration that ends with it is told.
  private mutating func send(to x: Double, animated: Bool, _ trace: inout ScrollTrace) {
    let wasDecelerating = view.isDecelerating
    view.setContentOffset(Vector2D(x: x, y: 0), animated: animated, recording: &trace)
    if wasDecelerating && !view.isDecelerating { view.behavior.didEndDecelerating(at: view.contentOffset.x) }
  }

  private mutating func moveOneFrame(to frame: Double, _ trace: inout ScrollTrace) {
    let wasDecelerating = view.phase == .decelerating || view.phase == .bouncing
    view.advance(to: frame, recording: &trace)
    hear(&trace)
    if wasDecelerating && view.phase == .idle { view.behavior.didEndDecelerating(at: view.contentOffset.x) }
  }

  /// Tells the delegate that the content offset has changed since it was last told, if it has.
  private mutating func hear(_ trace: inout ScrollTrace) {
    if view.contentOffset == heard { return }
    heard = view.contentOffset
    let width = view.configuration.geometry.boundsSize.width
    if let x = view.behavior.didScroll(to: view.contentOffset.x, viewportWidth: width) {
      send(to: x, animated: false, &trace)
      heard = view.contentOffset
    }
  }

  // MARK: Touch

  /// A finger comes down.
  public mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    advance(to: time, recording: &trace)
    isFingerDown = true
    view.touchDown(at: place, time: time, recording: &trace)
  }

  /// The finger moves.
  public mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    view.touchMove(to: place, time: time, recording: &trace)
    hear(&trace)
  }

  /// The finger lifts.
  public mutating func touchUp(at place: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    isFingerDown = false
    view.touchUp(at: place, time: time, recording: &trace)
    hear(&trace)
  }

  /// The touch is taken away by the system.
  public mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    isFingerDown = false
    view.touchCancel(time: time, recording: &trace)
  }

  /// Ends a drag in a given state, without a finger's track.
  public mutating func release(
    at offset: Vector2D, velocity: Vector2D, dragStart: Vector2D? = nil, lastMovement: Vector2D? = nil,
    proposing proposed: Vector2D? = nil, recording trace: inout ScrollTrace
  ) {
    view.release(
      at: offset, velocity: velocity, dragStart: dragStart, lastMovement: lastMovement, proposing: proposed,
      recording: &trace)
  }

  // MARK: From outside

  /// UIKit's `setContentOffset(_:animated:)`.
  public mutating func setContentOffset(_ offset: Vector2D, animated: Bool, recording trace: inout ScrollTrace) {
    view.setContentOffset(offset, animated: animated, recording: &trace)
    hear(&trace)
  }

  /// Gives the view another size; the design has no answer to it.
  public mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    view.resize(to: boundsSize, recording: &trace)
  }
}
