import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Published: centred cards, with the first and the last at the edges")
struct PublishedCardPagingTests {
  private static let forward = 1.0
  private static let backward = -1.0

  /// A row of cards 200 high, and where it is seen from.
  private struct Row {
    var frames: ItemFrames
    var geometry: ScrollViewGeometry
    var width: Double
    var spacing: Double

    init(
      count: Int = 8, width: Double = 280, spacing: Double = 10, viewport: Double = 320, left: Double = 0,
      right: Double = 0, header: Double = 0, contentInset: ContentInset = .zero, isRightToLeft: Bool = false
    ) {
      let section = FlowSection(
        itemSizes: .uniform(count: count, size: LayoutSize(width: width, height: 200)), minimumLineSpacing: spacing,
        sectionInset: LayoutInset(top: 0, left: left, bottom: 0, right: right),
        headerReferenceSize: LayoutSize(width: header, height: 0))
      frames =
        FlowLayout(
          containerSize: LayoutSize(width: viewport, height: 200), sections: [section], isRightToLeft: isRightToLeft
        ).frames
      geometry = ScrollViewGeometry(
        contentSize: Size2D(width: frames.contentSize.width, height: 200),
        boundsSize: Size2D(width: viewport, height: 200), contentInset: contentInset)
      self.width = width
      self.spacing = spacing
    }

    var design: PublishedCardPaging {
      PublishedCardPaging(frames: frames, cardWidth: width, spaceBetweenCards: spacing)
    }

    /// Where a card rests that is neither the first nor the last.
    func rest(_ card: Int) -> Double {
      let slack = (geometry.boundsSize.width - width) / 2
      return frames.frame(of: ItemPath(item: card)).minX - slack
    }

    /// Releases the design and returns the target.
    func release(
      _ design: inout PublishedCardPaging, at offset: Double, y: Double = 0, proposing proposal: Double? = nil,
      proposedY: Double? = nil, moving movement: Double, velocity: Double = 0
    ) -> Vector2D {
      var target = Vector2D(x: proposal ?? offset, y: proposedY ?? y)
      let context = TargetContext(
        velocity: Vector2D(x: velocity, y: 0), proposedTarget: target, contentOffset: Vector2D(x: offset, y: y),
        dragStartOffset: .zero, lastMovement: Vector2D(x: movement, y: 0), geometry: geometry)
      design.updateTarget(&target, context: context)
      return target
    }
  }

  // MARK: 5.1.1 and 5.1.2

  @Test(
    "A slow release goes by the last movement: one card from 0 pt, two from 150 pt, back two from 141 pt",
    arguments: [
      (drags: 0...149, movement: forward, cards: 1),
      (drags: 150...439, movement: forward, cards: 2),
      (drags: 0...149, movement: backward, cards: -1),
      (drags: 150...439, movement: backward, cards: 0),
      (drags: -140 ... -1, movement: backward, cards: -1),
      (drags: -430 ... -141, movement: backward, cards: -2),
      (drags: -140...0, movement: forward, cards: 1),
    ])
  func noDeadZone(drags: ClosedRange<Int>, movement: Double, cards: Int) {
    let row = Row()
    for drag in drags {
      var design = row.design
      let target = row.release(&design, at: row.rest(3) + Double(drag), moving: movement)
      #expect(target.x == row.rest(3 + cards), "dragged by \(drag)")
      #expect(design.previouslyCenteredCard == 3 + cards)
    }
  }

  @Test(
    "A slow drag of half a card and the gap moves two cards ahead",
    arguments: [(width: 280.0, spacing: 10.0), (200, 20), (300, 4), (160, 0)])
  func twoCards(width: Double, spacing: Double) {
    let row = Row(width: width, spacing: spacing)
    for (drag, cards) in [(width / 2 + spacing - 1, 1), (width / 2 + spacing, 2)] {
      var design = row.design
      #expect(row.release(&design, at: row.rest(3) + drag, moving: Self.forward).x == row.rest(3 + cards))
    }
  }

  @Test("A release with the gap in the centre counts from the card before the gap, from both sides")
  func gap() {
    let row = Row()
    let gap = row.frames.frame(of: ItemPath(item: 3)).maxX
    for point in 0..<10 {
      // As far from card 3 as the point is from card 4's end of the gap: still card 3's.
      let offset = gap + Double(point) - 160
      var design = row.design
      #expect(row.release(&design, at: offset, moving: Self.forward).x == row.rest(4))
      design = row.design
      #expect(row.release(&design, at: offset, moving: Self.backward).x == row.rest(2))
    }
    var design = row.design
    #expect(row.release(&design, at: gap + 10 - 160, moving: Self.backward).x == row.rest(3))
  }

  @Test("A drag that ends without movement uses the last movement of an earlier drag, at first forward")
  func rememberedDirection() {
    let row = Row()
    var design = row.design
    #expect(row.release(&design, at: row.rest(3), moving: 0).x == row.rest(4))
    #expect(row.release(&design, at: row.rest(4), moving: Self.backward).x == row.rest(3))
    #expect(row.release(&design, at: row.rest(3), moving: 0).x == row.rest(2))
  }

