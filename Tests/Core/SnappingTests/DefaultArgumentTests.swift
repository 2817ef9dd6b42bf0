import FlowLayoutModel
import ScrollPhysics
import Snapping
import Testing

/// What a caller gets without saying it; code that leaves an argument out depends on its default.
@Suite("Default arguments of snapping")
struct DefaultArgumentTests {
  @Test("Rules and thresholds")
  func rules() {
    #expect(
      SnapRule(.nearest)
        == SnapRule(
          .nearest, flicksAreFlings: false, maximumPoints: nil, stops: .none, proximity: nil,
          restsInsideOversizedItems: true))
    #expect(
      FlickThresholds()
        == FlickThresholds(
          minimumFlickVelocity: 0.2, largeFlickVelocity: .infinity, pagesPerFlick: 1, pagesPerLargeFlick: 2))
    #expect(
      DragThresholds(.translation)
        == DragThresholds(.translation, beyond: .part(0.5), minimumFlickVelocity: .infinity, turns: .one))
    #expect(ViewAligned() == ViewAligned(.automatic, anchor: 0, sizeClass: .compact))
    #expect(SnapAlignment(anchor: 0.3) == SnapAlignment(anchor: 0.3, leadingMargin: nil, trailingMargin: nil))
    #expect(ContainerPaging() == ContainerPaging(axis: .horizontal))
  }

  /// The target of a release at each offset, speed and drag start.
  private static func targets(_ make: (FlowLayout) -> SnapBehavior) -> [Double] {
    var row = SnappedRow(.row(count: 9, width: 150, spacing: 10, viewport: 400), make)
    var targets: [Double] = []
    // A default that differs by anything decides otherwise at one of the three speeds around it.
    let thresholds = [0.2, 0.25, 0.3, 2]
    let speeds = [0, 5] + thresholds.map(\.nextDown) + thresholds + thresholds.map(\.nextUp)
    for offset in stride(from: -30.0, through: 1050, by: 37) {
      for velocity in speeds {
        for start in [offset, offset - 90] {
          targets.append(row.release(at: offset, from: start, velocity: velocity))
          targets.append(row.release(at: offset, from: start, velocity: -velocity))
        }
      }
    }
    return targets
  }

  @Test("Presets")
  func presets() {
    let full: [(String, (FlowLayout) -> SnapBehavior, (FlowLayout) -> SnapBehavior)] = [
      ("aligned", { .aligned($0, to: .lineCenter) }, { .aligned($0, to: .lineCenter, flickVelocity: 0.3) }),
      (
        "flickPaging", { .flickPaging($0) },
        { .flickPaging($0, thresholds: FlickThresholds(minimumFlickVelocity: 0.2, largeFlickVelocity: 2)) }
      ),
      ("groupPaging", { .groupPaging($0) }, { .groupPaging($0, flickVelocity: 0.25) }),
      ("groupPagingCentered", { .groupPagingCentered($0) }, { .groupPagingCentered($0, flickVelocity: 0.25) }),
      ("unevenPaging", { .unevenPaging($0) }, { .unevenPaging($0, maximumPagesPerFlick: nil) }),
      ("viewAligned", { .viewAligned($0) }, { .viewAligned($0, ViewAligned()) }),
      (
        "draggedRow", { .draggedRow($0, DragThresholds(.translation)) },
        { .draggedRow($0, to: .lineCenter, DragThresholds(.translation)) }
      ),
      (
        "behavior", { SnapBehavior($0, alignment: .lineStart, rule: .nearest) },
        { SnapBehavior($0, alignment: .lineStart, alignsEnds: false, rule: .nearest) }
      ),
    ]
    for (name, short, long) in full { #expect(Self.targets(short) == Self.targets(long), "\(name)") }
  }

  @Test("Points stay in the range, and are on the pixels of 2 for each point")
  func points() {
    let layout = FlowLayout.row(count: 9, width: 150.3, spacing: 10, viewport: 400)
    let geometry = ScrollViewGeometry(
      contentSize: Size2D(width: 1432.7, height: 200), boundsSize: Size2D(width: 400, height: 200))
    let short = SnapPoints(layout.frames, alignment: .lineCenter, geometry: geometry)
    let full = SnapPoints(
      layout.frames, alignment: .lineCenter, alignsEnds: false, staysInRange: true, geometry: geometry, displayScale: 2)
    #expect(Array(0..<short.count).map { short[$0] } == Array(0..<full.count).map { full[$0] })
  }

  @Test("A carousel has two duplicates at each end, loops, and turns after two seconds")
  func carousel() {
    let layout = FlowLayout.row(count: 5, width: 300, spacing: 10, viewport: 320)
    let size = Size2D(width: 320, height: 200)
    var full = Carousel(layout, boundsSize: size, duplicates: 2, autoScrollInterval: 2000, loops: true)
    var other = ScrollTrace()
    full.advance(to: 9000, recording: &other)
    let start = Carousel(layout, boundsSize: size)
    for var short in [start, Carousel(layout, start.configuration)] {
      var trace = ScrollTrace()
      short.advance(to: 9000, recording: &trace)
      #expect(trace == other && trace.frames.count > 60 && short.contentOffset != start.contentOffset)
    }
  }
}
