/// The rest of a run, and the release that led to it, for failures.
enum LandingReport {
  static func rest(of trace: ScrollTrace, _ file: String, _ line: Int) throws(FeelFailure) -> ScrollTrace.Rest {
    guard let rest = trace.rest else {
      throw FeelFailure(
        ["the view has not come to rest; lift the finger and call view.advanceToRest(recording: &trace)"],
        file: file, line: line)
    }
    return rest
  }

  /// Expects a run to come to rest at an item; a failure has the offsets along an axis, by default the view's.
  static func expect(
    _ trace: ScrollTrace, onItem item: Int, of items: some ItemOffsets, along axis: ScrollAxis?, _ file: String,
    _ line: Int
  ) throws(FeelFailure) {
    let rest = try rest(of: trace, file, line)
    let found = items.item(at: rest.contentOffset)
    if found == item { return }
    let isColumn = rest.contentOffset.x == 0 && rest.contentOffset.y != 0
    let axis = axis ?? trace.configuration?.geometry.mainAxis ?? (isColumn ? .vertical : .horizontal)
    let actual = DecimalText.threePlaces(rest.contentOffset[axis])
    throw FeelFailure(
      [
        found.map { "rests on item \($0), expected item \(item) (\(actual) pt)" }
          ?? "rests at \(actual) pt, where there is no item, expected item \(item)"
      ] + lines(trace, axis), file: file, line: line)
  }

  static func lines(_ trace: ScrollTrace, _ axis: ScrollAxis) -> [String] {
    guard let release = trace.releases.last else { return [] }
    func number(_ vector: Vector2D) -> String { DecimalText.threePlaces(vector[axis]) }
    return [
      "released at \(number(release.contentOffset)) pt, velocity \(number(release.velocity)) pt/ms,"
        + " drag start \(number(release.dragStartOffset)) pt",
      "proposed target \(number(release.proposedTarget)) pt, final target \(number(release.target)) pt",
    ]
  }

  static func release(
    _ view: some SimulatedScrollView, at start: Double, velocity: Double, dragStart: Double?, _ axis: ScrollAxis,
    _ file: String, _ line: Int
  ) throws(FeelFailure) -> ScrollTrace {
    if !start.isFinite || !velocity.isFinite || !(dragStart ?? 0).isFinite {
      throw FeelFailure(["a release needs finite offsets and a finite velocity"], file: file, line: line)
    }
    let isTouched = view.phase == .tracking || view.phase == .dragging || (view.phase == .idle && !view.isAtRest)
    if isTouched {
      throw FeelFailure(
        ["a finger is down on the view; lift it before this expectation releases the view"], file: file, line: line)
    }
    var copy = view
    var trace = ScrollTrace(displayScale: view.configuration.displayScale, detail: .outcome)
    copy.release(
      ReleaseState(
        contentOffset: view.contentOffset.replacing(axis, with: start),
        velocity: Vector2D.zero.replacing(axis, with: velocity),
        dragStartOffset: dragStart.map { view.contentOffset.replacing(axis, with: $0) }), recording: &trace)
    copy.advanceToRest(limit: nil, recording: &trace)
    return trace
  }
}
