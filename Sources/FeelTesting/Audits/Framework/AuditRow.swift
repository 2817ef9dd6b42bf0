import ScrollPhysics

/// One thread's view of a subject, asked about gesture after gesture.
final class AuditRow {
  var view: any SimulatedScrollView & Sendable
  let declared: DeclaredFeel
  let configuration: ScrollConfiguration
  let axis: Axis
  /// The number of items; 0 where none are known.
  let count: Int
  /// The least and the largest offset of the range, in points.
  let minimum: Double
  let maximum: Double
  /// The length of a device pixel, in points.
  let pixel: Double
  /// Where the view begins.
  let beginning: Vector2D
  private var places: [Int: Double] = [:]

  init(_ subject: any AuditSubject) {
    view = subject.makeView()
    declared = subject.declared
    configuration = view.configuration
    let geometry = configuration.geometry
    axis = subject.scrollAxis ?? geometry.mainAxis
    count = view.numberOfItems ?? 0
    minimum = geometry.minimumOffset(axis)
    maximum = geometry.maximumOffset(axis)
    pixel = 1 / configuration.displayScale
    beginning = view.contentOffset
  }

  /// How long the view's own deceleration takes over a page, the length of its bounds, or over the free fling of a
  /// release, whichever is longer, in ms.
  func ownSettleDuration(velocity: Double) -> Double {
    let (rate, stoppingSpeed) = (configuration.decelerationRate, configuration.tuning.stoppingSpeed)
    let page = Deceleration(
      from: 0, velocity: 0, to: configuration.geometry.boundsSize[axis], rate: rate, stoppingSpeed: stoppingSpeed)
    let fling = Deceleration(from: 0, velocity: velocity, rate: rate, stoppingSpeed: stoppingSpeed)
    return max(page.duration, fling.duration)
  }

  // MARK: Places

  /// Where the view is with an item at its place; nil where that is not known.
  func place(_ item: Int) -> Double? {
    if let known = places[item] { return known }
    guard item >= 0, item < count, let shown = view.contentOffset(ofItem: item) else { return nil }
    let place = configuration.settled(shown)[axis]
    places[item] = place
    return place
  }

  /// The nearest item on one side of an item that has another place; nil at the ends.
  ///
  /// Items that share the end of the range are one place.
  func neighbour(of item: Int, _ direction: Double) -> Int? {
    guard let here = place(item) else { return nil }
    // In a row that reads from right to left offsets grow toward the first item.
    let next = [item - 1, item + 1].first { other in place(other).map { ($0 - here) * direction > pixel } ?? false }
    if let next { return next }
    for step in [-1, 1] {
      var other = item + step
      while let place = place(other), abs(place - here) <= pixel { other += step }
      if let place = place(other), (place - here) * direction > 0 { return other }
    }
    return nil
  }

  /// The distance from an item to the next place in a direction, positive; the other direction's at the ends.
  func page(at item: Int, _ direction: Double) -> Double? {
    guard let here = place(item) else { return nil }
    let other = neighbour(of: item, direction) ?? neighbour(of: item, -direction)
    return other.flatMap(place).map { abs($0 - here) }
  }

  /// The nearest place ahead of an offset, more than a pixel away, seen from an item; nil where there is none.
  func placeAhead(of offset: Double, from item: Int, _ direction: Double) -> Double? {
    var item = item
    guard var place = place(item) else { return nil }
    while (place - offset) * direction > pixel, let behind = neighbour(of: item, -direction),
      let other = self.place(behind), (other - offset) * direction > pixel
    {
      (item, place) = (behind, other)
    }
    while (place - offset) * direction <= pixel {
      guard let ahead = neighbour(of: item, direction), let other = self.place(ahead) else {
        // An endless row has its first item after its last.
        guard let lap = declared.lapLength, lap > 0 else { return nil }
        return abs(offset - place) < lap ? endless(offset, item, direction) : nil
      }
      (item, place) = (ahead, other)
    }
    return place
  }

