import FeelTesting
import FlowLayoutModel
import Foundation
import Scenes
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Variants of scenes")
struct SceneVariantsTests {
  private func scene(_ name: String) throws -> Scene {
    try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
  }

  static let names = ["minne", "cards", "pairs", "shelf-header", "carousel", "chapters", "stops", "feed-end"]

  @Test("A content inset changes the range and the start offset, and no length", arguments: names)
  func inset(name: String) throws {
    let scene = try scene(name)
    let varied = try scene.variant(.contentInset(20))
    let axis: ScrollAxis = ["chapters", "feed-end"].contains(name) ? .vertical : .horizontal
    let (before, after) = (scene.configuration.geometry, varied.configuration.geometry)
    #expect(after.minimumOffset(axis) == before.minimumOffset(axis) - 20)
    #expect(after.maximumOffset(axis) == before.maximumOffset(axis) - 20)
    #expect(after.minimumOffset(axis.other) == before.minimumOffset(axis.other))
    #expect(varied.makeView().contentOffset[axis] == scene.makeView().contentOffset[axis] - 20)
  }

  @Test("A carousel with ends has no duplicates that count, as its document says")
  func manyItems() throws {
    for (loops, isPossible) in [(false, true), (true, false)] {
      let text = """
        {"format": "scroll-scene", "version": 1, "scrollView": {"bounds": {"width": 375, "height": 100}},
         "layout": {"itemCount": 5, "itemSize": {"width": 300, "height": 100}},
         "snapping": {"type": "carousel", "loops": \(loops)}}
        """
      let scene = try SceneDocument.decode(Data(text.utf8))
      #expect(((try? scene.variant(.itemCount(10_000_000))) != nil) == isPossible, "\(loops)")
    }
  }

  @Test("Designs that keep their page depend on earlier releases")
  func memory() throws {
    for (name, remembers) in [("minne", false), ("carousel", false), ("carousel-published", true), ("cards", true)] {
      #expect(try scene(name).dependsOnEarlierReleases == remembers, "\(name)")
    }
  }

