/// What happened to a scroll view: its frames, its delegate's calls, its releases and where it came to rest.
public struct ScrollTrace: Hashable, Sendable {
  /// How much is recorded.
  public enum Detail: Hashable, Sendable {
    /// Frames, events, releases and rest.
    case full
    /// Releases and rest only; the way between them is not stepped but solved.
    case outcome
  }

  /// How much is recorded.
  public let detail: Detail
  /// Device pixels per point of the view that is recorded, to which content offsets are rounded.
  public private(set) var displayScale: Double
  /// The frames, in order of time: one at each finger sample, one at each display frame of a motion.
  public private(set) var frames: [TraceFrame] = []
  /// The delegate's calls, in order.
  public private(set) var events: [ScrollEvent] = []
  /// The ends of drags, in order.
  public private(set) var releases: [ScrollRelease] = []
  /// Where and when the view came to rest; nil while it moves or a finger is down.
  public private(set) var rest: Rest?
  /// The changes of the coordinates, in order; see ``Scroller/shiftContent(by:recording:)``.
  public private(set) var shifts: [ContentShift] = []
  /// Sizes, switches and constants of the view, as they were last; nil where nothing was recorded, and in a trace of
  /// outcomes.
  public private(set) var configuration: ScrollConfiguration?
  /// The sizes of the view and their changes, in order, the first from the first frame on; empty in a trace of outcomes.
  public private(set) var geometryChanges: [GeometryChange] = []

  /// Where and when a view came to rest.
  public struct Rest: Hashable, Sendable {
    /// When, in ms: the instant the law of the motion ends, between two frames in general.
    public var time: Double
    /// Where, on the pixel, in points.
    public var contentOffset: Vector2D
    /// The item there; nil where the behavior knows no items.
    public var item: Int?
    /// The number of items from the one at the last drag's begin; nil without items or without a drag.
    public var itemDelta: Int?

    /// Creates a rest.
    public init(time: Double, contentOffset: Vector2D, item: Int? = nil, itemDelta: Int? = nil) {
      self.time = time
      self.contentOffset = contentOffset
      self.item = item
      self.itemDelta = itemDelta
    }
  }

  /// A change of the coordinates that nobody sees: content and content offset were moved by the same amount.
  public struct ContentShift: Hashable, Sendable {
    /// When, in ms.
    public var time: Double
    /// By how much the content offset changed, in points.
    public var amount: Vector2D
    /// The number of frames recorded before it.
    public var frame: Int

    /// Creates a shift.
    public init(time: Double, amount: Vector2D, frame: Int) {
      self.time = time
      self.amount = amount
      self.frame = frame
    }
  }

  /// Sizes that hold from a frame on.
  public struct GeometryChange: Hashable, Sendable {
    /// The number of frames recorded before it.
    public var frame: Int
    /// The sizes.
    public var geometry: ScrollGeometry

    /// Creates a change of sizes.
    public init(frame: Int, geometry: ScrollGeometry) {
      self.frame = frame
      self.geometry = geometry
    }
  }

  /// Creates an empty trace.
  ///
  /// - Parameters:
  ///   - displayScale: Pixels per point of the view that will be recorded.
  ///   - detail: How much to record.
  public init(displayScale: Double = 2, detail: Detail = .full) {
    self.displayScale = displayScale
    self.detail = detail
  }

  /// Creates a trace of what happened elsewhere.
  package init(
    displayScale: Double = 2, frames: [TraceFrame], events: [ScrollEvent] = [], releases: [ScrollRelease] = [],
    rest: Rest? = nil, shifts: [ContentShift] = [], configuration: ScrollConfiguration? = nil,
    geometryChanges: [GeometryChange] = []
  ) {
    self.init(displayScale: displayScale)
    (self.frames, self.events, self.releases, self.rest, self.shifts) = (frames, events, releases, rest, shifts)
    (self.configuration, self.geometryChanges) = (configuration, geometryChanges)
  }

  /// The content offset of a frame as clients see it: rounded to the pixel.
  public func contentOffset(_ frame: TraceFrame) -> Vector2D {
    PixelGrid(scale: displayScale).rounded(frame.position)
  }

  /// The content offset of a frame as if the coordinates had never been changed: the way goes on where clients see a
  /// jump.
  ///
  /// - Complexity: O(shifts).
  public func continuousOffset(ofFrame index: Int) -> Vector2D {
    continuous(contentOffset(frames[index]), frames: index)
  }

