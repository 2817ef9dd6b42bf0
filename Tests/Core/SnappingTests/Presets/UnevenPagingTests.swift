import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Corrected: pages in pairs")
struct UnevenPagingTests {
  private static let rests: [Double] = [25, 400, 825, 1200, 1625, 2000, 2425, 2800, 3225, 3600]

  /// Ten pages, 50 between pairs, 25 around them: inside the layout, outside the range.
  private static func row(maximumPages: Int? = nil, page: Double = 375) -> SnappedRow<SnapBehavior> {
    SnappedRow(
      layout(page), contentInset: ContentInset(top: 0, left: -25, bottom: 0, right: -25)
    ) { SnapBehavior.unevenPaging($0, maximumPagesPerFlick: maximumPages) }
  }

  private static func layout(_ page: Double) -> FlowLayout {
    FlowLayout(
      containerSize: LayoutSize(width: page, height: 200),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 10, size: LayoutSize(width: page, height: 200)),
          lineSpacings: (0..<9).map { $0 % 2 == 0 ? 0 : 50 },
          sectionInset: LayoutInset(top: 0, left: 25, bottom: 0, right: 25))
      ])
  }

  @Test("The snap points are 25, 400, 825, 1200 and 1625, and slow drags commit midway between them")
  func rests() {
    var row = Self.row()
    #expect(Self.rests.map { row.release(at: $0) } == Self.rests)
    for (rest, next) in zip(Self.rests, Self.rests.dropFirst()) {
      let cut = (rest + next) / 2
      #expect(row.release(at: cut - 0.5, from: rest) == rest)
      #expect(row.release(at: cut + 0.5, from: rest) == next)
    }
  }

  @Test("The view starts and ends at snap points, so that a touch moves nothing")
  func endsAreRests() {
    var row = Self.row()
    #expect(row.minimum == 25 && row.maximum == 3600)
    #expect(row.release(at: row.minimum) == 25)
    #expect(row.release(at: row.maximum) == 3600)
    // Without the inset, the first and the last page rest at the ends all the same.
    var plain = SnappedRow(Self.layout(375)) { SnapBehavior.unevenPaging($0) }
    #expect(plain.release(at: 0) == 0 && plain.release(at: plain.maximum) == plain.maximum)
    #expect(plain.release(at: 0, velocity: 0.5) == 400)
  }

  @Test("A quick swipe of 60 pt moves with the finger, also at the first page")
  func quickSwipe() {
    var row = Self.row()
    #expect(row.release(at: 85, from: 25, velocity: 0.8) == 400)
    #expect(row.release(at: 340, from: 400, velocity: -0.8) == 25)
  }

  @Test(
    "A hard flick turns at most the maximum of pages; without one it goes to its free target",
    arguments: [
      (rate: DecelerationRate.fast, cap: nil, rest: 825.0), (.normal, nil, 3225), (.fast, 1, 400), (.normal, 1, 400),
      (.normal, 2, 825), (.normal, 3, 1200),
    ] as [(rate: DecelerationRate, cap: Int?, rest: Double)])
  func cap(rate: DecelerationRate, cap: Int?, rest: Double) {
    var row = Self.row(maximumPages: cap)
    row.rate = rate
    #expect(row.release(at: 175, from: 25, velocity: 6) == rest)
  }

  @Test("Targets far outside the content rest at its ends", arguments: [-1e9, -1000, -300, 3812.5, 1e9])
  func outside(proposal: Double) {
    var row = Self.row()
    #expect(row.release(at: 400, proposing: proposal) == (proposal < 0 ? 25 : 3600))
  }

  @Test("Narrow pages, unequal gaps and a single last page have their own rest offsets")
  func anyGrouping() {
    let layout = FlowLayout(
      containerSize: LayoutSize(width: 375, height: 200),
      sections: [
        FlowSection(
          itemSizes: .each([375, 300, 375, 200, 340].map { LayoutSize(width: $0, height: 200) }),
          lineSpacings: [0, 80, 5, 30])
      ])
    var row = SnappedRow(layout) { SnapBehavior.unevenPaging($0) }
    // The middles of the pages between are at 525, 942.5 and 1235 of 1705.
    #expect(row.allTargets() == [0, 337.5, 755, 1047.5, 1330])
  }

  @Test("A rotation keeps the page, and the pages get the width of the new view")
  func rotation() {
    var trace = ScrollTrace()
    for page in 0..<10 {
      let row = Self.row()
      var scroller = Scroller(
        ScrollConfiguration(
          contentSize: row.geometry.contentSize, boundsSize: row.geometry.boundsSize,
          contentInset: row.geometry.contentInset),
        contentOffset: Vector2D(x: Self.rests[page], y: 0), behavior: row.behavior)
      let wide = Self.row(page: 812)
      scroller.behavior.frames = wide.layout.frames
      scroller.resize(to: wide.geometry.boundsSize, recording: &trace)
      let frame = wide.layout.frames.frame(of: ItemPath(item: page))
      #expect(scroller.contentOffset.x == frame.minX)
    }
  }
}
