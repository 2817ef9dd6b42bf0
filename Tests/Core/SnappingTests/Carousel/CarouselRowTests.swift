import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: the row with its duplicates")
struct CarouselRowTests {
  private func row(_ scene: CarouselScene) -> CarouselRow {
    CarouselRow(scene.layout, duplicates: scene.duplicates, loops: scene.loops, boundsSize: scene.bounds)
  }

  /// Where an element begins in the order of reading, and its length.
  private func place(_ element: Int, _ frames: ItemFrames, _ scene: CarouselScene) -> (start: Double, length: Double) {
    let frame = frames.frame(of: ItemPath(item: element))
    switch scene.way {
    case .leftToRight: return (frame.minX, frame.size.width)
    case .rightToLeft: return (frames.contentSize.width - frame.maxX, frame.size.width)
    case .vertical: return (frame.minY, frame.size.height)
    }
  }

  @Test("The row repeats items and gaps in order, one lap apart", arguments: CarouselScene.all, [0, 1, 2, 5, 1000])
  func duplicates(scene: CarouselScene, duplicates: Int) {
    let row = row(scene.with(\.duplicates, duplicates))
    #expect(row.itemCount == scene.count && row.duplicates >= duplicates && abs(row.period - scene.lap) < 1e-9)
    let frames = row.layout.frames
    #expect(frames.itemCount == scene.count + 2 * row.duplicates)
    var end = 0.0
    for element in 0..<min(frames.itemCount, 60) {
      let item = row.item(ofElement: element)
      #expect(item == ((element - row.duplicates) % scene.count + scene.count) % scene.count)
      let (start, length) = place(element, frames, scene)
      #expect(length == scene.lengths[item])
      let gap = element == 0 ? 0 : scene.gaps[row.item(ofElement: element - 1)]
      #expect(abs(start - end - gap) < 1e-9)
      end = start + length
    }
    #expect(row.layout.isRightToLeft == (scene.way == .rightToLeft))
  }

  @Test("A lap is the distance from an item to its duplicate, also where items overlap more than one of them is long")
  func overlapping() {
    for (widths, spacing) in [([20.0, 300, 300, 300], -30.0), ([300, 10, 10, 300], -50), ([100, 200, 300], -20)] {
      let sizes = widths.map { LayoutSize(width: $0, height: 100) }
      let layout = FlowLayout(
        containerSize: LayoutSize(width: 375, height: 100),
        sections: [FlowSection(itemSizes: .each(sizes), minimumLineSpacing: spacing)])
      let row = CarouselRow(layout, duplicates: 2, loops: true, boundsSize: Size2D(width: 375, height: 100))
      let frames = row.layout.frames
      for item in 0..<widths.count {
        let first = frames.frame(of: ItemPath(item: item)).minX
        #expect(frames.frame(of: ItemPath(item: item + widths.count)).minX - first == row.period, "\(widths)")
      }
    }
  }

  @Test("The row has the requested number of duplicates, or more if a turned page would be blank")
  func counts() {
    func duplicates(_ scene: CarouselScene, _ duplicates: Int) -> Int {
      row(scene.with(\.duplicates, duplicates)).duplicates
    }
    // A page of 336 and 27.5 beside it take two items, however few there are.
    for count in [1, 2, 3, 10] {
      #expect([0, 1, 2, 3, 7].map { duplicates(.uniform(count), $0) } == [2, 2, 2, 3, 7])
      // A page of 68 and 157.5 beside it take four.
      #expect([0, 4, 5].map { duplicates(.uniform(count, of: 60, apart: 8), $0) } == [4, 4, 5])
    }
    #expect(duplicates(.uniform(3).with(\.viewport, 1366), 2) == 3)
  }