  /// An offset read when a number of frames had been recorded, as if the coordinates had never been changed.
  ///
  /// - Complexity: O(shifts).
  public func continuous(_ offset: Vector2D, frames count: Int) -> Vector2D {
    shifts.reduce(offset) { $1.frame <= count ? $0 - $1.amount : $0 }
  }

  /// Empties the trace but keeps its storage, for the next run.
  public mutating func removeAll() {
    frames.removeAll(keepingCapacity: true)
    events.removeAll(keepingCapacity: true)
    releases.removeAll(keepingCapacity: true)
    shifts.removeAll(keepingCapacity: true)
    geometryChanges.removeAll(keepingCapacity: true)
    configuration = nil
    rest = nil
  }

  /// Adds the releases and the rest of another trace.
  package mutating func recordOutcome(of other: ScrollTrace) {
    releases += other.releases
    (rest, displayScale) = (other.rest, other.displayScale)
  }

  /// How far a trace has been recorded.
  package struct Mark {
    fileprivate var counts: (frames: Int, events: Int, releases: Int, shifts: Int, geometryChanges: Int)
    fileprivate var rest: Rest?
    fileprivate var configuration: ScrollConfiguration?
  }

  /// How far the trace has been recorded.
  package var mark: Mark {
    Mark(
      counts: (frames.count, events.count, releases.count, shifts.count, geometryChanges.count), rest: rest,
      configuration: configuration)
  }

  /// Forgets what has been recorded since a mark.
  package mutating func fallBack(to mark: Mark) {
    frames.removeLast(frames.count - mark.counts.frames)
    events.removeLast(events.count - mark.counts.events)
    releases.removeLast(releases.count - mark.counts.releases)
    shifts.removeLast(shifts.count - mark.counts.shifts)
    geometryChanges.removeLast(geometryChanges.count - mark.counts.geometryChanges)
    (rest, configuration) = (mark.rest, mark.configuration)
  }

  @inline(__always)
  mutating func record(_ frame: TraceFrame) { frames.append(frame) }

  @inline(__always)
  mutating func record(_ event: ScrollEvent) { events.append(event) }

  /// Adds a block of frames and the calls made in them.
  @inline(never)
  mutating func record(
    _ frame: UnsafeMutablePointer<TraceFrame>, _ frameCount: Int, _ event: UnsafeMutablePointer<ScrollEvent>,
    _ eventCount: Int
  ) {
    frames.append(contentsOf: UnsafeBufferPointer(start: frame, count: frameCount))
    events.append(contentsOf: UnsafeBufferPointer(start: event, count: eventCount))
  }

  mutating func record(_ release: ScrollRelease) { releases.append(release) }

  mutating func record(shift amount: Vector2D, time: Double) {
    shifts.append(ContentShift(time: time, amount: amount, frame: frames.count))
  }

  /// Keeps what the view is like: when it is touched, set going, changed or at rest, so that no frame pays for it.
  mutating func record(_ configuration: ScrollConfiguration) {
    if detail == .outcome { return }
    self.configuration = configuration
    if geometryChanges.last?.geometry == configuration.geometry { return }
    let first = geometryChanges.isEmpty ? 0 : frames.count
    geometryChanges.append(GeometryChange(frame: first, geometry: configuration.geometry))
  }

  /// Adds to the last release which items it was about.
  mutating func noteRelease(fromItem: Int?, item: Int?) {
    if releases.isEmpty { return }
    releases[releases.count - 1].fromItem = fromItem
    releases[releases.count - 1].item = item
  }

  /// Adds to the rest which item it shows.
  mutating func noteRest(item: Int, itemDelta: Int?) {
    rest?.item = item
    rest?.itemDelta = itemDelta
  }

  /// The rest may show another item now.
  mutating func forgetRestItem() {
    rest?.item = nil
    rest?.itemDelta = nil
  }

  mutating func record(rest: Rest?, displayScale: Double) {
    self.rest = rest
    self.displayScale = displayScale
  }

  /// Makes room for a motion's frames at once, so that none of them grows an array.
  mutating func reserve(frames count: Int) {
    let needed = frames.count + count
    if needed > frames.capacity { frames.reserveCapacity(max(needed, 2 * frames.capacity)) }
    let neededEvents = events.count + count + 4
    if neededEvents > events.capacity { events.reserveCapacity(max(neededEvents, 2 * events.capacity)) }
  }
}
