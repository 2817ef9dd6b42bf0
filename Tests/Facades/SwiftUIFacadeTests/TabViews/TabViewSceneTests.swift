import FacadeSupport
import FlowLayoutModel
import GestureReplay
import Scenes
import ScrollPhysics
import Snapping
import SwiftUIExamples
import SwiftUIFacade
import TestSupport
import Testing

@Suite("Scenes of page-style tab views") @MainActor
struct TabViewSceneTests {
  private static func scene(
    _ count: Int, _ size: Size2D, isReversed: Bool = false, interval: Double? = nil, loops: Bool = false
  ) -> Scene {
    var configuration = ScrollConfiguration(contentSize: .zero, boundsSize: size)
    if isReversed { configuration.layoutDirection = .rightToLeft }
    // The size of the items is that of the view, whatever the layout has.
    let section = FlowSection(
      itemSizes: .uniform(count: count, size: LayoutSize(width: 7, height: 9)),
      sectionInset: LayoutInset(top: 1, left: 20, bottom: 3, right: 4))
    return Scene(
      name: "pages", configuration: configuration, layout: FlowLayout(containerSize: .zero, sections: [section]),
      snapping: SceneSnapping(.carousel(copies: 1, autoScrollInterval: interval, loops: loops, fillsView: true)))
  }

