/// One thread's instance of the view under test, on which gesture after gesture is tried.
final class AuditedView<Subject: AuditableView> {
  var view: Subject.View
  private let subject: Subject
  let declared: DeclaredFeel
  /// The items of the view at rest, in its initial sizes.
  let items: Subject.Items
  let configuration: ScrollConfiguration
  let axis: ScrollAxis
  /// The number of items; 0 if the view knows none.
  let count: Int
  /// The smallest and the largest content offset of the scroll range, in points.
  let minimum: Double
  let maximum: Double
  /// The length of a device pixel, in points.
  let pixel: Double
  /// The initial content offset.
  let beginning: Vector2D
  private var restOffsets: [Int: Double] = [:]
  /// The landings so far: many audits try the same releases, and an app's view has to be made for each of them.
  private var landings: [ReleaseState: AuditLanding] = [:]

  /// The series of releases so far; two audits run the same ones.
  private var series: [(gesture: AuditGesture, targets: [Double], rest: Double)] = []

  init(_ subject: Subject) {
    self.subject = subject
    view = subject.makeView()
    declared = subject.declared
    items = subject.items(in: view.configuration)
    configuration = view.configuration
    let geometry = configuration.geometry
    axis = subject.scrollAxis ?? geometry.mainAxis
    count = items.count
    minimum = geometry.minimumOffset(axis)
    maximum = geometry.maximumOffset(axis)
    pixel = 1 / configuration.displayScale
    beginning = view.contentOffset
  }

  /// Returns the duration of the view's own deceleration, in ms: over a page, or over the fling, whichever is longer.
  func ownSettleDuration(velocity: Double) -> Double {
    let (rate, stoppingSpeed) = (configuration.decelerationRate, configuration.tuning.stoppingSpeed)
    let page = Deceleration(
      from: 0, velocity: 0, to: configuration.geometry.boundsSize[axis], rate: rate, stoppingSpeed: stoppingSpeed)
    let fling = Deceleration(from: 0, velocity: velocity, rate: rate, stoppingSpeed: stoppingSpeed)
    return max(page.duration, fling.duration)
  }

  func restOffset(of item: Int) -> Double? {
    if let known = restOffsets[item] { return known }
    guard item >= 0, item < count, let shown = items.contentOffset(ofItem: item) else { return nil }
    let rest = configuration.settled(shown)[axis]
    restOffsets[item] = rest
    return rest
  }

  /// Returns the nearest item in a direction with a different rest offset, unlike those at an end; nil at the ends.
  func neighbour(of item: Int, _ direction: Double) -> Int? {
    guard let here = restOffset(of: item) else { return nil }
    // In a right-to-left row, offsets grow toward the first item.
    let others = [-1, 1].compactMap { step in
      var other = item + step
      while let rest = restOffset(of: other), abs(rest - here) <= pixel { other += step }
      return restOffset(of: other).flatMap { ($0 - here) * direction > 0 ? other : nil }
    }
    return others.min { abs($0 - item) < abs($1 - item) }
  }

  /// Returns the distance from an item to the next rest offset in a direction, or at an end in the other; positive.
  func page(at item: Int, _ direction: Double) -> Double? {
    guard let here = restOffset(of: item) else { return nil }
    let other = neighbour(of: item, direction) ?? neighbour(of: item, -direction)
    return other.flatMap(restOffset(of:)).map { abs($0 - here) }
  }

  /// Returns the first rest offset ahead of a content offset by more than a pixel, searching from an item, or nil.
  func nextRestOffset(from offset: Double, item: Int, _ direction: Double) -> Double? {
    var item = item
    guard var rest = restOffset(of: item) else { return nil }
    while (rest - offset) * direction > pixel, let behind = neighbour(of: item, -direction),
      let other = self.restOffset(of: behind), (other - offset) * direction > pixel
    {
      (item, rest) = (behind, other)
    }
    while (rest - offset) * direction <= pixel {
      guard let ahead = neighbour(of: item, direction), let other = self.restOffset(of: ahead) else {
        // In a looping row, the first item follows the last.
        guard let lap = items.lapLength, abs(offset - rest) < lap else { return nil }
        let twins = (0..<count).compactMap { restOffset(of: $0).map { $0 + direction * lap } }
        return twins.filter { ($0 - offset) * direction > pixel }.min { abs($0 - offset) < abs($1 - offset) }
      }
      (item, rest) = (ahead, other)
    }
    return rest
  }

  /// Returns the number of different rest offsets from an item to a landing, in either direction.
  func steps(from item: Int, to landing: AuditLanding) -> Int {
    let delta = landing.itemDelta ?? 0
    if loops || abs(delta) <= 1 && restOffset(of: item).map({ abs($0 - landing.rest[axis]) > pixel }) ?? true {
      return abs(delta)
    }
    if abs(delta) > 100 { return abs(delta) }
    let end = item + delta
    var steps = 0
    for other in min(item, end)..<max(item, end) {
      guard let a = restOffset(of: other), let b = restOffset(of: other + 1) else { continue }
      if abs(a - b) > pixel { steps += 1 }
    }
    return steps
  }

  /// Returns the rest offset of a landing as if a looping row had never shifted its content, so that distances add up.
  func continuousRest(_ landing: AuditLanding, from item: Int?) -> Double {
    let rest = landing.rest[axis]
    guard let lap = items.lapLength, lap > 0, count > 0, let item, let delta = landing.itemDelta else { return rest }
    let laps = (Double(item + delta) / Double(count)).rounded(.down)
    guard let regular = restOffset(of: shownItem(item + delta)) else { return rest }
    let expected = regular + (isReversed ? -laps : laps) * lap
    return rest + ((expected - rest) / lap).rounded() * lap
  }

