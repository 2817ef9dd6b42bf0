/// The record of a run: a scroll view's frames, delegate calls, releases and final rest.
public struct ScrollTrace: Hashable, Sendable {
  /// The amount of detail recorded.
  public enum Detail: Hashable, Sendable {
    /// Frames, events, releases and rest.
    case full
    /// Releases and rest only; the motion between them is solved, not stepped.
    case outcome
  }

  package let detail: Detail
  /// Device pixels per point of the recorded view; content offsets are rounded to these pixels.
  package private(set) var displayScale: Double
  /// The frames in order of time: one for each finger sample, and one for each display frame of a motion.
  public private(set) var frames: [TraceFrame] = []
  /// The delegate calls, in order.
  public private(set) var events: [ScrollEvent] = []
  /// The ends of drags, in order.
  public private(set) var releases: [ScrollRelease] = []
  /// The offset and time of the final rest; nil while the view moves or a finger is down.
  public private(set) var rest: Rest?
  /// The content shifts, in order; see ``Scroller/shiftContent(by:recording:)``.
  package private(set) var shifts: [ContentShift] = []
  /// The view's sizes, switches and constants, as last recorded; nil in an empty trace and in a trace of outcomes.
  public private(set) var configuration: ScrollConfiguration?
  /// The view's sizes and their changes, in order, the first from the first frame on; empty in a trace of outcomes.
  package private(set) var geometryChanges: [GeometryChange] = []

  /// The offset and time at which a view came to rest.
  public struct Rest: Hashable, Sendable {
    /// The time at which the law of the motion ends, in ms; usually between two frames.
    public var time: Double
    /// The rest offset, on the pixel, in points.
    public var contentOffset: Vector2D

    package init(time: Double, contentOffset: Vector2D) { (self.time, self.contentOffset) = (time, contentOffset) }
  }

  /// A change of coordinates that no screen shows: the content and the content offset moved by the same amount.
  package struct ContentShift: Hashable, Sendable {
    /// The time of the shift, in ms.
    var time: Double
    /// The change of the content offset, in points.
    package var amount: Vector2D
    /// The number of frames recorded before the change.
    package var frame: Int
    /// The number of releases recorded before the change.
    package var releases = 0
  }

  /// A change of the view's sizes, in effect from a frame on.
  package struct GeometryChange: Hashable, Sendable {
    /// The number of frames recorded before the change.
    package var frame: Int
    /// The number of releases recorded before the change.
    package var releases: Int
    /// The sizes after the change.
    package var geometry: ScrollViewGeometry
    /// The rest that the change ended; nil if the view moved, if a finger was down, or in the frame of the rest itself.
    package var rest: Rest?

    package init(frame: Int, releases: Int = 0, geometry: ScrollViewGeometry, rest: Rest? = nil) {
      (self.frame, self.releases) = (frame, releases)
      (self.geometry, self.rest) = (geometry, rest)
    }
  }

  /// Creates an empty trace of a view with a number of pixels per point.
  public init(displayScale: Double = 2, detail: Detail = .full) {
    (self.displayScale, self.detail) = (displayScale, detail)
  }

  /// Creates a trace of a run that was recorded elsewhere.
  package init(
    displayScale: Double = 2, frames: [TraceFrame], events: [ScrollEvent] = [], releases: [ScrollRelease] = [],
    rest: Rest? = nil, shifts: [ContentShift] = [], configuration: ScrollConfiguration? = nil,
    geometryChanges: [GeometryChange] = []
  ) {
    self.init(displayScale: displayScale)
    (self.frames, self.events, self.releases, self.rest, self.shifts) = (frames, events, releases, rest, shifts)
    (self.configuration, self.geometryChanges) = (configuration, geometryChanges)
  }

  /// Returns the content offset of a frame as clients read it, rounded to the pixel.
  public func contentOffset(_ frame: TraceFrame) -> Vector2D { PixelGrid(scale: displayScale).rounded(frame.position) }

  /// Returns the content offset of a frame, continuous where clients read a jump: without the content shifts before it.
  package func continuousOffset(ofFrame index: Int) -> Vector2D {
    continuous(contentOffset(frames[index]), frames: index)
  }

  /// Returns an offset, read after a number of recorded frames, without the content shifts before it.
  package func continuous(_ offset: Vector2D, frames count: Int) -> Vector2D {
    shifts.reduce(offset) { $1.frame <= count ? $0 - $1.amount : $0 }
  }

  /// Removes all records and keeps the storage for the next run.
  package mutating func removeAll() { truncate(to: Checkpoint()) }

