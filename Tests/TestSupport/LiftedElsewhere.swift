import ScrollPhysics

/// Returns the runs of a drag whose finger is lifted somewhere else, and of one whose finger moves there and is lifted.
///
/// Lifting elsewhere is moving there and then lifting, so the two are to be the same.
/// - Parameters:
///   - view: The view; each run has a copy of its own.
///   - step: The way of the finger in each of four samples, 8 ms apart.
///   - way: The way from its last location to where it is lifted; nil for a lift without a location.
public func liftedElsewhere<View: SimulatedScrollView>(
  _ view: View, step: Vector2D, way: Vector2D?
) -> (one: ScrollTrace, two: ScrollTrace) {
  func run(isOne: Bool) -> ScrollTrace {
    var (view, trace) = (view, ScrollTrace(displayScale: view.configuration.displayScale))
    var place = Vector2D(x: 200, y: 100)
    view.touchDown(at: place, time: 0, recording: &trace)
    for sample in 1...4 {
      place = place + step
      view.touchMove(to: place, time: 8 * Double(sample), recording: &trace)
    }
    let end = way.map { place + $0 }
    if !isOne, let end, end != place { view.touchMove(to: end, time: 40, recording: &trace) }
    view.touchUp(at: isOne ? end : nil, time: 40, recording: &trace)
    view.advanceToRest(limit: 60_000, recording: &trace)
    return trace
  }
  return (run(isOne: true), run(isOne: false))
}
