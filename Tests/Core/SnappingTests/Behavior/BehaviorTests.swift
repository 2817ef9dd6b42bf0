import Scenes
import FeelTesting
import ScrollPhysics
import Snapping
import TestSupport
import Testing

/// A random row or column, a rule, and a finger that drags and flicks it once or twice.
private struct GestureCase: CustomStringConvertible {
  var scene: SnapScene
  var rule: SnapRule
  var start: Double
  var strokes: [Stroke]
  var rate: DecelerationRate

  struct Stroke {
    /// The way of each sample, in points of the finger along the scroll direction.
    var steps: [Double]
    var interval: Double
    /// How long the finger is still before it lifts, in ms.
    var hold: Double
    /// How long after it the next one comes, in ms; it may catch the view.
    var pause: Double
  }

  var axis: ScrollAxis { scene.axis }

  var description: String { "\(rule), \(start) at \(rate.rawValue): \(strokes); \(scene)" }

  static func make(_ generator: inout SeededGenerator) -> GestureCase {
    let one = RandomSnapCase(hasProximity: false, hasInsides: false).make(&generator)
    let strokes = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      let speed = Double(Int.random(in: -40...40, using: &generator))
      return Stroke(
        steps: (0..<Int.random(in: 3...9, using: &generator)).map { _ in
          speed + Double(Int.random(in: -6...6, using: &generator))
        },
        interval: Bool.random(using: &generator) ? 1000.0 / 60 : 1000.0 / 120,
        hold: Bool.random(using: &generator) ? 0 : 90, pause: Double(Int.random(in: 60...900, using: &generator)))
    }
    let range = one.scene.range
    let start = one.points.offsets.randomElement(using: &generator) ?? range.lowerBound
    return GestureCase(
      scene: one.scene, rule: one.rule, start: start, strokes: strokes,
      rate: Bool.random(using: &generator) ? .fast : .normal)
  }

  /// Where each release went, and the rest.
  struct Outcome {
    var trace = ScrollTrace(detail: .outcome)
    var view: Scroller<SnapBehavior>

    /// The items of the run.
    var found: RunItems { SnappedItems(view.behavior, in: view.configuration).found(in: trace) }
  }

  func run() -> Outcome {
    let frames = scene.layout.frames
    var configuration = ScrollConfiguration(geometry: scene.geometry(of: frames))
    configuration.displayScale = scene.displayScale
    configuration.decelerationRate = rate
    func along(_ number: Double) -> Vector2D {
      axis == .horizontal ? Vector2D(x: number, y: 0) : Vector2D(x: 0, y: number)
    }
    let behavior = SnapBehavior(frames, alignment: scene.alignment, alignsEnds: scene.alignsEnds, rule: rule)
    var outcome = Outcome(view: Scroller(configuration, contentOffset: along(start), behavior: behavior))
    var time = 0.0
    for stroke in strokes {
      var place = 0.0
      outcome.view.touchDown(at: along(place), time: time, recording: &outcome.trace)
      for step in stroke.steps {
        time += stroke.interval
        place += step
        outcome.view.touchMove(to: along(place), time: time, recording: &outcome.trace)
      }
      time += stroke.hold
      outcome.view.touchUp(time: time, recording: &outcome.trace)
      time += stroke.pause
    }
    outcome.view.advanceToRest(recording: &outcome.trace)
    return outcome
  }

  /// The same in a mirror: finger and places the other way round.
  var mirrored: GestureCase {
    var other = self
    other.scene = scene.mirrored
    other.start = scene.opposite(start)
    for stroke in strokes.indices { other.strokes[stroke].steps = strokes[stroke].steps.map { 0 - $0 } }
    return other
  }

  /// The same along the other axis.
  var transposed: GestureCase {
    var other = self
    other.scene = scene.transposed
    return other
  }
}

