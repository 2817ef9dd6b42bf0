import ScrollPhysics

/// Any view with a sequence of actions, and the laws that hold for all actions.
///
/// Actions that not every view can do are left out.
package struct DrivenView<View: SimulatedScrollView>: CustomStringConvertible {
  /// Makes the view; the same one each time.
  package var make: () -> View
  /// The actions, in order.
  package var actions: [ViewAction]
  /// Whether the app's own code may put the view outside its range.
  package var mayBeOutside = false

  package init(_ actions: [ViewAction], mayBeOutside: Bool = false, _ make: @escaping () -> View) {
    (self.make, self.actions, self.mayBeOutside) = (make, actions, mayBeOutside)
  }

  /// The actions, as text.
  package var description: String { actions.map(\.description).joined(separator: "; ") }

  private struct Run {
    var view: View
    var trace: ScrollTrace
    var finger = false

    init(_ view: View, _ detail: ScrollTrace.Detail) {
      self.view = view
      trace = ScrollTrace(displayScale: view.configuration.displayScale, detail: detail)
    }

    mutating func perform(_ action: ViewAction) { _ = action.perform(onAny: &view, &finger, &trace) }

    /// Lifts the finger and waits; an app that goes on by itself may never rest.
    mutating func finish() {
      perform(.up)
      view.advanceToRest(limit: view.time + 20_000, recording: &trace)
    }
  }

  /// The first broken law; nil if none is.
  package var violation: String? {
    let view = make()
    var full = Run(view, .full)
    var outcome = Run(view, .outcome)
    var copy: Run?
    // A view that was put outside its range stays there until the next touch ends or the range changes.
    var mayBeOutside = mayBeOutside
    for (index, action) in actions.enumerated() {
      if index == actions.count / 2 { copy = full }
      let before = full.view.time
      full.perform(action)
      outcome.perform(action)
      copy?.perform(action)
      switch action {
      case .scroll, .assign: mayBeOutside = true
      default: break
      }
      if full.view.time < before { return "time runs backward in \(action)" }
      if !full.view.contentOffset.isFinite || !full.view.velocity.isFinite {
        return "after \(action): an offset or velocity is not finite"
      }
      if full.view.contentOffset != outcome.view.contentOffset || full.view.phase != outcome.view.phase {
        return "after \(action): what is recorded changes the view"
      }
    }
    full.finish()
    outcome.finish()
    copy?.finish()
    let offset = full.view.contentOffset
    if offset != outcome.view.contentOffset { return "outcomes rest elsewhere" }
    if let copy, copy.trace != full.trace || copy.view.contentOffset != offset { return "a copy goes elsewhere" }
    if !full.view.isAtRest { return "never comes to rest" }
    if !mayBeOutside && !full.view.configuration.contains(atRest: offset) {
      return "rests outside its range, at \(offset)"
    }
    return full.trace.brokenLaw
  }

  /// The sequence without the actions that a broken law does not need.
  package var shrunk: DrivenView {
    var best = self
    var start = 0
    while start < best.actions.count {
      var shorter = best
      shorter.actions.remove(at: start)
      if shorter.violation != nil { best = shorter } else { start += 1 }
    }
    return best
  }
}

extension ScrollConfiguration {
  /// Returns whether a view at rest is inside its range.
  ///
  /// Decelerations end on a pixel, and an edge may lie between two pixels.
  func contains(atRest offset: Vector2D) -> Bool {
    let (inside, halfPixel) = (geometry.clamped(offset), 0.5 / displayScale + 1e-9)
    return ScrollAxis.allCases.allSatisfy { abs(inside[$0] - offset[$0]) <= halfPixel }
  }
}