  @Test("A row with ends has no duplicates", arguments: [0, 2, 9])
  func ends(duplicates: Int) {
    let scene = CarouselScene.various(5).with(\.loops, false).with(\.duplicates, duplicates)
    let row = row(scene)
    #expect(row.duplicates == 0 && row.period == .infinity && row.itemCount == 5)
    let (section, source) = (row.layout.sections[0], scene.layout.sections[0])
    #expect(section.itemSizes == source.itemSizes && section.lineSpacings == source.lineSpacings)
    #expect((0..<5).map(row.item(ofElement:)) == [0, 1, 2, 3, 4])
  }

  @Test("An empty row and a row of items without length have no duplicates and do not trap")
  func nothing() {
    for scene in [CarouselScene.uniform(0), .various(0), .uniform(3, of: 0, apart: 0)] {
      let row = row(scene)
      #expect(row.duplicates == 0 && row.period == .infinity && row.itemCount == scene.count)
      #expect(row.item(ofElement: 0) == 0)
      #expect(!CarouselRow.isTooLong(scene.layout, duplicates: .max, boundsSize: scene.bounds))
    }
  }

  @Test("A row of more than ten million items is too long")
  func tooLong() {
    func isTooLong(_ scene: CarouselScene) -> Bool {
      CarouselRow.isTooLong(scene.layout, duplicates: scene.duplicates, boundsSize: scene.bounds)
    }
    let five = CarouselScene.uniform(5)
    #expect(!isTooLong(five) && !isTooLong(.various(10)))
    #expect(!isTooLong(five.with(\.duplicates, 4_999_997)) && isTooLong(five.with(\.duplicates, 4_999_998)))
    #expect(isTooLong(five.with(\.duplicates, .max)))
    // Items of a thousandth of a point: 187 500 and a page beside either end; of a millionth a thousand times as many.
    #expect(!isTooLong(.uniform(1, of: 1e-3, apart: 0)) && isTooLong(.uniform(1, of: 1e-6, apart: 0)))
    #expect(isTooLong(.uniform(1, of: .leastNormalMagnitude, apart: 0)))
    #expect(isTooLong(.uniform(2, of: 1e-6, apart: 0, way: .vertical).with(\.isUniform, false)))
  }

  @Test("No rest shows the gap at the outer end, because enough duplicates lie before it")
  func outerGap() {
    var scenes = [CarouselScene(lengths: [410, 60], gaps: [76, 280], viewport: 720)]
    scenes.append(CarouselScene(lengths: [48, 27], gaps: [8, 30], viewport: 136, duplicates: 0))
    scenes.append(CarouselScene(lengths: [119, 67], gaps: [1, 284], viewport: 264))
    for scene in scenes + scenes.map({ $0.with(\.way, .rightToLeft) }) {
      let (carousel, points) = (scene.carousel, scene.points(of: scene.carousel))
      let row = carousel.row
      for (element, twin) in [(row.duplicates - 1, row.duplicates + 1), (row.duplicates + 2, row.duplicates)] {
        let places = [element, twin].compactMap(points.point(ofItem:)).map { points[$0] }
        #expect(places.count == 2 && abs(places[0] - places[1]) == scene.lap, "\(scene)")
      }
      var stage = CarouselStage(scene)
      for number in 1...6 {
        stage.turn(0.4)
        #expect(stage.view.currentItem == number % 2 && stage.isOnPoint && stage.isInBand)
      }
    }
  }

  @Test("The neighbours of all items are inside the content at their own snap points")
  func room() {
    expectLaw(5000, seed: 71, of: RandomCarousel().make) { scene, _ in
      let carousel = scene.carousel
      let (points, row) = (scene.points(of: carousel), carousel.row)
      func offset(_ element: Int) -> Double { points.point(ofItem: element).map { points[$0] } ?? .nan }
      // A duplicate rests a lap from its item, but for the pixels of both.
      for element in [row.duplicates - 1, row.duplicates + row.itemCount] {
        let twin = element < row.duplicates ? element + row.itemCount : element - row.itemCount
        let distance = abs(offset(element) - offset(twin))
        if !(abs(distance - scene.lap) <= 1 / scene.displayScale + 1e-9) {
          return "\(element) at \(offset(element)), \(twin) at \(offset(twin))"
        }
      }
      return nil
    }
  }

