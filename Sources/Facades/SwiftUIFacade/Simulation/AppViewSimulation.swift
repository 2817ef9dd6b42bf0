import FeelTesting

/// What was done to a view of an app, to be done again to another one.
typealias AppViewStep<Simulation> = (inout Simulation, inout ScrollTrace) -> Void

/// An app's view in which a test taps buttons.
public protocol TappableView: SimulatedScrollView {
  /// Taps the button that has the words of a title in its label, on pages only on the one that is shown, and not in a row
  /// that is not evaluated; its action runs, and the view follows it.
  /// - Throws: ``ButtonError`` if there is no such button, or if it is disabled.
  @MainActor mutating func tap(_ title: String, recording trace: inout ScrollTrace) throws
}

/// The simulation of an app's view; of two copies, the one that is changed makes the view again and repeats its past.
protocol AppViewSimulation: TappableView, Sendable {
  var host: ViewHost { get set }
  var log: [AppViewStep<Self>] { get set }
  func madeAgain() -> Self
  @MainActor mutating func run(_ operation: ScrollOperation, _ trace: inout ScrollTrace)
  /// Takes over what the app's code has changed; evaluates the view at least once if `always` is set.
  @MainActor mutating func follow(_ trace: inout ScrollTrace, always: Bool)
}

extension AppViewSimulation {
  public var isThreadBound: Bool { true }

  /// Returns what an app declares, and that its view scrolls by itself if it has a timer.
  @MainActor func declaring(_ declared: DeclaredFeel) -> DeclaredFeel {
    changed(declared) { $0.autoScrollInterval = $0.autoScrollInterval ?? host.shortestInterval }
  }

  /// Performs an operation; the app's code runs as the view moves, when a gesture changes or ends, when the selection
  /// changes and when a timer ticks.
  public mutating func perform(_ operation: ScrollOperation, recording trace: inout ScrollTrace) {
    prepareChange()
    log.append { $0.perform(operation, recording: &$1) }
    onMainActor { run(operation, &trace) }
  }

  @MainActor public mutating func tap(_ title: String, recording trace: inout ScrollTrace) throws {
    prepareChange()
    follow(&trace, always: true)
    try host.tap(title)
    // It could be tapped before; a view that is not the same each time may lack it.
    log.append { view, trace in onMainActor { try? view.tap(title, recording: &trace) } }
    follow(&trace, always: false)
  }

  /// Makes the app's view again if a copy has it as well.
  private mutating func prepareChange() {
    if isKnownUniquelyReferenced(&host) { return }
    var (fresh, unseen) = (madeAgain(), ScrollTrace(detail: .outcome))
    for step in log { step(&fresh, &unseen) }
    self = fresh
  }
}

/// An app's view whose scroll view moves frame by frame, so that the app's code can follow it.
protocol AppScrollSimulation: AppViewSimulation {
  /// The time of the scroll view's next frame, in ms; nil at rest.
  var nextFrameTime: Double? { get }
  @MainActor mutating func scroll(_ operation: ScrollOperation, _ trace: inout ScrollTrace)
  /// Reports to the app's code what has changed on the screen.
  @MainActor mutating func report(_ trace: inout ScrollTrace)
}

extension AppScrollSimulation {
  @MainActor mutating func run(_ operation: ScrollOperation, _ trace: inout ScrollTrace) {
    switch operation {
    case .touchMove, .touchUp, .touchCancel: follow(&trace, always: false)
    case .advance, .advanceToRest: follow(&trace, always: isAtRest)
    case .touchDown, .release, .resize, .setContentOffset: follow(&trace, always: true)
    }
    switch operation {
    case .touchDown(_, let time), .touchMove(_, let time), .touchUp(_, let time), .touchCancel(let time),
      .advance(let time):
      run(to: time, &trace)
    case .advanceToRest(let limit):
      while !isAtRest, let frame = nextFrameTime, frame <= limit { run(to: frame, &trace) }
    case .release, .resize, .setContentOffset: break
    }
    scroll(operation, &trace)
    report(&trace)
  }

  @MainActor private mutating func run(to target: Double, _ trace: inout ScrollTrace) {
    while true {
      let isTracking = [.tracking, .dragging].contains(phase)
      let (frame, tick) = (nextFrameTime ?? .infinity, host.nextTick(isTracking: isTracking) ?? .infinity)
      let next = min(frame, tick)
      if next > target { return }
      scroll(.advance(to: max(next, time)), &trace)
      if tick == next {
        host.tick(at: max(next, time), isTracking: isTracking)
        follow(&trace, always: false)
      } else {
        report(&trace)
      }
    }
  }
}
