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