  /// Returns whether the view may rest anywhere inside an item, as it may in one longer than the viewport.
  func restsInside(_ item: Int) -> Bool {
    guard let rest = restOffset(of: item) else { return false }
    return [-2.0, 2].contains { items.isSnapPoint(offset(rest + $0 * max(1, pixel))) ?? false }
  }

  /// Whether the row is endless.
  var loops: Bool { items.lapLength != nil }

  /// Whether the items follow one another backward, as in a right-to-left row.
  var isReversed: Bool {
    guard count > 1, let first = restOffset(of: 0), let second = restOffset(of: 1) else { return false }
    return second < first
  }

  /// Returns the item of a looping row that is shown for an index of any lap.
  func shownItem(_ index: Int) -> Int { (index % count + count) % count }

  /// Returns how far a distance is from the nearest whole number of laps; the distance itself in a row with ends.
  func offLap(_ distance: Double) -> Double {
    guard let lap = items.lapLength, lap > 0 else { return distance }
    return distance - (distance / lap).rounded() * lap
  }

  func items(of view: Subject.View) -> Subject.Items {
    view.configuration == configuration ? items : subject.items(in: view.configuration)
  }

  /// Returns the content offset at which the gesture's drag begins, rounded to a thousandth.
  func start(_ gesture: AuditGesture) -> Double {
    AuditNumber.thousandth(gesture.startItem.flatMap(restOffset(of:)) ?? beginning[axis])
  }

  func offset(_ number: Double) -> Vector2D { beginning.replacing(axis, with: number) }

  func release(_ gesture: AuditGesture) -> ReleaseState {
    let start = start(gesture)
    var release = ReleaseState(contentOffset: offset(start))
    let asked = start + gesture.drag
    let dragged = asked < minimum || asked > maximum ? configuration.offset(draggedTo: asked, axis) : asked
    release.contentOffset[axis] = AuditNumber.thousandth(dragged)
    release.velocity[axis] = gesture.velocity
    release.lastMovement = gesture.lastMovement.map { Vector2D.zero.replacing(axis, with: $0) }
    return release
  }

  func landing(_ gesture: AuditGesture) -> AuditLanding { landing(of: release(gesture)) }

  func landing(of release: ReleaseState) -> AuditLanding {
    if let known = landings[release] { return known }
    let landing = view.landing(of: release)
    let start = PixelGrid(scale: configuration.displayScale).rounded(release.dragStartOffset) + landing.shift
    let found = AuditLanding(
      proposedTarget: landing.proposedTarget, chosenTarget: landing.chosenTarget, rest: landing.restOffset,
      item: items.item(at: landing.restOffset), itemDelta: items.itemDelta(from: start, to: landing.restOffset))
    landings[release] = found
    return found
  }

  /// Returns where a still release of a view lands that has come to rest after a gesture.
  func landingAgain(after gesture: AuditGesture) -> AuditLanding {
    var run = run(gesture, detail: .outcome)
    let landing = run.view.landing(of: ReleaseState(contentOffset: run.view.contentOffset))
    return AuditLanding(at: landing.restOffset, item: items.item(at: landing.restOffset))
  }

  /// Runs a gesture from its release until the view is at rest after the sequel, and returns the view and its trace.
  func run(
    _ gesture: AuditGesture, detail: ScrollTrace.Detail = .full
  ) -> (view: Subject.View, trace: ScrollTrace) {
    var (view, trace) = (view, ScrollTrace(displayScale: configuration.displayScale, detail: detail))
    var budget = RunBudget.unlimited
    _ = view.perform(release(gesture), then: gesture.sequel, axis, within: &budget, recording: &trace)
    return (view, trace)
  }

  /// Runs a gesture with several releases, and returns their targets and the content offset at its end, along the axis.
  func series(_ gesture: AuditGesture) -> (targets: [Double], rest: Double) {
    if let (_, targets, rest) = series.first(where: { $0.gesture == gesture }) { return (targets, rest) }
    let run = run(gesture, detail: .outcome)
    let found = (targets: run.trace.releases.map { $0.target[axis] }, rest: run.view.contentOffset[axis])
    series.append((gesture, found.targets, found.rest))
    return found
  }

  /// Returns an interval after which a flick has certainly settled, in ms, as a whole number of tenths of a second.
  func settleInterval(_ gesture: AuditGesture) -> Double {
    let trace = run(gesture.then(.rest), detail: .outcome).trace
    let duration = (trace.rest?.time ?? 0) - (trace.releases.last?.time ?? 0)
    return (duration / 100).rounded(.up) * 100 + 100
  }

  /// Returns whether a content offset is a snap point; true if the view cannot tell.
  func isSnapPoint(_ offset: Vector2D) -> Bool { items.isSnapPoint(offset) ?? true }
}

/// The outcome of a release with its items.
struct AuditLanding {
  var proposedTarget: Vector2D
  var chosenTarget: Vector2D
  var rest: Vector2D
  /// The item at the rest offset; nil if it is not known.
  var item: Int?
  /// The number of items from the one at the drag's start; nil if it is not known.
  var itemDelta: Int?
}

extension AuditLanding {
  init(at offset: Vector2D, item: Int?, itemDelta: Int? = nil) {
    self.init(proposedTarget: offset, chosenTarget: offset, rest: offset, item: item, itemDelta: itemDelta)
  }
}
