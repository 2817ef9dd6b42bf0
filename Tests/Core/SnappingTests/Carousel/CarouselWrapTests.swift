import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: invisible wraps")
struct CarouselWrapTests {
  /// The gestures for a carousel and for the row without wraps.
  enum TouchGesture: CaseIterable, Sendable {
    case flicksOn, flicksBack, fastFlicks, caught, caughtBack, drags, dragsBack, heldOnTheWay, advances, advanceCaught
    case advanceTapped, cancelled, animated, released

    func play(on stage: inout CarouselStage<Carousel>) {
      let lap = stage.scene.lap
      switch self {
      case .flicksOn: for _ in 0..<4 { turn(0.5, &stage) }
      case .flicksBack: for _ in 0..<4 { turn(-0.6, &stage) }
      case .fastFlicks: for velocity in [3.0, 6, -4, -8, -2] { turn(velocity, &stage) }
      case .caught, .caughtBack:
        for _ in 0..<5 {
          stage.flick(self == .caught ? 0.7 : -0.7)
          stage.wait(40)
        }
      case .drags: stage.dragSlowly(by: 2.3 * lap)
      case .dragsBack: stage.dragSlowly(by: -2.7 * lap)
      case .heldOnTheWay:
        stage.down()
        stage.drag(by: 0.8 * lap, over: 100, samples: 9)
        stage.wait(20_000)
        stage.drag(by: 0.6 * lap, over: 100, samples: 9)
        stage.lift()
      case .advances: stage.wait(3 * 20_000 + 350)
      case .advanceCaught:
        stage.wait(20_000 + 130)
        turn(0.5, &stage)
        stage.wait(20_000 + 180)
        stage.flick(-0.5)
      case .advanceTapped:
        for _ in 0..<3 {
          stage.wait(20_000 + 140)
          let start = stage.view.time
          stage.down()
          stage.lift(after: 50)
          beat(from: start, &stage)
        }
      case .cancelled:
        stage.down()
        stage.drag(by: 1.1 * lap, over: 100, samples: 9)
        stage.cancel()
      case .animated, .released:
        for part in [0.7, -1.6, 4.3] {
          let there = stage.view.contentOffset + stage.scene.forward(part * lap)
          if self == .animated {
            stage.view.setContentOffset(there, animated: true, recording: &stage.trace)
          } else {
            stage.view.release(
              ReleaseState(contentOffset: there, velocity: stage.scene.forward(part > 0 ? 0.4 : -0.4)),
              recording: &stage.trace)
          }
          beat(from: stage.view.time, &stage)
        }
      }
      stage.settle()
    }

    private func turn(_ velocity: Double, _ stage: inout CarouselStage<Carousel>) {
      let start = stage.view.time
      stage.flick(velocity)
      beat(from: start, &stage)
    }

    /// Lets the row come to rest and waits, so that the next touch comes at the same time with any trace detail.
    private func beat(from start: Double, _ stage: inout CarouselStage<Carousel>) {
      stage.settle()
      stage.advance(to: start + 10_000)
    }
  }

  private func play(_ gesture: TouchGesture, _ scene: CarouselScene, on view: Carousel) -> CarouselStage<Carousel> {
    var stage = CarouselStage(view, scene)
    gesture.play(on: &stage)
    return stage
  }

  @Test(
    "Every frame equals that of a row that never wraps, except for whole laps",
    arguments: TouchGesture.allCases)
  func unrolled(gesture: TouchGesture) throws {
    for scene in CarouselScene.some.map({ $0.with(\.interval, 20_000) }) {
      let stage = play(gesture, scene, on: scene.carousel)
      let long = play(gesture, scene, on: scene.unrolled(laps: 2 * (32 / scene.count + 8)))
      #expect(long.trace.shifts.isEmpty && stage.trace.frames.count == long.trace.frames.count)
      let (here, there) = (CarouselStage(scene).way, startOfLong(scene))
      var worst = Worst()
      for (index, pair) in zip(stage.trace.frames, long.trace.frames).enumerated() {
        let place = "frame \(index)"
        if pair.0.phase != pair.1.phase { worst.note(.infinity, place) }
        worst.note(pair.0.time, from: pair.1.time, place)
        worst.note(pair.0.velocity[scene.axis], from: pair.1.velocity[scene.axis], place)
        worst.note(stage.way(ofFrame: index) - here, from: long.way(ofFrame: index) - there, place)
        let pixels = stage.trace.continuousOffset(ofFrame: index) - long.trace.continuousOffset(ofFrame: index)
        let pixel = pixels[scene.axis] * scene.sign - (here - there)
        // What lies between two pixels to the last bit may go to either.
        if abs(pixel) > 1 / scene.displayScale { worst.note(pixel, "pixel of \(place)") }
      }
      #expect(worst.deviation <= 1e-9, "\(worst) of \(scene)")
      let (rest, longRest) = (stage.trace.rest, long.trace.rest)
      let (found, longFound) = (stage.found, long.found)
      #expect(found.rest == longFound.rest.map { $0 % scene.count } && found.itemDelta == longFound.itemDelta)
      #expect(abs(try #require(rest).time - (try #require(longRest)).time) <= 1e-9 && stage.isInBand)
      #expect(stage.trace.releases.map(\.velocity) == long.trace.releases.map(\.velocity))
      let calls = [stage, long].map { stage in
        stage.trace.events.filter { $0.name != .didScroll }.map { "\($0.name) \($0.flags)" }
      }
      #expect(calls[0] == calls[1])
      for shift in stage.trace.shifts {
        let laps = shift.amount[scene.axis] / scene.lap
        #expect(abs(laps - laps.rounded()) < 1e-9 && laps.rounded() != 0)
      }
    }
  }