  @Test("A stop at an item that a shorter row no longer has stops nothing")
  func strayStop() throws {
    let stops = try scene("stops")
    guard case .custom(let alignment, let alignsEnds, var rule) = stops.snapping.kind else { return }
    rule.stops = .items([2, 5, 9])
    for count in 0...9 {
      var targets: [[Vector2D]] = []
      for kept in [[2, 5, 9], [2, 5, 9].filter { $0 < count }] {
        var varied = stops
        rule.stops = .items(kept)
        varied = Scene(
          name: "stops", configuration: stops.configuration, layout: try #require(stops.layout),
          snapping: SceneSnapping(.custom(alignment, alignsEnds: alignsEnds, rule: rule)))
        var view = try varied.variant(.itemCount(count)).makeView()
        let geometry = view.configuration.geometry
        targets.append([])
        for offset in stride(
          from: geometry.minimumOffset(.horizontal), through: geometry.maximumOffset(.horizontal), by: 61)
        {
          for velocity in [-4.0, -0.5, 0, 0.5, 4] {
            let release = ReleaseState(
              contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0))
            targets[targets.count - 1].append(view.landing(of: release).restOffset)
          }
        }
      }
      #expect(targets[0] == targets[1] && !targets[0].isEmpty, "\(count) items")
    }
  }

  @Test("A display scale changes nothing else", arguments: names)
  func scale(name: String) throws {
    let scene = try scene(name)
    var varied = try scene.variant(.displayScale(7))
    #expect(varied.makeView().configuration.displayScale == 7)
    varied.configuration.displayScale = scene.configuration.displayScale
    #expect(varied.configuration == scene.configuration && varied.layout == scene.layout)
  }

  @Test(
    "A row that is mirrored twice is the row", arguments: ["minne-inset", "cards", "pairs", "shelf-header"])
  func mirror(name: String) throws {
    let scene = try scene(name)
    let varied = try scene.variant(.mirrored)
    #expect(varied.configuration.layoutDirection == .rightToLeft)
    #expect(varied.configuration.geometry.contentInset.left == scene.configuration.geometry.contentInset.right)
    let way = scene.contentOffset.x - scene.configuration.geometry.minimumOffset(.horizontal)
    #expect(varied.contentOffset.x == varied.configuration.geometry.maximumOffset(.horizontal) - way)
    #expect(try varied.variant(.mirrored) == scene)
  }

  @Test(
    "A transposed row is a column, and transposed twice it is the row",
    arguments: ["minne-inset", "cards", "pairs", "carousel", "stops"])
  func transposition(name: String) throws {
    let scene = try scene(name)
    let varied = try scene.variant(.transposed)
    #expect(varied.layout?.scrollDirection == .vertical)
    #expect(varied.configuration.geometry == scene.configuration.geometry.transposed)
    #expect(varied.makeView().contentOffset == scene.makeView().contentOffset.transposed)
    #expect(try varied.variant(.transposed) == scene)
  }

  @Test("A number of items removes or repeats items and the spacings between them")
  func items() throws {
    let pairs = try scene("pairs")
    let few = try #require(try pairs.variant(.itemCount(3)).layout)
    #expect(few.sections[0].itemSizes.count == 3 && few.sections[0].lineSpacings == [0, 50])
    let many = try #require(try pairs.variant(.itemCount(12)).layout)
    #expect(many.sections[0].itemSizes.count == 12 && many.sections[0].lineSpacings?.suffix(2) == [0, 50])
    #expect(try scene("minne").variant(.itemCount(0)).items.count == 0)
    #expect(try scene("stops").variant(.itemCount(2)).items.count == 2)
  }

  @Test("A length changes the bounds along the layout")
  func length() throws {
    #expect(try scene("minne").variant(.boundsLength(200)).configuration.geometry.boundsSize.width == 200)
    let column = try scene("chapters").variant(.boundsLength(200)).configuration.geometry.boundsSize
    #expect(column == Size2D(width: 390, height: 200))
  }

  @Test(
    "A variant that a scene does not have is an error with the reason",
    arguments: [
      ("minne-published", .transposed, "the published design knows rows only"),
      ("card-row", .mirrored, "without a layout there is no direction of reading"),
      ("card-row", .itemCount(2), "without items none can be repeated"),
      ("chapters", .mirrored, "a column is its own mirror image"),
      ("cards-right-to-left", .transposed, "a column cannot be read from right to left"),
      ("minne", .itemCount(-1), "a layout may have 0 to 10000000 items"),
      ("minne", .itemCount(10_000_001), "a layout may have 0 to 10000000 items"),
      ("minne", .itemCount(10_000_000), "no error"), ("minne", .itemCount(0), "no error"),
      ("minne", .displayScale(0), "a display scale must be a positive number"),
      ("minne", .displayScale(.infinity), "a display scale must be a positive number"),
      ("minne", .boundsLength(.nan), "a length must be a finite number of points"),
      ("minne", .boundsLength(-1), "a length must be a finite number of points"),
      ("minne", .boundsLength(.infinity), "a length must be a finite number of points"),
      ("minne", .contentInset(.infinity), "a content inset must be a finite number of points"),
      ("carousel", .itemCount(10_000_000), tooLong), ("carousel", .boundsLength(1e10), tooLong),
    ] as [(String, ViewVariant, String)])
  func errors(name: String, variant: ViewVariant, words: String) throws {
    let scene = try scene(name)
    #expect(errorText { try scene.variant(variant) } == words)
  }

  private static let tooLong = "the carousel would take more than 10000000 items with its duplicates"

  @Test("Items of several sections are not repeated, because it is not known where they end")
  func sections() throws {
    let pairs = try scene("pairs")
    var layout = try #require(pairs.layout)
    layout.sections += layout.sections
    let twice = Scene(name: "twice", configuration: pairs.configuration, layout: layout, snapping: pairs.snapping)
    #expect(
      errorText { try twice.variant(.itemCount(2)) } == "with several sections it is not known where items end")
  }

  @Test(
    "A scene declares the feel of its snapping, and a published one that of its corrected edition",
    arguments: [
      ("minne-published", DeclaredFeel(maximumItemsPerFlick: 2, minimumFlickVelocity: 0.2)),
      ("cards", DeclaredFeel()), ("pairs-capped", DeclaredFeel(maximumItemsPerFlick: 1, limitsDrags: true)),
      ("shelf", DeclaredFeel(minimumFlickVelocity: 0.3)), ("card-row", DeclaredFeel(snaps: false)),
      ("carousel", DeclaredFeel(maximumItemsPerFlick: 1, autoScrollInterval: 2000)),
      ("carousel-published", DeclaredFeel(maximumItemsPerFlick: 1, autoScrollInterval: 2000)),
      (
        "stops",
        DeclaredFeel(maximumItemsPerFlick: 3, limitsDrags: true, minimumFlickVelocity: 0.2, hasStops: true)
      ),
    ])
  func declared(name: String, expected: DeclaredFeel) throws {
    #expect(try scene(name).declared == expected)
  }

  @Test(
    "A carousel repeats after its items",
    arguments: [("carousel", 1600), ("carousel-published", 1600), ("minne", nil)] as [(String, Double?)])
  func lapLength(name: String, expected: Double?) throws {
    #expect(try scene(name).items.lapLength == expected)
  }

  @Test("The extent of an item is that of its frame, and of its original in a carousel")
  func extents() throws {
    #expect(try scene("minne").extents(ofItems: 2..<3) == [688...1008])
    #expect(try scene("minne").extents(ofItems: 9..<11) == nil)
    let place = try #require(try scene("carousel").items.contentOffset(ofItem: 3)?.x)
    let extent = try #require(try scene("carousel").extents(ofItems: 3..<4)?.first)
    #expect(extent.upperBound - extent.lowerBound == 300 && abs(extent.lowerBound - place - 37.5) < 0.5)
  }

  @Test("The extents of several items are those of each, across sections", arguments: SceneItemsTests.scenes)
  func extentsOfSeveral(file: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    let count = (0..<60).prefix { scene.extents(ofItems: $0..<$0 + 1) != nil }.count
    #expect(scene.layout == nil || count > 0)
    for items in [0..<count, count / 2..<count, count / 3..<(count + 1) / 2] where count > 0 {
      #expect(scene.extents(ofItems: items) == items.compactMap { scene.extents(ofItems: $0..<$0 + 1)?.first })
    }
  }

  @Test("Of a limit in points and the pages of a flick, the smaller applies")
  func smallerLimit() throws {
    let scene = try scene("stops")
    let layout = try #require(scene.layout)
    for (maximum, pages, expected) in [(3, 1, 1), (1, 3, 1), (2, 2, 2)] {
      let rule = SnapRule(.flick(FlickThresholds(pagesPerFlick: pages)), maximumPoints: maximum)
      let custom = Scene(
        name: "custom", configuration: scene.configuration, layout: layout,
        snapping: SceneSnapping(.custom(.lineStart, alignsEnds: false, rule: rule)))
      #expect(custom.declared.maximumItemsPerFlick == expected && custom.declared.limitsDrags)
    }
  }

  @Test("A carousel's content repeats its items, including the duplicates before the first")
  func carouselContent() throws {
    let scene = try scene("carousel")
    let content = try #require(scene.content())
    let items = content.items(from: Vector2D(x: -100, y: 0), to: Vector2D(x: 1e6, y: 180)).map(\.index)
    #expect(items.count == 9 && items == (0..<9).map { ($0 + 3) % 5 })
  }

  @Test("The content in bounds of another size is that of a scene made in them", arguments: SceneItemsTests.scenes)
  func contents(file: String) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(file)"))
    guard let layout = scene.layout else { return }
    let own = scene.configuration.geometry.boundsSize
    for size in [Size2D(width: 500, height: 260), Size2D(width: 180, height: 700), own] {
      let other = Scene(
        name: "other", configuration: changed(scene.configuration) { $0.geometry.boundsSize = size }, layout: layout,
        snapping: scene.snapping)
      func items(_ content: SceneContent?) -> [SceneContent.Item] {
        content?.items(from: Vector2D(x: -100, y: -100), to: Vector2D(x: 30_000, y: 30_000)) ?? []
      }
      #expect(items(scene.content(for: size)) == items(other.content()), "\(size)")
    }
  }
}