@Suite("Laws of snapped gestures")
struct BehaviorTests {
  @Test("Every drag rests at a snap point inside the range, on the target of the last release")
  func rests() {
    expectLaw(seed: 60, of: GestureCase.make) { one, _ in
      let (trace, view) = { ($0.trace, $0.view) }(one.run())
      guard let rest = trace.rest, view.isAtRest else { return "does not come to rest" }
      if trace.releases.isEmpty { return rest.contentOffset[one.axis] == one.start ? nil : "moved by itself" }
      let place = rest.contentOffset[one.axis]
      if !one.scene.range.contains(place) { return "outside, at \(place)" }
      if !one.scene.points.offsets.contains(place) { return "no point: \(place)" }
      return trace.releases.last?.target[one.axis] == place ? nil : "\(place), not the last target"
    }
  }

  @Test("A touch without movement at rest changes nothing")
  func idempotent() {
    expectLaw(seed: 61, of: GestureCase.make) { one, _ in
      var (trace, view) = { ($0.trace, $0.view) }(one.run())
      let place = view.contentOffset
      view.release(ReleaseState(contentOffset: place, dragStartOffset: place), recording: &trace)
      view.advanceToRest(recording: &trace)
      return view.contentOffset == place ? nil : "\(place), then \(view.contentOffset)"
    }
  }

  @Test("No drag moves by more points than the limit, counted from its start")
  func limit() {
    expectLaw(seed: 62, of: GestureCase.make) { one, generator in
      var one = one
      let limit = one.rule.maximumPoints.map { min($0, 3) } ?? Int.random(in: 1...2, using: &generator)
      one.rule.maximumPoints = limit
      one.strokes = [one.strokes[0]]
      let points = one.scene.points.offsets
      let trace = one.run().trace
      guard let rest = trace.rest, let begin = points.firstIndex(of: one.start) else { return "no rest" }
      guard let end = points.firstIndex(of: rest.contentOffset[one.axis]) else { return "no point" }
      return abs(end - begin) <= limit ? nil : "from point \(begin) to \(end)"
    }
  }

  @Test("A mirrored gesture on a mirrored row rests at the mirrored offset")
  func mirror() {
    expectLaw(seed: 63, of: GestureCase.make) { one, _ in
      if one.scene.axis == .vertical { return nil }
      // A row that does not scroll has one place, which is its beginning in the mirror too.
      if one.scene.range.lowerBound == one.scene.range.upperBound { return nil }
      let (run, mirror) = (one.run(), one.mirrored.run())
      guard let rest = run.trace.rest, let other = mirror.trace.rest else { return "no rest" }
      if mirror.found != run.found { return "\(mirror.found), not \(run.found)" }
      return other.contentOffset.x == one.scene.opposite(rest.contentOffset.x) ? nil : "\(other) of \(rest)"
    }
  }

  @Test("A transposed gesture on a column rests like the row")
  func transpose() {
    expectLaw(seed: 64, of: GestureCase.make) { one, _ in
      // A column has no other direction of reading to be turned from.
      if one.scene.layout.isRightToLeft { return nil }
      let (run, turned) = (one.run(), one.transposed.run())
      guard let rest = run.trace.rest, let other = turned.trace.rest else { return "no rest" }
      let isSame = other.contentOffset == rest.contentOffset.transposed && turned.found == run.found
      return isSame && other.time == rest.time ? nil : "\(other) of \(rest)"
    }
  }

  @Test("Flicks of one point reach every item, from the first to the last and back")
  func everyItem() {
    expectLaw(2_000, seed: 65, of: GestureCase.make) { one, _ in
      var one = one
      one.rule = SnapRule(.flick(FlickThresholds(minimumFlickVelocity: 0.25)), restsInsideOversizedItems: false)
      let points = one.scene.points
      var (trace, view) = { ($0.trace, $0.view) }(one.run())
      for isForward in [true, false] {
        var reached: Set<Double> = []
        for _ in 0...points.count {
          let offset = view.contentOffset
          reached.insert(offset[one.axis])
          let velocity = isForward == !one.scene.isReversed ? 1.0 : -1
          view.release(
            ReleaseState(
              contentOffset: offset,
              velocity: one.axis == .horizontal ? Vector2D(x: velocity, y: 0) : Vector2D(x: 0, y: velocity),
              dragStartOffset: offset), recording: &trace)
          view.advanceToRest(recording: &trace)
        }
        // There, from wherever the drag left it; back, all of them.
        if !isForward && reached != Set(points.offsets) { return "only \(reached.sorted())" }
      }
      return nil
    }
  }
}
