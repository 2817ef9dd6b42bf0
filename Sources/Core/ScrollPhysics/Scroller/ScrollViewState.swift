/// The whole state of a scroll view, not generic, so that it is as fast in any module; a ``Scroller`` adds a behavior.
struct ScrollViewState {
  var configuration: ScrollConfiguration
  var cadence: FrameCadence?
  var horizontal: AxisLimits
  var vertical: AxisLimits
  var time: Double
  var offset: Vector2D
  var velocity = Vector2D.zero

  var activity = Activity.idle
  var contact = FingerContact.none
  var finger = FingerTrack()

  var x: AxisMotion
  var y: AxisMotion
  /// The time at which the present motion began, in ms.
  var motionStart = 0.0
  /// The number of the motion's next frame.
  var nextFrame = 1
  /// The time at which the view came to rest, in ms; nil while it moves or a finger is down.
  var restTime: Double?

  var boost = FastScrollBoost()
  /// The axis to which a directional lock held the last drag.
  var lockedAxis: ScrollAxis?
  /// ln of the deceleration rate, in 1/ms.
  var logarithmicRate: Double
  var reportedPixel: Vector2D
  /// What the screen shows instead of the content offset while animations of an app run.
  var presentation = Presentation()

  init(_ configuration: ScrollConfiguration, contentOffset: Vector2D?, time: Double) {
    configuration.validate()
    let contentOffset = contentOffset ?? configuration.geometry.minimumContentOffset
    precondition(contentOffset.isFinite, "the content offset must be finite")
    precondition(time.isFinite, "the time must be finite")
    self.configuration = configuration
    cadence = FrameCadence(frameRate: configuration.frameRate, step: configuration.step)
    horizontal = AxisLimits(configuration, .horizontal)
    vertical = AxisLimits(configuration, .vertical)
    self.time = time
    offset = contentOffset
    logarithmicRate = Numerics.log(configuration.decelerationRate.rawValue)
    x = AxisMotion(restingAt: contentOffset.x)
    y = AxisMotion(restingAt: contentOffset.y)
    let grid = PixelGrid(scale: configuration.displayScale)
    reportedPixel = Vector2D(x: grid.pixel(contentOffset.x), y: grid.pixel(contentOffset.y))
  }

  var grid: PixelGrid { PixelGrid(scale: configuration.displayScale) }
  var contentOffset: Vector2D { grid.rounded(offset) }
  var isMoving: Bool { activity.isMotion }
  var isFingerDown: Bool { contact != .none }

  // Inlined, because a call would copy the whole state.
  @inline(__always) var phase: ScrollViewPhase {
    if contact == .tracked { return activity.isDragging ? .dragging : .tracking }
    switch activity {
    case .idle, .dragging: return presentation.isMoving ? .animating : .idle
    case .decelerating: return x.isBouncing || y.isBouncing ? .bouncing : .decelerating
    case .animating: return .animating
    }
  }

  @inline(__always) var flags: ScrollEvent.Flags {
    var flags: ScrollEvent.Flags = contact == .tracked ? .tracking : []
    switch activity {
    case .idle, .animating: break
    case .dragging(let caught): flags.formUnion(caught ? [.dragging, .decelerating] : .dragging)
    case .decelerating(let afterDrag): flags.formUnion(afterDrag ? [.dragging, .decelerating] : .decelerating)
    }
    return flags
  }

  func emit(_ name: ScrollEvent.Name, _ trace: inout ScrollTrace) {
    if trace.detail == .full { trace.record(ScrollEvent(time: time, name: name, flags: flags)) }
  }

  /// Reports a changed offset, once for each change of its pixel.
  @inline(__always)
  mutating func reportOffset(_ trace: inout ScrollTrace) {
    let grid = grid
    let pixel = Vector2D(x: grid.pixel(offset.x), y: grid.pixel(offset.y))
    if pixel != reportedPixel {
      reportedPixel = pixel
      emit(.didScroll, &trace)
    }
  }

  @inline(__always)
  func recordFrame(_ trace: inout ScrollTrace) {
    if trace.detail == .outcome { return }
    var frame = TraceFrame(time: time, position: offset, velocity: velocity, phase: phase)
    if !presentation.isEmpty {
      let shown = presentation.shown(offset, at: time)
      frame.position = shown.offset
      // Under a finger, the velocity is that of a release.
      if !activity.isDragging { frame.velocity = velocity + shown.velocity }
    }
    trace.record(frame)
  }

  mutating func recordRest(_ restTime: Double, _ trace: inout ScrollTrace) {
    // The end of an app's animation is the rest.
    if presentation.isMoving { return }
    let restTime = max(restTime, presentation.lastEnd)
    self.restTime = restTime
    trace.record(configuration)
    trace.record(
      rest: ScrollTrace.Rest(time: restTime, contentOffset: grid.rounded(shownOffset)),
      displayScale: configuration.displayScale)
  }

  /// Ends a rest: a finger comes down, or a motion or an animation begins.
  mutating func leaveRest(_ trace: inout ScrollTrace) {
    restTime = nil
    trace.record(configuration)
    trace.record(rest: nil, displayScale: configuration.displayScale)
  }

  subscript(axis: ScrollAxis) -> AxisMotion {
    @inline(__always)
    get { axis.isHorizontal ? x : y }
    @inline(__always)
    _modify { if axis.isHorizontal { yield &x } else { yield &y } }
  }

  func environment(_ axis: ScrollAxis) -> AxisEnvironment {
    AxisEnvironment(
      limits: axis.isHorizontal ? horizontal : vertical, logarithmicRate: logarithmicRate,
      displayScale: configuration.displayScale, step: configuration.step, tuning: configuration.tuning)
  }

  /// Begins a motion whose axes and activity have just been set.
  mutating func startMoving(_ trace: inout ScrollTrace) {
    motionStart = time
    nextFrame = 1
    leaveRest(&trace)
    if trace.detail == .full {
      // Reserves frames until the end of the first laws, and one second for laws that follow. A wrong guess costs time,
      // not frames.
      let expected = (max(x.end, y.end) + 1000) * configuration.frameRate / 1000
      trace.reserve(frames: Int(min(expected, 100_000)) + 2)
    }
  }

  /// Stops both axes at the present offset; the activity is left to the caller.
  mutating func stopAxes() {
    x.rest(at: offset.x, time: 0, afterBounce: false)
    y.rest(at: offset.y, time: 0, afterBounce: false)
    velocity = .zero
  }
}
