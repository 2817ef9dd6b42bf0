import ScrollPhysics

/// A scroll view with its trace and a finger, for tests that describe a gesture in a few words.
///
/// Movements are given as changes of the content offset; the finger moves the other way.
public struct Stage<Behavior: TargetBehavior> {
  /// The scroll view.
  public var view: Scroller<Behavior>
  /// The trace of the view.
  public var trace: ScrollTrace
  /// The present or last location of the finger.
  public private(set) var place = Vector2D(x: 200, y: 200)

  /// Creates a stage with a view at rest.
  public init(
    _ configuration: ScrollConfiguration, at contentOffset: Vector2D? = nil, time: Double = 0, behavior: Behavior,
    detail: ScrollTrace.Detail = .full
  ) {
    view = Scroller(configuration, contentOffset: contentOffset, time: time, behavior: behavior)
    trace = ScrollTrace(displayScale: configuration.displayScale, detail: detail)
  }

  /// Puts the finger down in the middle of the screen.
  public mutating func down(after wait: Double = 0) {
    place = Vector2D(x: 200, y: 200)
    view.touchDown(at: place, time: view.time + wait, recording: &trace)
  }

  /// Moves the finger in even steps, so that the content scrolls by an amount.
  public mutating func drag(by way: Vector2D, over duration: Double, samples: Int = 1) {
    let start = place
    let startTime = view.time
    for n in 1...samples {
      let part = Double(n) / Double(samples)
      place = start - way * part
      view.touchMove(to: place, time: startTime + duration * part, recording: &trace)
    }
  }

  /// Lifts the finger where it is.
  public mutating func lift(after wait: Double = 0) {
    view.touchUp(time: view.time + wait, recording: &trace)
  }

  /// Cancels the touch, as the system does.
  public mutating func cancel(after wait: Double = 0) {
    view.touchCancel(time: view.time + wait, recording: &trace)
  }

  /// Advances the simulation by a duration.
  public mutating func wait(_ duration: Double) {
    view.advance(to: view.time + duration, recording: &trace)
  }

  /// Advances the simulation until the view is at rest, for at most ten minutes.
  @discardableResult
  public mutating func settle() -> Bool { view.advanceToRest(limit: view.time + 600_000, recording: &trace) }

  /// Performs a flick with the release velocity `velocity`, in pt/ms: eight even samples, 8 ms apart.
  public mutating func flick(_ velocity: Vector2D) {
    down()
    drag(by: velocity * 64, over: 64, samples: 8)
    lift()
  }

  /// Performs a drag that ends in stillness.
  public mutating func dragSlowly(by way: Vector2D) {
    down()
    drag(by: way, over: 200, samples: 20)
    lift(after: 100)
  }

  /// The names of the calls so far, with consecutive `didScroll` calls as one.
  public var calls: [ScrollEvent.Name] {
    var names: [ScrollEvent.Name] = []
    for event in trace.events where !(event.name == .didScroll && names.last == .didScroll) { names.append(event.name) }
    return names
  }

  /// Returns the flags read inside each call of a name.
  package func flags(_ name: ScrollEvent.Name) -> [ScrollEvent.Flags] {
    trace.events.filter { $0.name == name }.map(\.flags)
  }
}

extension Stage where Behavior == FreeScrolling {
  /// Creates a stage with a view that does not snap.
  public init(
    _ configuration: ScrollConfiguration, at contentOffset: Vector2D? = nil, time: Double = 0,
    detail: ScrollTrace.Detail = .full
  ) {
    self.init(configuration, at: contentOffset, time: time, behavior: FreeScrolling(), detail: detail)
  }
}

extension ScrollConfiguration {
  /// A list: 375 x 600 pt of bounds, offsets from 0 to 3000 vertically, none horizontally.
  public static let list = ScrollConfiguration(
    contentSize: Size2D(width: 375, height: 3600), boundsSize: Size2D(width: 375, height: 600))

  /// A shelf: 375 x 240 pt of bounds, offsets from 0 to 3000 horizontally, none vertically.
  public static let shelf = ScrollConfiguration(
    contentSize: Size2D(width: 3375, height: 240), boundsSize: Size2D(width: 375, height: 240))

  /// A map: 400 x 400 pt of bounds, offsets from 0 to 2000 on both axes.
  public static let map = ScrollConfiguration(
    contentSize: Size2D(width: 2400, height: 2400), boundsSize: Size2D(width: 400, height: 400))
}