  @Test("Items longer than the view have duplicates for more than an item's length on both sides")
  func longItems() {
    // A page of 500 and a point beside it take two; the view alone would take one.
    #expect(
      row(CarouselScene.uniform(3, of: 500, apart: 0).with(\.viewport, 100).with(\.duplicates, 0)).duplicates == 2)
  }

  @Test("The offset of an item is in the first lap, where item 0 is shown at the beginning")
  func offsets() {
    for way in CarouselScene.Way.allCases {
      let scene = CarouselScene.various(5, way: way)
      let carousel = scene.carousel
      let items = CarouselItems(carousel.scroller.behavior, in: carousel.configuration)
      #expect(items.contentOffset(ofItem: 0) == carousel.contentOffset)
      for item in 0..<5 {
        let offset = items.contentOffset(ofItem: item)
        #expect(offset.flatMap { items.item(at: $0) } == item)
        #expect(offset.map { items.isSnapPoint($0) } == true)
      }
      #expect(items.contentOffset(ofItem: 5) == nil && items.contentOffset(ofItem: -1) == nil)
    }
  }
}

@Suite("Carousel: rows with ends and empty rows")
struct CarouselEndsTests {
  @Test(
    "A carousel with ends animates back to the first item after the last", arguments: [1, 2, 3, 10],
    CarouselScene.Way.allCases)
  func back(count: Int, way: CarouselScene.Way) {
    for scene in [CarouselScene.uniform(count, way: way), .various(count, way: way)] {
      var stage = CarouselStage(scene.with(\.loops, false).with(\.interval, 2000))
      let start = stage.view.contentOffset
      // Items that share an end of the range are not turned to one by one.
      let stops = scene.with(\.loops, false).points(of: stage.view).count
      for number in 1...3 * stops {
        stage.advance(to: 2000 * Double(number))
        #expect(stage.view.phase == (stops == 1 ? .idle : .animating))
        stage.advance(to: 2000 * Double(number) + 400)
        let points = scene.points(of: stage.view)
        #expect(points.nearest(to: stage.view.contentOffset[scene.axis]) == number % stops, "\(scene)")
        #expect(stage.isOnPoint)
      }
      #expect(stage.view.contentOffset == start && stage.trace.shifts.isEmpty)
    }
  }

  @Test(
    "A carousel with ends goes back even if several short items share the last snap point", arguments: [60.0, 100, 180])
  func shortItems(length: Double) {
    let scene = CarouselScene.uniform(10, of: length, apart: 8).with(\.loops, false).with(\.interval, 2000)
    var stage = CarouselStage(scene)
    let start = stage.view.contentOffset
    var offsets = Set<Double>()
    stage.wait(2000 * 30 + 400)
    for frame in stage.trace.frames where frame.phase == .idle { offsets.insert(stage.trace.contentOffset(frame).x) }
    #expect(offsets == Set(scene.points(of: stage.view).offsets) && offsets.contains(start.x))
    let frames = zip(stage.trace.frames, stage.trace.frames.dropFirst())
    let returns = frames.filter { $1.velocity.x < 0 && $0.velocity.x == 0 }
    #expect(returns.count >= 2)
  }

  @Test("A carousel with ends bounces at them, and flicks do not wrap around")
  func bounces() {
    var stage = CarouselStage(CarouselScene.uniform(3).with(\.loops, false))
    stage.turn(-0.5)
    #expect(stage.view.currentItem == 0 && stage.found.itemDelta == 0)
    for _ in 0..<4 { stage.turn(0.5) }
    #expect(stage.view.currentItem == 2 && stage.trace.shifts.isEmpty)
    #expect(stage.trace.frames.contains { $0.phase == .bouncing })
  }