  private func startOfLong(_ scene: CarouselScene) -> Double {
    CarouselStage(scene.unrolled(laps: 2 * (32 / scene.count + 8)), scene).way
  }

  @Test(
    "A wrap during a motion keeps the phase and every bit of the velocity",
    arguments: [ScrollViewPhase.decelerating, .dragging, .animating], CarouselScene.Way.allCases)
  func phases(phase: ScrollViewPhase, way: CarouselScene.Way) throws {
    let scene = CarouselScene.uniform(3, way: way).with(\.interval, 1000)
    func play(_ view: Carousel, isForward: Bool) -> CarouselStage<Carousel> {
      var stage = CarouselStage(view, scene)
      // Steps of the finger that all sums of are exact.
      let sign = isForward ? 1.0 : -1
      switch phase {
      case .decelerating: for _ in 0..<4 { stage.turn(0.5 * sign) }
      case .dragging:
        stage.down()
        stage.drag(by: 2268 * sign, over: 256, samples: 32)
        stage.lift()
      default: stage.wait(4500)
      }
      return stage
    }
    for isForward in [true, false] {
      let stage = play(scene.carousel, isForward: isForward)
      let long = play(scene.unrolled(laps: 32), isForward: isForward)
      let frames = stage.trace.frames
      #expect(frames.map(\.velocity) == long.trace.frames.map(\.velocity))
      #expect(!stage.trace.shifts.isEmpty)
      for shift in stage.trace.shifts {
        try #require(shift.frame > 0 && shift.frame < frames.count)
        let (before, after) = (frames[shift.frame - 1], frames[shift.frame])
        #expect(before.phase == phase && after.phase == phase && before.velocity != .zero)
        #expect(abs((after.position - before.position)[scene.axis]) > scene.lap / 2)
      }
    }
  }

  @Test("A wrap at rest moves back by whole laps and shows the same item", arguments: CarouselScene.all)
  func atRest(scene: CarouselScene) throws {
    for laps in [1.0, -1, 2, -3, 1000] {
      var stage = CarouselStage(scene)
      let start = stage.view.contentOffset
      stage.view.setContentOffset(start + scene.forward(laps * scene.lap), animated: false, recording: &stage.trace)
      #expect(stage.view.contentOffset == start && stage.view.currentItem == 0 && stage.view.isAtRest)
      let rest = try #require(stage.trace.rest)
      #expect(rest.contentOffset == start && stage.found.rest == 0)
      #expect(stage.trace.shifts.map(\.amount) == [scene.forward(-laps * scene.lap)])
    }
  }

  @Test("A row that is set to either end of its content moves back by whole laps")
  func ends() {
    for way in CarouselScene.Way.allCases {
      for isMaximum in [true, false] {
        var stage = CarouselStage(CarouselScene.uniform(3, way: way))
        let geometry = stage.view.configuration.geometry
        let end = isMaximum ? geometry.maximumContentOffset : geometry.minimumContentOffset
        stage.view.setContentOffset(end, animated: false, recording: &stage.trace)
        #expect(stage.trace.shifts.map { abs($0.amount[stage.scene.axis]) } == [1008])
      }
    }
  }

  @Test("Each frame shows an item, and every offset is inside the content", arguments: CarouselScene.some)
  func shown(scene: CarouselScene) {
    for gesture in TouchGesture.allCases where gesture != .released && gesture != .animated {
      let stage = play(gesture, scene.with(\.interval, 20_000), on: scene.with(\.interval, 20_000).carousel)
      #expect(stage.items.allSatisfy { $0.map { $0 >= 0 && $0 < scene.count } ?? false })
      let geometry = stage.view.configuration.geometry
      #expect(stage.trace.frames.allSatisfy { geometry.clamped($0.position) == $0.position }, "\(gesture)")
    }
  }

  @Test("With only outcomes recorded, every gesture has the same rest", arguments: TouchGesture.allCases)
  func outcome(gesture: TouchGesture) {
    let fractional = CarouselScene.uniform(3, of: 100 + 1.0 / 7, apart: 8.3)
    for scene in (CarouselScene.some + [fractional]).map({ $0.with(\.interval, 20_000) }) {
      let full = play(gesture, scene, on: scene.carousel)
      var outcome = CarouselStage(scene, detail: .outcome)
      gesture.play(on: &outcome)
      #expect(outcome.trace.rest == full.trace.rest, "\(scene)")
      #expect(outcome.view.contentOffset == full.view.contentOffset)
      #expect(outcome.view.nextAdvance == full.view.nextAdvance)
      #expect(outcome.trace.releases.map(\.velocity) == full.trace.releases.map(\.velocity))
      #expect(outcome.found.releases == full.found.releases, "\(scene)")
      #expect(outcome.trace.frames.isEmpty && outcome.trace.events.isEmpty)
    }
  }
}
