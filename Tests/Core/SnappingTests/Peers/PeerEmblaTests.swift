import FlowLayoutModel
import ScrollPhysics
import Snapping
import Testing

/// Slides of a carousel and the scroll positions Embla gives them.
///
/// - Source: the figures of Embla Carousel at 25eff504, packages/embla-carousel/src/\_\_tests\_\_: align-ltr and
///   containScroll-ltr. Embla reports translations; their opposites are scroll positions.
struct PeerCarousel: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var widths: [Double]
  /// The margin on either side of a slide.
  var margin: Double
  var container: Double
  var alignment: SnapAlignment
  var snaps: [Double]

  init(
    _ name: String, _ widths: [Double], margin: Double = 0, in container: Double = 1000, _ alignment: SnapAlignment,
    _ snaps: [Double]
  ) {
    testDescription = name
    self.widths = widths
    self.margin = margin
    self.container = container
    self.alignment = alignment
    self.snaps = snaps
  }

  /// The points of the slides, in a row and in a column.
  func points(staysInRange: Bool) -> [SnapPoints] {
    [ScrollDirection.horizontal, .vertical].map { direction in
      let isRow = direction == .horizontal
      let sizes = widths.map { LayoutSize(width: $0, height: 190) }
      let inset = LayoutInset(top: 0, left: margin, bottom: 0, right: margin)
      let size = LayoutSize(width: container, height: 190)
      let section = FlowSection(
        itemSizes: .each(isRow ? sizes : sizes.map(\.transposed)), minimumLineSpacing: 2 * margin,
        sectionInset: isRow ? inset : inset.transposed)
      let bounds = isRow ? size : size.transposed
      let frames = FlowLayout(containerSize: bounds, scrollDirection: direction, sections: [section]).frames
      // A carousel whose scroll is contained rests at its ends, margins included.
      return SnapPoints(
        frames, alignment: alignment, alignsEnds: staysInRange, staysInRange: staysInRange,
        geometry: ScrollViewGeometry(
          contentSize: Size2D(width: frames.contentSize.width, height: frames.contentSize.height),
          boundsSize: Size2D(width: bounds.width, height: bounds.height)))
    }
  }
}

@Suite("Peers: Embla")
struct PeerEmblaTests {
  private static let start = PeerAreas.start
  private static let center = PeerAreas.center
  private static let end = PeerAreas.end
  /// An alignment of a tenth of the container of 1000.
  private static let tenth = SnapAlignment(anchor: 0, leadingMargin: 100, trailingMargin: 0)

  private static let five = [800, 400, 200, 500, 300.0]
  private static let ten = [100, 200, 150, 250, 130, 100, 200, 150, 250, 130.0]

  @Test(
    "Slides that are not contained rest at their alignment",
    arguments: [
      PeerCarousel("start", five, start, [0, 800, 1200, 1400, 1900]),
      PeerCarousel("centre", five, center, [-100, 500, 800, 1150, 1550]),
      PeerCarousel("end", five, end, [-200, 200, 400, 900, 1200]),
      PeerCarousel("10 %", five, tenth, [-100, 700, 1100, 1300, 1800]),
      PeerCarousel("start, margins", five, margin: 10, start, [10, 830, 1250, 1470, 1990]),
      PeerCarousel("centre, margins", five, margin: 10, center, [-90, 530, 850, 1220, 1640]),
      PeerCarousel("end, margins", five, margin: 10, end, [-190, 230, 450, 970, 1290]),
      PeerCarousel("10 %, margins", five, margin: 10, tenth, [-90, 730, 1150, 1370, 1890]),
    ])
  func align(_ carousel: PeerCarousel) {
    // An oversized slide would have two places; none is longer than the container.
    for points in carousel.points(staysInRange: false) {
      #expect(points.offsets == carousel.snaps)
    }
  }

  @Test(
    "Contained slides share snap points at the ends: the trimmed snaps",
    arguments: [
      PeerCarousel("start", ten, start, [0, 100, 300, 450, 660]),
      PeerCarousel("centre", ten, center, [0, 75, 265, 380, 530, 660]),
      PeerCarousel("end", ten, end, [0, 130, 280, 530, 660]),
      PeerCarousel("10 %", ten, tenth, [0, 200, 350, 600, 660]),
      PeerCarousel("start, margins", ten, margin: 10, start, [0, 130, 350, 520, 790, 860]),
      PeerCarousel("centre, margins", ten, margin: 10, center, [0, 145, 355, 490, 660, 855, 860]),
      PeerCarousel("end, margins", ten, margin: 10, end, [0, 40, 260, 430, 700, 860]),
      PeerCarousel("10 %, margins", ten, margin: 10, tenth, [0, 30, 250, 420, 690, 840, 860]),
      PeerCarousel("3 px wider than the container", [502, 501], center, [0, 3]),
      PeerCarousel("less than the container", [200, 200], center, [0]),
    ])
  func trimSnaps(_ carousel: PeerCarousel) {
    for points in carousel.points(staysInRange: true) {
      #expect(points.offsets == carousel.snaps)
    }
  }

  @Test(
    "Each contained slide has its own snap point: the kept snaps",
    arguments: [
      PeerCarousel("start", ten, start, [0, 100, 300, 450, 660, 660, 660, 660, 660, 660]),
      PeerCarousel("centre", ten, center, [0, 0, 0, 75, 265, 380, 530, 660, 660, 660]),
      PeerCarousel("end", ten, end, [0, 0, 0, 0, 0, 0, 130, 280, 530, 660]),
    ])
  func keepSnaps(_ carousel: PeerCarousel) throws {
    for points in carousel.points(staysInRange: true) {
      let places = try carousel.widths.indices.map { points[try #require(points.point(ofItem: $0))] }
      #expect(places == carousel.snaps)
    }
  }
}