  // MARK: 5.1.3

  @Test(
    "Under a top inset, or scrolled below the cards, the row stops anywhere and forgets its card",
    arguments: [
      (y: -64.0, snaps: false), (-10.5, false), (-10, true), (0, true), (199.5, true), (200, false), (210, false),
    ])
  func verticalProbe(y: Double, snaps: Bool) {
    let row = Row(contentInset: ContentInset(top: 64, left: 0, bottom: 0, right: 0))
    var design = row.design
    design.previouslyCenteredCard = 3
    let target = row.release(&design, at: row.rest(3) + 20, y: y, moving: Self.forward)
    #expect(target == Vector2D(x: snaps ? row.rest(4) : row.rest(3) + 20, y: y))
    #expect(design.previouslyCenteredCard == (snaps ? 4 : nil))
  }

  @Test("The centre is searched at the proposed height, among the cards at the current height")
  func verticalTarget() {
    let row = Row()
    for (proposedY, expected) in [(209.5, row.rest(3)), (210, row.rest(3) + 20), (-10, row.rest(3))] {
      var design = row.design
      let target = row.release(&design, at: row.rest(3) + 20, y: -10.5, proposedY: proposedY, moving: Self.forward)
      // The present middle is in no card, so the card found is not advanced from.
      #expect(target == Vector2D(x: expected, y: proposedY))
    }
  }

  // MARK: 5.1.4

  @Test("Content shorter than the view is sent beyond its edge: two cards of 90 in 320 pt go to -130")
  func shortContent() {
    let row = Row(count: 2, width: 90)
    var design = row.design
    #expect(row.release(&design, at: 0, moving: Self.forward).x == -130)
    #expect(row.release(&design, at: 0, moving: Self.backward).x == -130)
    #expect(design.previouslyCenteredCard == nil)
  }

  @Test("A single short card stays at the left")
  func singleCard() {
    let row = Row(count: 1, width: 90, contentInset: ContentInset(top: 0, left: 12, bottom: 0, right: 8))
    var design = row.design
    #expect(row.release(&design, at: -12, moving: Self.forward).x == -12)
  }

  @Test("A flick inward from an edge or beyond it has no effect: the view returns to the edge")
  func inwardFlick() {
    let row = Row(contentInset: ContentInset(top: 0, left: 20, bottom: 0, right: 20))
    let end = row.geometry.maximumOffset(.horizontal)
    var design = row.design
    for beyond in [0.0, 1] {
      let (left, right) = (-20 - beyond, end + beyond)
      #expect(row.release(&design, at: left, proposing: 900, moving: Self.forward, velocity: 6).x == -20)
      #expect(row.release(&design, at: right, proposing: 900, moving: Self.backward, velocity: -6).x == end)
    }
    #expect(design.previouslyCenteredCard == nil)
  }

  @Test("A touch at the last card keeps a whole rest offset, but goes one card back from a rounded one")
  func fractionalEnd() {
    let whole = Row(count: 4)
    var design = whole.design
    #expect(whole.geometry.maximumOffset(.horizontal) == 830)
    #expect(whole.release(&design, at: 830, moving: Self.backward).x == 830)

    let fractional = Row(count: 4, right: 0.375)
    design = fractional.design
    #expect(fractional.geometry.maximumOffset(.horizontal) == 830.375)
    #expect(fractional.release(&design, at: 1000, moving: Self.backward).x == 830)
    #expect(fractional.release(&design, at: 830, moving: Self.backward).x == 560)
  }

  // MARK: 5.1.5

  @Test(
    "If two cards fit, a fling to the very end stops a card before it",
    arguments: [
      (viewport: 599.0, target: 1871.0), (600, 1870), (601, 1709), (650, 1685), (700, 1660),
    ])
  func unreachableEnd(viewport: Double, target: Double) {
    let row = Row(width: 300, viewport: viewport)
    let end = row.geometry.maximumOffset(.horizontal)
    var design = row.design
    #expect(row.release(&design, at: 310, proposing: end, moving: Self.forward, velocity: 8).x == target)
    let isReached = target == end
    #expect(isReached == (viewport <= 600))
    #expect(design.previouslyCenteredCard == (isReached ? nil : 6))
  }

  // MARK: 5.1.6

  @Test(
    "Near the ends of a wide view a centred card is out of range: -80, and 250 instead of 170",
    arguments: [(card: 3, rest: 30.0, movement: backward, target: -80.0), (4, 140, forward, 250)])
  func outOfBounds(card: Int, rest: Double, movement: Double, target: Double) {
    let row = Row(width: 100, viewport: 700)
    #expect(row.geometry.maximumOffset(.horizontal) == 170)
    #expect(row.rest(card) == rest)
    var design = row.design
    design.previouslyCenteredCard = card
    #expect(row.release(&design, at: rest + movement, moving: movement).x == target)
    #expect(design.previouslyCenteredCard == card + Int(movement))
  }

  // MARK: 5.1.7

