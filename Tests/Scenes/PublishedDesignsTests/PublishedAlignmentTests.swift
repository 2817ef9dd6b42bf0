import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Published: the neighbour of an alignment line")
struct PublishedAlignmentTests {
  /// A row of items 200 × 100 in a view 375 × 100, horizontal or vertical.
  private struct Row {
    var frames: ItemFrames
    var geometry: ScrollViewGeometry
    var isVertical = false

    init(
      count: Int = 8, spacing: Double = 10, left: Double = 20, right: Double = 20, header: Double = 0,
      footer: Double = 0, isVertical: Bool = false, isRightToLeft: Bool = false
    ) {
      let section = FlowSection(
        itemSizes: .uniform(count: count, size: LayoutSize(width: 200, height: 100)), minimumLineSpacing: spacing,
        sectionInset: LayoutInset(top: 0, left: left, bottom: 0, right: right),
        headerReferenceSize: LayoutSize(width: header, height: 0),
        footerReferenceSize: LayoutSize(width: footer, height: 0))
      var layout = FlowLayout(
        containerSize: LayoutSize(width: 375, height: 100), sections: [section], isRightToLeft: isRightToLeft)
      if isVertical { layout = layout.turned }
      frames = layout.frames
      self.isVertical = isVertical
      geometry = ScrollViewGeometry(
        contentSize: Size2D(width: frames.contentSize.width, height: frames.contentSize.height),
        boundsSize: isVertical ? Size2D(width: 100, height: 375) : Size2D(width: 375, height: 100))
    }

    /// Releases the design and returns the target along the row.
    func release(
      _ alignment: LineAlignment?, at offset: Double, velocity: Double = 0, proposing proposal: Double = 777,
      flickVelocity: Double = 0.3, reason: TargetContext.Reason = .dragEnd
    ) -> Double {
      func turned(_ vector: Vector2D) -> Vector2D { isVertical ? vector.transposed : vector }
      let design = PublishedAlignment(frames: frames, alignment: alignment, flickVelocity: flickVelocity)
      var target = turned(Vector2D(x: proposal, y: 3))
      let context = TargetContext(
        reason: reason, velocity: turned(Vector2D(x: velocity, y: 0)), proposedTarget: target,
        contentOffset: turned(Vector2D(x: offset, y: 3)), dragStartOffset: .zero, geometry: geometry)
      design.updateTarget(&target, context: context)
      #expect(turned(target).y == 3)
      return turned(target).x
    }
  }

  // MARK: 5.4.1

  @Test("The hardest flick moves by one item, for any proposed target")
  func oneItem() {
    let row = Row()
    for proposal in [0, 500, 1335, 1e6] {
      #expect(row.release(.lineStart, at: 5, velocity: 8, proposing: proposal) == 210)
    }
  }

  // MARK: 5.4.2

  @Test(
    "With end alignment, a slow drag commits forward at 66 pt and backward only at 145 pt",
    arguments: [
      (drag: 0.0, items: 0.0), (65, 0), (66, 1), (-1, 0), (-144, 0), (-145, -1),
    ])
  func endIsAsymmetric(drag: Double, items: Double) {
    for row in [Row(), Row(isVertical: true)] {
      let rest: Double = 20 + 3 * 210 + 200 - 375 + 20
      #expect(row.release(.lineEnd, at: rest + drag) == rest + items * 210)
    }
  }

  @Test("With end alignment, a flick back returns to the same item until it has travelled 40 pt")
  func endSwallowsFlicks() {
    let row = Row()
    let rest: Double = 20 + 3 * 210 + 200 - 375 + 20
    for travel in 0...100 {
      let target = row.release(.lineEnd, at: rest - Double(travel), velocity: -2)
      #expect(target == (travel <= 40 ? rest : rest - 210), "travelled \(travel)")
    }
  }

  @Test(
    "With start alignment, a slow drag commits forward at 106 pt and backward at 105 pt",
    arguments: [
      (drag: 0.0, items: 0.0), (105, 0), (106, 1), (-104, 0), (-105, -1),
    ])
  func startIsSymmetric(drag: Double, items: Double) {
    for row in [Row(), Row(isVertical: true)] {
      #expect(row.release(.lineStart, at: 630 + drag) == 630 + items * 210)
    }
  }

  // MARK: 5.4.4

  @Test("With start alignment, the last item's target is beyond the end: 1470 instead of 1335")
  func startBeyondTheEnd() {
    let row = Row()
    #expect(row.geometry.maximumOffset(.horizontal) == 1335)
    #expect(row.release(.lineStart, at: 1330, velocity: 1) == 1470)
  }

  @Test(
    "With centre or end alignment, the first item's target is before the beginning: -67.5, -135",
    arguments: [(alignment: LineAlignment.lineCenter, target: -67.5), (.lineEnd, -135)])
  func beforeTheBeginning(alignment: LineAlignment, target: Double) {
    #expect(Row().release(alignment, at: 0, velocity: -1) == target)
    #expect(Row(isVertical: true).release(alignment, at: 0, velocity: -1) == target)
  }

  // MARK: 5.4.5

