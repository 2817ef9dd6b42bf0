import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: laws")
struct CarouselLawsTests {
  /// What fingers and the system do to a carousel.
  private enum Touch: CaseIterable {
    case flick, flickOnTheWay, drag, dragFar, tap, tapOnTheWay, hold, cancel, wait, resize, resizeOnTheWay
  }

  /// The items in a row without end, counted from the first.
  private struct Line {
    let places: [Double]
    let lap: Double

    init(_ scene: CarouselScene) {
      var places = [0.0]
      for item in 0..<scene.count - 1 {
        places.append(places[item] + (scene.lengths[item] + scene.lengths[item + 1]) / 2 + scene.gaps[item])
      }
      self.places = places
      lap = scene.lap
    }

    /// The number of the item nearest to a way from the first, and whether another one is all but as near.
    func nearest(_ way: Double) -> (item: Int, isClear: Bool) {
      let turn = (way / lap).rounded(.down)
      let near = (-1...1).flatMap { extra in
        places.indices.map { ((Int(turn) + extra) * places.count + $0, (turn + Double(extra)) * lap + places[$0]) }
      }
      let sorted = near.sorted { abs($0.1 - way) < abs($1.1 - way) }
      let isClear = sorted.count < 2 || abs(sorted[1].1 - way) - abs(sorted[0].1 - way) > 8
      return (sorted[0].0, isClear)
    }
  }

  private func perform(
    _ touch: Touch, on stage: inout CarouselStage<Carousel>, _ generator: inout SeededGenerator
  ) {
    func any(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    switch touch {
    case .flick: stage.flick(any(-1.5...1.5))
    case .flickOnTheWay:
      stage.flick(any(-2...2))
      stage.wait(any(0...200))
      stage.flick(any(-2...2))
    case .drag: stage.dragSlowly(by: any(-200...200))
    case .dragFar: stage.dragSlowly(by: any(-5...5) * stage.scene.lap, samples: 7)
    case .tap, .tapOnTheWay:
      if touch == .tapOnTheWay { stage.flick(any(-1...1)) }
      stage.wait(any(0...300))
      stage.down()
      stage.lift(after: any(0...90))
    case .hold:
      stage.down()
      stage.drag(by: any(-300...300), over: 100, samples: 6)
      stage.wait(10_000)
      stage.lift()
    case .cancel:
      stage.down()
      stage.drag(by: any(-300...300), over: 60, samples: 6)
      stage.cancel()
    case .wait: stage.wait(any(0...6000))
    case .resize, .resizeOnTheWay:
      if touch == .resizeOnTheWay {
        stage.flick(any(-1...1))
        stage.wait(any(0...200))
      }
      stage.resize(to: stage.scene.viewport * any(1...1.5))
    }
    stage.settle()
  }

  /// The violated law of a carousel that has come to rest.
  private func violation(_ stage: CarouselStage<Carousel>) -> String? {
    let (view, scene) = (stage.view, stage.scene)
    let offset = view.contentOffset
    guard view.isAtRest, let item = view.currentItem else { return "no rest" }
    if item < 0 || item >= scene.count { return "item \(item)" }
    if !offset.isFinite || view.configuration.geometry.clamped(offset) != offset { return "at \(offset)" }
    if !stage.isOnPoint || !stage.isInBand { return "not at an item's own place: \(offset)" }
    if let rest = stage.trace.rest, stage.found.rest != item || rest.contentOffset != offset {
      return "\(rest) for \(item)"
    }
    if let interval = scene.interval {
      guard let next = view.nextAdvance, next > view.time - 17, next <= view.time + interval else {
        return "next advance at \(String(describing: view.nextAdvance)), now \(view.time)"
      }
    } else if view.nextAdvance != nil {
      return "an advance without an interval"
    }
    return nil
  }

  @Test("After any touches the carousel rests at an item's snap point", arguments: [ScrollTrace.Detail.full, .outcome])
  func rests(detail: ScrollTrace.Detail) {
    expectLaw(detail == .full ? 900 : 2000, seed: 81, of: RandomCarousel().make) { scene, generator in
      var stage = CarouselStage(scene, detail: detail)
      for number in 0..<8 {
        let touch = Touch.allCases.randomElement(using: &generator) ?? .flick
        self.perform(touch, on: &stage, &generator)
        if let violation = self.violation(stage) { return "\(number), \(touch): \(violation)" }
      }
      return nil
    }
  }

  @Test("The item distance of a drag counts all items between its start and its rest, with laps")
  func deltas() {
    expectLaw(1000, seed: 82, of: RandomCarousel().make) { scene, generator in
      var stage = CarouselStage(scene.with(\.interval, nil))
      let (start, line) = (stage.way, Line(scene))
      for number in 0..<6 {
        let touch = [Touch.flick, .flickOnTheWay, .drag, .dragFar, .hold, .cancel].randomElement(using: &generator)
        let before = stage.trace.releases.count
        self.perform(touch ?? .flick, on: &stage, &generator)
        guard let delta = stage.found.itemDelta, stage.trace.releases.count > before else {
          continue
        }
        // Without a finger only whole laps were shifted since the drag began, which the delta does not count.
        let end = line.nearest(stage.way - start)
        guard let began = stage.dragStart else { return "no drag" }
        let from = line.nearest(began - start)
        if !end.isClear || !from.isClear { continue }
        if end.item - from.item != delta { return "\(number): \(delta), from \(from) to \(end)" }
      }
      return nil
    }
  }

  @Test("Every frame shows an item inside the content, and no advance begins under a finger")
  func frames() {
    expectLaw(600, seed: 83, of: RandomCarousel().make) { scene, generator in
      var stage = CarouselStage(scene)
      for _ in 0..<6 {
        let touch = Touch.allCases.filter { $0 != .resize && $0 != .resizeOnTheWay }.randomElement(using: &generator)
        self.perform(touch ?? .flick, on: &stage, &generator)
      }
      if let item = stage.items.first(where: { $0.map { $0 < 0 || $0 >= scene.count } ?? true }) {
        return "item \(String(describing: item))"
      }
      let geometry = stage.view.configuration.geometry
      for (frame, next) in zip(stage.trace.frames, stage.trace.frames.dropFirst()) {
        if geometry.clamped(frame.position) != frame.position { return "a frame at \(frame.position)" }
        let isTouched = frame.phase == .dragging || frame.phase == .tracking
        let isLifted = stage.trace.releases.contains { $0.time >= frame.time && $0.time < next.time }
        if isTouched && !isLifted && next.phase == .animating { return "an advance under a finger at \(next.time)" }
      }
      return nil
    }
  }

  @Test("The same touches give the same trace, byte for byte")
  func deterministic() {
    expectLaw(300, seed: 84, of: RandomCarousel().make) { scene, generator in
      let seed = generator.next()
      func run() -> ScrollTrace {
        var (stage, generator) = (CarouselStage(scene), SeededGenerator(seed: seed))
        for _ in 0..<5 {
          self.perform(Touch.allCases.randomElement(using: &generator) ?? .flick, on: &stage, &generator)
        }
        return stage.trace
      }
      return run() == run() ? nil : "another trace"
    }
  }
}