  @Test("Cards rest at whole points, up to a point off the centre")
  func wholePoints() {
    // 47.5 and 532.4375, rounded one after the other.
    let row = Row(viewport: 375, left: 0.4375)
    var design = row.design
    #expect(row.rest(2) == 532.9375)
    #expect(row.release(&design, at: 300, moving: Self.forward).x == 532)
    // 300.5 and −80.5, both away from zero.
    let wide = Row(width: 100, viewport: 701, left: 0.5)
    design = wide.design
    design.previouslyCenteredCard = 3
    #expect(wide.rest(2) == -80)
    #expect(wide.release(&design, at: 29, moving: Self.backward).x == -81)
  }

  @Test("Beyond 16.7 million points odd whole points are rounded away")
  func singlePrecision() {
    let row = Row(count: 100_000, left: 157)
    var design = row.design
    #expect(row.rest(57_852) == 16_777_217)
    #expect(row.release(&design, at: row.rest(57_851), moving: Self.forward).x == 16_777_216)
  }

  // MARK: 5.1.8

  @Test("Without cards the target does not change")
  func noCards() {
    for row in [Row(count: 0), Row(count: 0, header: 900)] {
      var design = row.design
      for offset in [-10.0, 0, 100] {
        #expect(row.release(&design, at: offset, moving: Self.forward).x == offset)
        #expect(design.previouslyCenteredCard == nil)
      }
    }
    let none = FlowLayout(containerSize: LayoutSize(width: 320, height: 200), sections: []).frames
    var design = PublishedCardPaging(frames: none, cardWidth: 280, spaceBetweenCards: 10)
    #expect(Row().release(&design, at: 0, moving: Self.forward).x == 0)
  }

  @Test("A header in the centre counts as card 0: the view goes to the left edge, or to card 1")
  func header() {
    let row = Row(header: 400)
    var design = row.design
    #expect(row.release(&design, at: 1000, proposing: 100, moving: Self.backward).x == 0)
    #expect(row.release(&design, at: 100, moving: Self.backward).x == 0)
    #expect(row.release(&design, at: 100, moving: Self.forward).x == row.rest(1))
  }

  @Test("From right to left, a drag towards the next card goes to the card on the other side")
  func rightToLeft() {
    let row = Row(isRightToLeft: true)
    var design = row.design
    #expect(row.rest(4) == row.rest(3) - 290)
    #expect(row.release(&design, at: row.rest(3) + 20, moving: Self.forward).x == row.rest(4))
    // The first card, at the right end, is sent to the left one.
    #expect(row.release(&design, at: row.rest(1) - 20, moving: Self.backward).x == 0)
  }

  @Test("If several cards fit, a remembered card is skipped by a drag that should return to it")
  func staleCard() {
    let row = Row(width: 100, viewport: 400)
    var design = row.design
    #expect(row.release(&design, at: row.rest(3) + 5, moving: Self.forward).x == row.rest(3))
    #expect(design.previouslyCenteredCard == 3)
    #expect(row.release(&design, at: row.rest(3) + 5, moving: Self.forward).x == row.rest(4))
  }

  // MARK: Contract

  @Test("A resize and values that are not finite do not change the target or the state")
  func leftAlone() {
    let row = Row()
    var design = row.design
    design.previouslyCenteredCard = 2
    let before = design
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(row.release(&design, at: number, proposing: 5, moving: Self.backward).x == 5)
      #expect(row.release(&design, at: 400, proposing: 5, moving: Self.backward, velocity: number).x == 5)
      #expect(!row.release(&design, at: 400, proposing: number, moving: Self.backward).x.isFinite)
    }
    var target = Vector2D(x: 400, y: 0)
    design.updateTarget(
      &target,
      context: TargetContext(
        reason: .resize, velocity: .zero, proposedTarget: target, contentOffset: target, dragStartOffset: target,
        lastMovement: Vector2D(x: -1, y: 0), geometry: row.geometry))
    #expect(target.x == 400 && design == before)
  }

  @Test("No number traps, and every target is a number")
  func robustness() {
    var generator = SeededGenerator(seed: 51)
    for number in 0..<sweepCount(20_000) {
      func any() -> Double { generator.anyNumber() }
      func whole(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      let row = Row(
        count: Int.random(in: 0...6, using: &generator), width: whole(0...400), spacing: whole(0...40),
        viewport: whole(0...700), left: whole(-20...20), header: whole(0...1) * 90,
        contentInset: ContentInset(top: 0, left: any(), bottom: 0, right: any()),
        isRightToLeft: Bool.random(using: &generator))
      var design = PublishedCardPaging(frames: row.frames, cardWidth: any(), spaceBetweenCards: any())
      design.previouslyCenteredCard = [nil, 0, 1, Int.min, Int.max].randomElement(using: &generator) ?? nil
      let target = row.release(
        &design, at: any(), y: whole(-1...1) * any(), proposing: any(), moving: any(), velocity: any())
      if !target.isFinite { Issue.record("\(number): \(target)") }
    }
  }
}