  /// Adds the releases of another trace and takes its rest.
  package mutating func recordOutcome(of other: ScrollTrace) {
    shifts += other.shifts.map {
      ContentShift(time: $0.time, amount: $0.amount, frame: 0, releases: $0.releases + releases.count)
    }
    releases += other.releases.map { changed($0) { $0.frame = nil } }
    (rest, displayScale) = (other.rest, other.displayScale)
  }

  /// Runs a closure with a trace of full detail: this one, or another, whose outcome it takes and whose storage it
  /// keeps.
  package mutating func recordFully<Value, Failure>(
    in spare: inout ScrollTrace, displayScale: Double, _ body: (inout ScrollTrace) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if detail == .full { return try body(&self) }
    spare.displayScale = displayScale
    defer {
      recordOutcome(of: spare)
      spare.removeAll()
    }
    return try body(&spare)
  }

  /// A position in a trace, to which it can be cut back.
  package struct Checkpoint {
    fileprivate var (frames, events, releases) = (0, 0, 0)
    fileprivate var (shifts, geometryChanges) = (0, 0)
    fileprivate var lastRelease: ScrollRelease?
    fileprivate var rest: Rest?
    fileprivate var configuration: ScrollConfiguration?
  }

  package var checkpoint: Checkpoint {
    Checkpoint(
      frames: frames.count, events: events.count, releases: releases.count, shifts: shifts.count,
      geometryChanges: geometryChanges.count, lastRelease: releases.last, rest: rest, configuration: configuration)
  }

  /// Removes the records made since a checkpoint.
  package mutating func truncate(to checkpoint: Checkpoint) {
    frames.removeLast(frames.count - checkpoint.frames)
    events.removeLast(events.count - checkpoint.events)
    releases.removeLast(releases.count - checkpoint.releases)
    // An animation that began later may have been added to it.
    if let release = checkpoint.lastRelease { releases[checkpoint.releases - 1] = release }
    shifts.removeLast(shifts.count - checkpoint.shifts)
    geometryChanges.removeLast(geometryChanges.count - checkpoint.geometryChanges)
    (rest, configuration) = (checkpoint.rest, checkpoint.configuration)
  }

  @inline(__always) mutating func record(_ frame: TraceFrame) { frames.append(frame) }

  @inline(__always) mutating func record(_ event: ScrollEvent) { events.append(event) }

  /// Adds a block of frames and the calls made during them.
  @inline(never) mutating func record(
    _ frame: UnsafeMutablePointer<TraceFrame>, _ frameCount: Int, _ event: UnsafeMutablePointer<ScrollEvent>,
    _ eventCount: Int
  ) {
    frames.append(contentsOf: UnsafeBufferPointer(start: frame, count: frameCount))
    events.append(contentsOf: UnsafeBufferPointer(start: event, count: eventCount))
  }

  mutating func record(_ release: ScrollRelease) { releases.append(release) }

  /// Adds the initial velocity of an animation of the content offset that begins with the last release, in pt/ms.
  mutating func record(animationVelocity velocity: Vector2D, time: Double) {
    guard let last = releases.indices.last, releases[last].time == time else { return }
    releases[last].launchVelocity = releases[last].launchVelocity + velocity
  }

  mutating func record(shift amount: Vector2D, time: Double) {
    shifts.append(ContentShift(time: time, amount: amount, frame: frames.count, releases: releases.count))
  }

  /// Records the view's configuration and any change of its sizes.
  ///
  /// The view calls this when it is touched, set in motion, changed or at rest, so recording a frame costs nothing
  /// extra. A change at a `time` after the last frame ends a rest.
  mutating func record(_ configuration: ScrollConfiguration, at time: Double? = nil) {
    if detail == .outcome { return }
    self.configuration = configuration
    if geometryChanges.last?.geometry == configuration.geometry { return }
    let isFirst = geometryChanges.isEmpty
    geometryChanges.append(
      GeometryChange(
        frame: isFirst ? 0 : frames.count, releases: isFirst ? 0 : releases.count, geometry: configuration.geometry,
        rest: (time ?? -.infinity) > (frames.last?.time ?? .infinity) ? rest : nil))
  }

  mutating func record(rest: Rest?, displayScale: Double) { (self.rest, self.displayScale) = (rest, displayScale) }

  /// Reserves capacity for all frames of a motion, so that none of them grows an array.
  mutating func reserve(frames count: Int) {
    let needed = frames.count + count
    if needed > frames.capacity { frames.reserveCapacity(max(needed, 2 * frames.capacity)) }
    let neededEvents = events.count + count + 4
    if neededEvents > events.capacity { events.reserveCapacity(max(neededEvents, 2 * events.capacity)) }
  }
}