  @Test("In a gap wider than the inset a flick back goes forward, because no item before is visible")
  func wideGap() {
    let row = Row(spacing: 60, left: 0)
    #expect(row.release(.lineStart, at: 199, velocity: -2) == 0)
    for offset in 200...259 {
      #expect(row.release(.lineStart, at: Double(offset), velocity: -2) == 260, "from \(offset)")
    }
    // An inset as wide as the gap closes the band.
    let inset = Row(spacing: 60, left: 60)
    for offset in 1...259 { #expect(inset.release(.lineStart, at: Double(offset), velocity: -2) == 0) }
  }

  // MARK: 5.4.6

  @Test("A flick from exactly a snap point stays if backward, and moves on if forward", arguments: [false, true])
  func atRest(isVertical: Bool) {
    let row = Row(isVertical: isVertical)
    for (alignment, rest) in [(LineAlignment.lineStart, 630.0), (.lineCenter, 562.5)] {
      #expect(row.release(alignment, at: rest, velocity: -1) == rest)
      #expect(row.release(alignment, at: rest, velocity: 1) == rest + 210)
    }
  }

  // MARK: 5.4.7

  @Test("A velocity of exactly 0.3 is no flick")
  func strictThreshold() {
    let row = Row()
    #expect(row.release(.lineStart, at: 640, velocity: 0.3) == 630)
    #expect(row.release(.lineStart, at: 640, velocity: 0.3.nextUp) == 840)
    #expect(row.release(.lineStart, at: 830, velocity: -0.3) == 840)
    #expect(row.release(.lineStart, at: 830, velocity: (-0.3).nextDown) == 630)
    #expect(row.release(.lineStart, at: 640, velocity: 0.75, flickVelocity: 1) == 630)
  }

  @Test("Of two equally near items the first is chosen")
  func tie() {
    #expect(Row().release(.lineStart, at: 630 + 105) == 630)
  }

  @Test("The view snaps to headers and footers like to items")
  func supplementaryViews() {
    let row = Row(count: 2, header: 150, footer: 120)
    // The header ends at 150, items begin at 170 and 380, the footer begins at 600.
    #expect(row.release(.lineStart, at: 0, velocity: -1) == -20)
    #expect(row.release(.lineStart, at: 40) == -20)
    #expect(row.release(.lineStart, at: 370, velocity: 1) == 580)
    #expect(row.release(.lineEnd, at: 20, velocity: 1) == 580 - 375 + 20)
    #expect(row.release(.lineEnd, at: 300, velocity: -1) == 580 - 375 + 20)
    #expect(row.release(.lineEnd, at: 330, velocity: -1) == 720 - 375 + 20)
  }

  @Test("A content inset is ignored: the first item is aligned under it")
  func contentInset() {
    var row = Row()
    row.geometry.contentInset = ContentInset(top: 0, left: 50, bottom: 0, right: 50)
    #expect(row.geometry.minimumOffset(.horizontal) == -50)
    #expect(row.release(.lineStart, at: -50) == 0)
    #expect(row.release(.lineStart, at: -10) == 0)
  }

  @Test("From right to left the start is still the left edge, and a flick forward goes to an earlier item")
  func rightToLeft() {
    let row = Row(right: 30, isRightToLeft: true)
    // Items begin at 30 + 210k from the left; the inset taken off is the left one of 20.
    let target = row.release(.lineStart, at: 15, velocity: 1)
    #expect(target == 30 + 210 - 20)
    #expect(row.frames.frame(of: ItemPath(item: 6)).minX == target + 20)
  }

  // MARK: Contract

  @Test("Without an alignment or visible elements the target does not change")
  func nothingToAlign() {
    #expect(Row().release(nil, at: 5, velocity: 8) == 777)
    #expect(Row().release(.lineStart, at: 1e6, velocity: 8) == 777)
    #expect(Row(count: 0).release(.lineStart, at: 0) == 777)
    var row = Row()
    row.frames = FlowLayout(containerSize: LayoutSize(width: 375, height: 100), sections: []).frames
    #expect(row.release(.lineStart, at: 0) == 777)
  }

  @Test("A single visible neighbour is chosen at any velocity")
  func oneNeighbour() {
    let row = Row(count: 1)
    for velocity in [-1.0, 0, 1] {
      #expect(row.release(.lineStart, at: 100, velocity: velocity) == 0)
      #expect(row.release(.lineStart, at: -100, velocity: velocity) == 0)
    }
  }

  @Test("A resize and values that are not finite do not change the target")
  func leftAlone() {
    let row = Row()
    #expect(row.release(.lineStart, at: 5, velocity: 8, reason: .resize) == 777)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(row.release(.lineStart, at: number) == 777)
      #expect(row.release(.lineStart, at: 5, velocity: number) == 777)
      #expect(!row.release(.lineStart, at: 5, proposing: number).isFinite)
    }
  }

  @Test("No number traps, and every target is a number")
  func robustness() {
    var generator = SeededGenerator(seed: 54)
    for number in 0..<sweepCount(20_000) {
      func any() -> Double { generator.anyNumber() }
      func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      var row = Row(
        count: Int.random(in: 0...6, using: &generator), spacing: whole(0...90), left: whole(-20...40),
        right: whole(-20...40), header: whole(0...1) * 90, footer: whole(0...1) * 90,
        isVertical: Bool.random(using: &generator), isRightToLeft: Bool.random(using: &generator))
      if Bool.random(using: &generator) { row.geometry.boundsSize = Size2D(width: any(), height: any()) }
      let alignment = LineAlignment.allCases.randomElement(using: &generator)
      let target = row.release(
        alignment, at: any(), velocity: any(), proposing: any(), flickVelocity: any())
      if !target.isFinite { Issue.record("\(number): \(target)") }
    }
  }
}