  @Test("An empty carousel never moves, and no input traps", arguments: CarouselScene.Way.allCases, [true, false])
  func empty(way: CarouselScene.Way, loops: Bool) {
    for scene in [CarouselScene.uniform(0, way: way), .various(0, way: way)] {
      for detail in [ScrollTrace.Detail.full, .outcome] {
        var stage = CarouselStage(scene.with(\.interval, 700).with(\.loops, loops), detail: detail)
        #expect(stage.view.currentItem == nil && stage.view.contentOffset == .zero)
        stage.wait(5000)
        stage.turn(2)
        stage.turn(-2)
        stage.dragSlowly(by: 300)
        stage.down()
        stage.cancel()
        stage.resize(to: 667)
        stage.down()
        stage.drag(by: 100, over: 100, samples: 5)
        stage.resize(to: 320)
        stage.lift()
        stage.settle()
        stage.view.setContentOffset(scene.forward(50), animated: true, recording: &stage.trace)
        stage.settle()
        stage.view.release(ReleaseState(contentOffset: .zero, velocity: scene.forward(1)), recording: &stage.trace)
        stage.settle()
        stage.wait(5000)
        #expect(stage.view.isAtRest && stage.view.contentOffset == .zero && stage.view.currentItem == nil)
        #expect(stage.found.rest == nil && stage.trace.shifts.isEmpty)
      }
    }
  }

  @Test("Items without length do not trap")
  func flat() {
    for lengths in [[0.0, 0, 120], [0, 0, 0], [0, 60, 0]] {
      for gap in [0.0, 10] {
        let scene = CarouselScene(lengths: lengths, gaps: [gap, gap, gap], interval: 700)
        var stage = CarouselStage(scene)
        stage.wait(5000)
        for velocity in [0.5, 0.5, -0.5, -2] { stage.turn(velocity) }
        stage.dragSlowly(by: 1000)
        stage.settle()
        #expect(stage.view.isAtRest && stage.view.contentOffset.isFinite)
        #expect(stage.view.currentItem.map { $0 < 3 } ?? false)
      }
    }
  }

  @Test("Extreme finger locations and offsets do not trap", arguments: [1e9, -1e15, 1e300, .greatestFiniteMagnitude])
  func farAway(place: Double) {
    for detail in [ScrollTrace.Detail.full, .outcome] {
      for scene in [CarouselScene.uniform(3), .various(3, way: .rightToLeft)] {
        var stage = CarouselStage(scene.with(\.interval, 700), detail: detail)
        stage.down()
        stage.drag(by: place, over: 100, samples: 3)
        #expect(stage.view.contentOffset.isFinite)
        stage.lift()
        stage.settle()
        #expect(stage.view.isAtRest && stage.view.contentOffset.isFinite)
        for animated in [false, true] {
          let there = scene.forward(place)
          stage.view.setContentOffset(there, animated: animated, recording: &stage.trace)
          stage.wait(400)
          stage.turn(0.5)
          #expect(stage.view.contentOffset.isFinite)
        }
      }
    }
  }

  @Test(
    "An item longer than the view turns from its beginning to its end, then to the next item", arguments: [1, 2, 3])
  func oversized(count: Int) {
    let scene = CarouselScene.uniform(count, of: 500, apart: 20)
    var stage = CarouselStage(scene)
    let start = stage.view.contentOffset
    for step in 1...4 * count {
      stage.turn(0.5)
      #expect(stage.view.currentItem == step / 2 % count && stage.isOnPoint)
    }
    #expect(stage.view.contentOffset == start)
    for step in 1...4 * count {
      stage.turn(-0.5)
      #expect(stage.view.currentItem == (4 * count - step) / 2 % count && stage.isOnPoint)
    }
    #expect(stage.view.contentOffset == start)
  }
}
