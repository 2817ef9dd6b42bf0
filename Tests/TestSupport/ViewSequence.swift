import ScrollPhysics

/// A scroll view with a sequence of actions, and the laws that hold for all actions.
package struct ViewSequence: CustomStringConvertible {
  /// The configuration of the view.
  package var configuration: ScrollConfiguration
  /// The actions, in order.
  package var actions: [ViewAction]
  /// The target the behavior always chooses; nil if it leaves targets unchanged.
  package var target: Vector2D?

  /// Creates a random sequence.
  package init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.init(using: &generator, configuration: .random(using: &generator))
  }

  /// Creates random actions on a view.
  package init(using generator: inout some RandomNumberGenerator, configuration: ScrollConfiguration) {
    self.configuration = configuration
    target =
      Bool.random(using: &generator)
      ? Vector2D(
        x: Double.random(in: -100...2000, using: &generator), y: Double.random(in: -100...3000, using: &generator))
      : nil
    actions = (0..<Int.random(in: 2...24, using: &generator)).map { _ in .random(using: &generator) }
  }

  /// The view and the actions.
  package var description: String {
    let (content, bounds, inset) =
      (configuration.geometry.contentSize, configuration.geometry.boundsSize, configuration.geometry.contentInset)
    return
      "content \(content.width)x\(content.height), bounds \(bounds.width)x\(bounds.height), inset \(inset), bounces"
      + " \(configuration.bounces), scale \(configuration.displayScale), rate \(configuration.decelerationRate.rawValue),"
      + " target \(target.map { "\($0.x),\($0.y)" } ?? "-"): "
      + actions.map(\.description).joined(separator: "; ")
  }

  /// A behavior that sends every release to one target.
  private struct Decided: TargetBehavior {
    let place: Vector2D?
    mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) { target = place ?? target }
  }

  private struct Run {
    var view: Scroller<Decided>
    var trace: ScrollTrace
    var finger = false

    init(_ sequence: ViewSequence, _ detail: ScrollTrace.Detail) {
      view = Scroller(sequence.configuration, behavior: Decided(place: sequence.target))
      trace = ScrollTrace(displayScale: sequence.configuration.displayScale, detail: detail)
    }

    mutating func perform(_ action: ViewAction) { action.perform(on: &view, &finger, &trace) }
  }

  /// The first broken law; nil if none is.
  package var violation: String? {
    var full = Run(self, .full)
    var outcome = Run(self, .outcome)
    var copy: Run?
    // A view that was put outside its range stays there until the next touch ends or the range changes.
    var mayBeOutside = false
    for (index, action) in actions.enumerated() {
      if index == actions.count / 2 { copy = full }
      let before = full.view.time
      let geometry = full.view.configuration.geometry
      let wasTouched = full.view.isTracking
      full.perform(action)
      outcome.perform(action)
      copy?.perform(action)
      switch action {
      case .scroll, .assign, .shift: mayBeOutside = true
      case .release: if !full.finger { mayBeOutside = false }
      default: if wasTouched && !full.view.isTracking && full.view.phase != .animating { mayBeOutside = false }
      }
      if full.view.configuration.geometry != geometry { mayBeOutside = false }
      if full.view.time < before { return "time runs backward in \(action)" }
      if let fault = Self.state(full) { return "after \(action): \(fault)" }
      if full.view.isAtRest != outcome.view.isAtRest || full.view.phase != outcome.view.phase
        || full.view.time != outcome.view.time || full.view.position != outcome.view.position
      {
        return "after \(action): what is recorded changes the view: \(Self.describe(full)), \(Self.describe(outcome))"
      }
    }
    for run in [0, 1, 2] {
      switch run {
      case 0: Self.finish(&full)
      case 1: Self.finish(&outcome)
      default: copy = copy.map { Self.finished($0) }
      }
    }
    if !full.view.isAtRest { return "never comes to rest" }
    if full.view.time != outcome.view.time || full.trace.rest != outcome.trace.rest { return "outcomes rest elsewhere" }
    if let copy, copy.trace != full.trace || copy.view.position != full.view.position { return "a copy goes elsewhere" }
    if !mayBeOutside && !full.view.configuration.contains(atRest: full.view.position) {
      return "rests outside its range, at \(full.view.position)"
    }
    return full.trace.brokenLaw
  }

  private static func finish(_ run: inout Run) {
    if run.finger { run.perform(.up) }
    run.view.advanceToRest(limit: run.view.time + 600_000, recording: &run.trace)
  }

  private static func finished(_ run: Run) -> Run {
    var run = run
    finish(&run)
    return run
  }

  private static func describe(_ run: Run) -> String {
    "\(run.view.phase) at \(run.view.position.x),\(run.view.position.y), \(run.view.time) ms"
  }

  private static func state(_ run: Run) -> String? {
    let view = run.view
    if !view.position.isFinite || !view.velocity.isFinite { return "an offset or velocity is not finite" }
    if view.isAtRest && view.velocity != .zero { return "has a velocity at rest" }
    return nil
  }

  /// The shortest sequence that breaks a law, found by leaving out actions.
  package var shrunk: ViewSequence {
    var best = self
    var shrinks = true
    while shrinks {
      shrinks = false
      for length in [best.actions.count / 2, best.actions.count / 4, 2, 1] where length > 0 {
        var start = 0
        while start + length <= best.actions.count {
          var shorter = best
          shorter.actions.removeSubrange(start..<(start + length))
          if shorter.violation != nil {
            best = shorter
            shrinks = true
          } else {
            start += 1
          }
        }
      }
    }
    return best
  }
}
