import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Corrected: one page a flick, two pages a large flick")
struct FlickPagingTests {
  private static let page = 336.0

  private static func row(
    viewport: Double = 375, contentInset: ContentInset = .zero, isRightToLeft: Bool = false
  ) -> SnappedRow<SnapBehavior> {
    SnappedRow(
      .row(count: 10, width: 320, spacing: 16, viewport: viewport, left: 16, right: 16, isRightToLeft: isRightToLeft),
      contentInset: contentInset
    ) { SnapBehavior.flickPaging($0) }
  }

  @Test("The last item rests at the end of the range in a view of any width", arguments: [320.0, 352, 353, 375])
  func inBoundsAtTheEnd(viewport: Double) {
    var row = Self.row(viewport: viewport)
    let last = min(9 * Self.page, row.maximum)
    #expect(row.release(at: 8.6 * Self.page, from: 8 * Self.page, velocity: 0.5) == last)
    #expect(row.release(at: 2700, from: 2688, velocity: 3) == last)
    #expect(row.allTargets().allSatisfy { $0 >= row.minimum && $0 <= row.maximum })
  }

  @Test(
    "A flick back near the beginning rests there, and never at -336",
    arguments: [(offset: 100.0, velocity: -3.0), (-10, -0.5)])
  func inBoundsAtTheBeginning(offset: Double, velocity: Double) {
    var row = Self.row()
    #expect(row.release(at: offset, from: 120, velocity: velocity) == 0)
  }

  @Test("Under a content inset of 20 the first item returns to -20")
  func contentInset() {
    var row = Self.row(contentInset: ContentInset(top: 0, left: 20, bottom: 0, right: 0))
    #expect(row.release(at: -15, from: -20) == -20)
    #expect(row.release(at: 100, from: 316, velocity: -0.5) == -20)
    // A flick ahead goes to the next item: 20 pt before where it would be without the inset.
    #expect(row.release(at: -5, from: -20, velocity: 0.5) == 316)
  }

  @Test(
    "Pages count from the drag's start, so that a movement of 3 pt back makes no difference",
    arguments: [(velocity: 0.5, pages: 1), (3, 2), (-0.5, -1), (-3, -2)])
  func fromTheStart(velocity: Double, pages: Int) {
    var row = Self.row()
    for page in 2...6 {
      let rest = Double(page) * Self.page
      for wiggle in [-3.0, 0, 3] {
        let target = row.release(at: rest + wiggle, from: rest, velocity: velocity)
        #expect(target == rest + Double(pages) * Self.page)
      }
    }
  }

  @Test("A drag of 1.2 pages with a large flick moves two pages, not three")
  func twoPages() {
    var row = Self.row()
    #expect(row.release(at: 1.2 * Self.page, from: 0, velocity: 3) == 2 * Self.page)
    // A finger that has gone farther than the flick's pages is not left behind.
    #expect(row.release(at: 2.2 * Self.page, from: 0, velocity: 0.5) == 3 * Self.page)
  }

  @Test(
    "A flick from exactly a page turns all the pages of its velocity",
    arguments: [(velocity: 0.5, pages: 1.0), (-0.5, -1), (3, 2), (-3, -2)])
  func atRest(velocity: Double, pages: Double) {
    var row = Self.row()
    for page in 2...6 {
      let rest = Double(page) * Self.page
      #expect(row.release(at: rest, velocity: velocity) == rest + pages * Self.page)
    }
  }

  @Test("The published thresholds stay: exactly 0.2 is no flick, and exactly 2.0 is no large one")
  func strictThresholds() {
    var row = Self.row()
    let velocities = [0.2, 0.2.nextUp, 2, 2.0.nextUp]
    let targets = velocities.map { row.release(at: 1.3 * Self.page, from: Self.page, velocity: $0, proposing: 440) }
    #expect(targets == [1, 2, 2, 3].map { $0 * Self.page })
  }

  @Test("Items of other sizes, several sections and both axes snap at their own snap points")
  func others() {
    let widths = [100.0, 320, 60, 240, 180]
    let sections = (0..<2).map { _ in
      FlowSection(
        itemSizes: .each(widths.map { LayoutSize(width: $0, height: 200) }), minimumLineSpacing: 16,
        sectionInset: LayoutInset(top: 0, left: 16, bottom: 0, right: 16))
    }
    let size = LayoutSize(width: 200, height: 200)
    var row = SnappedRow(FlowLayout(containerSize: size, sections: sections)) { SnapBehavior.flickPaging($0) }
    var mirrored = SnappedRow(FlowLayout(containerSize: size, sections: sections, isRightToLeft: true)) {
      SnapBehavior.flickPaging($0)
    }
    let frames = row.layout.frames
    // Where items begin, but for the last, which ends with the content, and those that do not fit.
    let starts = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 0), (1, 1)].map {
      frames.frame(of: ItemPath(section: $0.0, item: $0.1)).minX - 16
    }
    for start in starts {
      #expect(row.release(at: start) == start)
      #expect(mirrored.release(at: row.maximum - start) == row.maximum - start)
    }
    #expect(row.release(at: starts[3], velocity: -0.5) == starts[2])
    #expect(mirrored.release(at: row.maximum - starts[3], velocity: 0.5) == row.maximum - starts[2])
  }
}
