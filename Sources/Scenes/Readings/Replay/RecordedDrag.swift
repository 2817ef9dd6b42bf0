/// The drag before a movement, to be performed on another view.
struct RecordedDrag: Hashable, Sendable {
  /// The content offsets at which the finger came down and lifted, in points, counted from the target if there is one.
  var start, lift: Double
  /// The velocity at the lift, in pt/ms, positive where the content offset grows.
  var velocity: Double

  /// Performs the drag from the item at which gestures begin, and returns the curve of the movement after it.
  func curve(
    of movement: Movement, on subject: some AuditableView, until end: Double
  ) throws(DocumentError) -> ModelCurve {
    var view = subject.makeView()
    let items = subject.items(in: view.configuration)
    let place = try MapPlan().resolved(for: view, items, preferring: subject.preferredStartItem)
    let (axis, sign) = (place.axis, movement.distance == nil || lift < 0 ? 1.0 : -1)
    var trace = ScrollTrace(displayScale: view.configuration.displayScale)
    view.setContentOffset(place.start, animated: false, recording: &trace)
    var release = ReleaseState(contentOffset: place.start)
    release.contentOffset[axis] += lift - start
    release.velocity[axis] = velocity
    let time = view.time
    view.release(release, recording: &trace)
    view.advance(to: time + end, recording: &trace)
    let frames = trace.frames.filter { $0.time > time }.map {
      (movement.start + sign * ($0.position - release.contentOffset)[axis], sign * $0.velocity[axis])
    }
    return ModelCurve(from: movement.start, frames, spacing: 1000 / view.configuration.frameRate)
  }
}

extension Experiment {
  /// Performs the drag on a view, with the best velocity within its uncertainty; without one, replays the model.
  func replay(displayScale: Double?, on view: some AuditableView) throws(DocumentError) -> ExperimentResult {
    guard case .movement(let movement, let samples) = subject, var drag = movement.drag else {
      return replay(displayScale: displayScale, tuning: view.makeView().configuration.tuning)
    }
    let results = try [-2.0, -1, 0, 1, 2].map { share throws(DocumentError) in
      drag.velocity = (movement.drag?.velocity ?? 0) + share * samples.velocityUncertainty
      return result(movement, samples, try drag.curve(of: movement, on: view, until: samples.end), displayScale)
    }
    return results.min { $0.largest < $1.largest } ?? replay(displayScale: displayScale)
  }
}