  @Test("A scene moves as the app's own view does, frame by frame, also if it is resized in flight")
  @MainActor func motion() {
    for seed in 0..<UInt64(sweepCount(300)) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...6, using: &generator)
      var environment = EnvironmentValues()
      environment.layoutDirection = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
      environment.displayScale = 2
      let width = Double.random(in: 100...900, using: &generator).rounded()
      var app = SimulatedTabView(size: CGSize(width: width, height: 300), environment: environment) {
        GalleryPages(pictures: (1..<count).map { "\($0)" })
      }
      let scene = Self.scene(
        count, Size2D(width: width, height: 300), isReversed: environment.layoutDirection == .rightToLeft)
      var view = scene.makeView()
      var traces = [ScrollTrace(), ScrollTrace()]
      var fingers = [false, false]
      for action in [ViewAction].resizedInFlight(using: &generator) {
        _ = action.perform(onAny: &app, &fingers[0], &traces[0])
        _ = action.perform(onAny: &view, &fingers[1], &traces[1])
      }
      #expect(traces[0] == traces[1] && app.configuration == view.configuration, "seed \(seed)")
      let items = scene.items(in: view.configuration)
      if view.isAtRest { #expect(items.item(at: view.contentOffset) == app.selectedPage, "seed \(seed)") }
    }
  }

  @Test("A carousel whose items fill the view is the scene's row, also if its configuration does not page")
  @MainActor func carousel() throws {
    for loops in [false, true] {
      let scene = Self.scene(4, Size2D(width: 375, height: 240), loops: loops)
      let layout = try #require(scene.layout)
      let plain = changed(scene.configuration) { $0.isPagingEnabled = false }
      var row = Carousel(layout, plain, duplicates: 1, autoScrollInterval: nil, loops: loops, fillsView: true)
      var view = scene.makeView()
      #expect(row.configuration == view.configuration && row.contentOffset == view.contentOffset)
      for way in [-150.0, 90, -60] {
        let flick = try TouchGesture.flick(
          from: Vector2D(x: 200, y: 120), by: Vector2D(x: way, y: 0), releaseVelocity: 0.6)
        #expect(try row.perform(flick) == view.perform(flick), "\(way)")
      }
    }
  }

  @Test("Endless pages move as those of a long row do, whose offset is the same but for whole laps")
  @MainActor func endless() throws {
    for seed in 0..<UInt64(sweepCount(100)) {
      var generator = SeededGenerator(seed: seed)
      let (count, laps) = (Int.random(in: 1...5, using: &generator), 41)
      let isReversed = Bool.random(using: &generator)
      let size = Size2D(width: Double.random(in: 200...500, using: &generator).rounded(), height: 300)
      let lap = Double(count) * size.width
      var view = Self.scene(count, size, isReversed: isReversed, loops: true).makeView()
      var long = Self.scene(count * laps, size, isReversed: isReversed).makeView()
      var unused = ScrollTrace()
      let middle = Double(isReversed ? count * laps - 1 - count * (laps / 2) : count * (laps / 2)) * size.width
      long.setContentOffset(Vector2D(x: middle, y: 0), animated: false, recording: &unused)
      let shift = view.contentOffset.x - middle
      for number in 0..<12 {
        let way = Double.random(in: 20...180, using: &generator).rounded()
        let gesture = try TouchGesture.flick(
          from: Vector2D(x: size.width / 2, y: 150),
          by: Vector2D(x: Bool.random(using: &generator) ? way : -way, y: 0),
          releaseVelocity: Double.random(in: 0...way / 60, using: &generator))
        let (one, other) = (try view.perform(gesture), try long.perform(gesture))
        #expect(one.frames.count == other.frames.count, "seed \(seed), gesture \(number)")
        for (frame, expected) in zip(one.frames, other.frames) {
          let apart = (frame.position.x - expected.position.x - shift) / lap
          let isAlike = abs(apart - apart.rounded()) * lap < 1e-6 && abs(frame.velocity.x - expected.velocity.x) < 1e-9
          #expect(isAlike && frame.time == expected.time, "seed \(seed), gesture \(number), \(frame) \(expected)")
          if !isAlike { return }
        }
        #expect(
          view.contentOffset.x >= 0 && view.contentOffset.x <= view.configuration.geometry.maximumOffset(.horizontal))
      }
    }
  }

  @Test("Pages advance an interval after a finger's motion has ended, and from the last one go on or back to the first")
  @MainActor func advances() throws {
    let size = Size2D(width: 400, height: 300)
    for loops in [false, true] {
      let scene = Self.scene(3, size, interval: 1000, loops: loops)
      var view = scene.makeView()
      var trace = ScrollTrace()
      var shown: [Int?] = []
      for second in 1...7 {
        view.advance(to: 1000 * Double(second) + 500, recording: &trace)
        shown.append(scene.items(in: view.configuration).item(at: view.contentOffset))
      }
      #expect(shown == [1, 2, 0, 1, 2, 0, 1])
      let backward = trace.frames.contains { $0.velocity.x < -2.5 }
      #expect(backward != loops)
      view.touchDown(at: Vector2D(x: 200, y: 150), time: 8000, recording: &trace)
      view.advance(to: 12_000, recording: &trace)
      #expect(view.isAtRest == false && view.phase == .tracking)
      view.touchUp(time: 12_000, recording: &trace)
      let rest = view.contentOffset
      view.advance(to: 12_999, recording: &trace)
      #expect(view.isAtRest && view.contentOffset == rest)
      view.advance(to: 13_010, recording: &trace)
      #expect(view.phase == .animating)
    }
  }

  @Test("A finger that is down in a resize drags endless pages on, over whole laps of their new size")
  @MainActor func resizedUnderFinger() {
    for (before, after) in [(400.0, 300.0), (300, 400)] {
      var view = Self.scene(4, Size2D(width: before, height: 300), loops: true).makeView()
      var trace = ScrollTrace()
      var (x, time) = (280.0, 0.0)
      view.touchDown(at: Vector2D(x: x, y: 150), time: time, recording: &trace)
      func move() {
        (x, time) = (x - 50, time + 16)
        view.touchMove(to: Vector2D(x: x, y: 150), time: time, recording: &trace)
      }
      for _ in 0..<2 { move() }
      view.resize(to: Size2D(width: after, height: 300), recording: &trace)
      for _ in 0..<60 {
        let offset = view.contentOffset.x
        move()
        let laps = (view.contentOffset.x - offset - 50) / (4 * after)
        #expect(abs(laps - laps.rounded()) < 1e-9, "\(offset) \(view.contentOffset.x)")
        #expect(view.contentOffset.x >= 0 && view.contentOffset.x <= 7 * after)
      }
    }
  }

  @Test("In another size the page that is shown stays, also in an endless row, under a finger and in flight")
  @MainActor func rotation() throws {
    for loops in [false, true] {
      for isReversed in [false, true] {
        let scene = Self.scene(4, Size2D(width: 400, height: 800), isReversed: isReversed, loops: loops)
        func page(_ view: SceneView) -> Int? { scene.items(in: view.configuration).item(at: view.contentOffset) }
        var view = scene.makeView()
        var trace = ScrollTrace()
        let flick = try TouchGesture.flick(
          from: Vector2D(x: 200, y: 150), by: Vector2D(x: isReversed ? 60 : -60, y: 0), releaseVelocity: 0.6)
        try view.perform(flick, recording: &trace)
        #expect(page(view) == 1)
        view.resize(to: Size2D(width: 800, height: 400), recording: &trace)
        #expect(page(view) == 1 && view.isAtRest && view.contentOffset.x.truncatingRemainder(dividingBy: 800) == 0)
        #expect(view.configuration.geometry.contentSize.width == (loops ? 8 : 4) * 800)
        // On its way to the next page.
        var time = view.time
        view.touchDown(at: Vector2D(x: 400, y: 150), time: time, recording: &trace)
        for step in 1...6 {
          time += 8
          let way = 14 * Double(step)
          view.touchMove(to: Vector2D(x: 400 + (isReversed ? way : -way), y: 150), time: time, recording: &trace)
        }
        view.touchUp(time: time, recording: &trace)
        view.advance(to: time + 60, recording: &trace)
        #expect(view.phase == .decelerating)
        view.resize(to: Size2D(width: 400, height: 800), recording: &trace)
        view.advanceToRest(recording: &trace)
        #expect(page(view) == 2 && view.contentOffset.x.truncatingRemainder(dividingBy: 400) == 0)
        // Under a finger that does not move.
        view.touchDown(at: Vector2D(x: 200, y: 150), time: view.time, recording: &trace)
        view.resize(to: Size2D(width: 390, height: 800), recording: &trace)
        view.touchUp(time: view.time + 100, recording: &trace)
        view.advanceToRest(recording: &trace)
        let offset = view.contentOffset.x
        #expect(offset >= 0 && offset <= view.configuration.geometry.maximumOffset(.horizontal))
      }
    }
  }
}
