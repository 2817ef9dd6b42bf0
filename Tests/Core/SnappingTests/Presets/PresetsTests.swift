import FeelTesting
import FlowLayoutModel
import Scenes
import ScrollPhysics
import Snapping
import Testing

@Suite("Presets without their own threshold use the scroll view's tuning")
struct PresetsTests {
  /// Eight pages of 300, 10 apart, in a view of 375.
  private static let row = FlowLayout(
    containerSize: LayoutSize(width: 375, height: 200),
    sections: [
      FlowSection(
        itemSizes: .uniform(count: 8, size: LayoutSize(width: 300, height: 200)), minimumLineSpacing: 10,
        sectionInset: LayoutInset(top: 0, left: 10, bottom: 0, right: 10))
    ])

  private static func configuration(_ minimumFlingSpeed: Double) -> ScrollConfiguration {
    let size = row.frames.contentSize
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: size.width, height: size.height), boundsSize: Size2D(width: 375, height: 200))
    configuration.decelerationRate = .fast
    configuration.tuning.minimumFlingSpeed = minimumFlingSpeed
    return configuration
  }

  private typealias View = (view: any SimulatedScrollView & Sendable, items: any ItemOffsets)

  private static func cards(_ layout: FlowLayout, _ configuration: ScrollConfiguration) -> View {
    let points = SnapBehavior(layout, alignment: .lineCenter, alignsEnds: true, rule: .nearest)
    return (Scroller(configuration, behavior: CardPaging(layout)), SnappedItems(points, in: configuration))
  }

  private static func snapping(_ behavior: SnapBehavior, _ configuration: ScrollConfiguration) -> View {
    (Scroller(configuration, behavior: behavior), SnappedItems(behavior, in: configuration))
  }

  private static func carousel(
    _ layout: FlowLayout, _ configuration: ScrollConfiguration, loops: Bool = true
  ) -> View {
    let carousel = Carousel(layout, configuration, autoScrollInterval: nil, loops: loops)
    return (carousel, CarouselItems(carousel.scroller.behavior, in: carousel.configuration))
  }

  private static let views: [(name: String, make: @Sendable (Double) -> View)] = [
    ("cards", { cards(row, configuration($0)) }),
    ("uneven pages", { snapping(.unevenPaging(row), configuration($0)) }),
    ("carousel", { carousel(row, configuration($0)) }),
  ]

  @Test(
    "A release moves to the next item from the view's minimum fling velocity, not the default's",
    arguments: [(minimum: 0.25, velocity: 0.3, items: 1), (0.25, 0.2, 0), (1, 0.9, 0), (1, 1.1, 1), (0.1, 0.15, 1)])
  func slowestFling(minimum: Double, velocity: Double, items: Int) throws {
    for (name, make) in Self.views {
      var (view, offsets) = make(minimum)
      let (from, to) = (offsets.contentOffset(ofItem: 3), offsets.contentOffset(ofItem: 3 + items))
      let (start, end) = (try #require(from), try #require(to))
      let release = ReleaseState(
        contentOffset: start + Vector2D(x: 20, y: 0), velocity: Vector2D(x: velocity, y: 0), dragStartOffset: start)
      #expect(view.landing(of: release).target == end, "\(name)")
    }
  }

  @Test("A preset's own threshold overrides the tuning")
  func ownThreshold() throws {
    var (view, items) = Self.snapping(
      .aligned(Self.row, to: .lineStart, flickVelocity: 0.3), Self.configuration(1))
    let (from, to) = (items.contentOffset(ofItem: 3), items.contentOffset(ofItem: 4))
    let (start, end) = (try #require(from), try #require(to))
    let release = ReleaseState(
      contentOffset: start + Vector2D(x: 20, y: 0), velocity: Vector2D(x: 0.4, y: 0), dragStartOffset: start)
    #expect(view.landing(of: release).target == end)
  }

  @Test("The offset of an item is what the view reports at rest there, also at an end between pixels")
  func placesOnPixel() throws {
    var layout = Self.row
    layout.sections[0].sectionInset.right = 10.3
    let size = layout.frames.contentSize
    var configuration = Self.configuration(0.25)
    configuration.geometry.contentSize.width = size.width
    configuration.geometry.contentInset = ContentInset(top: 0.3, left: 3.4, bottom: 0, right: 0)
    let views = [
      Self.cards(layout, configuration), Self.snapping(.aligned(layout, to: .lineStart), configuration),
      Self.carousel(layout, configuration, loops: false),
    ]
    for (number, origin) in views.enumerated() {
      for item in [0, 4, 7] {
        var (view, items) = origin
        let found = items.contentOffset(ofItem: item)
        let place = try #require(found)
        var trace = ScrollTrace(displayScale: configuration.displayScale)
        view.release(
          ReleaseState(contentOffset: configuration.geometry.clamped(place + Vector2D(x: item == 0 ? 1 : -1, y: 0))),
          recording: &trace)
        view.advanceToRest(limit: nil, recording: &trace)
        #expect(view.contentOffset == place && items.isSnapPoint(place) == true, "view \(number), item \(item)")
      }
    }
  }
}