  private func endless(_ offset: Double, _ item: Int, _ direction: Double) -> Double? {
    guard let lap = declared.lapLength else { return nil }
    let twins = (0..<count).compactMap { place($0).map { $0 + direction * lap } }
    return twins.filter { ($0 - offset) * direction > pixel }.min { abs($0 - offset) < abs($1 - offset) }
  }

  /// The number of places from an item to a rest, negative backward.
  func steps(from item: Int, to landing: Landing) -> Int {
    let delta = landing.itemDelta ?? 0
    if declared.loops || abs(delta) <= 1 && place(item).map({ abs($0 - landing.rest[axis]) > pixel }) ?? true {
      return delta
    }
    if abs(delta) > 100 { return delta }
    let end = item + delta
    var steps = 0
    for other in min(item, end)..<max(item, end) {
      guard let a = place(other), let b = place(other + 1) else { continue }
      if abs(a - b) > pixel { steps += 1 }
    }
    return delta < 0 ? -steps : steps
  }

  /// Where a landing rests as if an endless row had never shifted its content: the way goes on.
  func continuousRest(_ landing: Landing, from item: Int?) -> Double {
    let rest = landing.rest[axis]
    guard let lap = declared.lapLength, lap > 0, count > 0, let item, let delta = landing.itemDelta else { return rest }
    let laps = (Double(item + delta) / Double(count)).rounded(.down)
    let shown = ((item + delta) % count + count) % count
    guard let first = place(0), let place = place(shown) else { return rest }
    let isReversed = count > 1 && (self.place(1) ?? first) < first
    let expected = place + (isReversed ? -laps : laps) * lap
    return rest + ((expected - rest) / lap).rounded() * lap
  }

  /// Whether the view may rest anywhere inside an item, as in one longer than the viewport.
  func restsInside(_ item: Int) -> Bool {
    guard let place = place(item) else { return false }
    return [-2.0, 2].contains { view.isSnapPoint(offset(place + $0 * max(1, pixel))) ?? false }
  }

  // MARK: Gestures

  /// The offset at which a gesture's drag begins, to a thousandth.
  func start(_ gesture: AuditGesture) -> Double {
    AuditNumber.thousandth(gesture.startItem.flatMap(place) ?? beginning[axis])
  }

  func along(_ number: Double) -> Vector2D {
    var vector = Vector2D.zero
    vector[axis] = number
    return vector
  }

  func offset(_ number: Double) -> Vector2D {
    var vector = beginning
    vector[axis] = number
    return vector
  }

  /// The release a gesture ends with.
  func release(_ gesture: AuditGesture) -> ReleaseState {
    let start = start(gesture)
    var release = ReleaseState(contentOffset: offset(start))
    let asked = start + gesture.drag
    let dragged = asked < minimum || asked > maximum ? configuration.offset(draggedTo: asked, axis) : asked
    release.contentOffset[axis] = AuditNumber.thousandth(dragged)
    release.velocity[axis] = gesture.velocity
    release.lastMovement = gesture.lastMovement.map(along)
    return release
  }

  func landing(_ gesture: AuditGesture) -> Landing { view.landing(of: release(gesture)) }

  /// What happens from a gesture's release to the rest after what follows it, and the view then.
  func run(_ gesture: AuditGesture, detail: ScrollTrace.Detail = .full) -> AuditRun {
    var run = AuditRun(view: view, trace: ScrollTrace(displayScale: configuration.displayScale, detail: detail))
    run.view.perform(release(gesture), then: gesture.sequel, axis, recording: &run.trace)
    return run
  }

  /// How long to wait after a flick until it is at rest for sure, in ms: a whole number of tenths of seconds.
  func settleInterval(_ gesture: AuditGesture) -> Double {
    let trace = run(gesture.then(.rest), detail: .outcome).trace
    let duration = (trace.rest?.time ?? 0) - (trace.releases.last?.time ?? 0)
    return (duration / 100).rounded(.up) * 100 + 100
  }

  /// Whether an offset is one where the view is meant to rest; true where it cannot say.
  func isSnapPoint(_ offset: Vector2D) -> Bool { view.isSnapPoint(offset) ?? true }
}

/// A view after a gesture, and the way there.
struct AuditRun {
  var view: any SimulatedScrollView & Sendable
  var trace: ScrollTrace
}
