import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Corrected: centred cards, with the first and the last at the edges")
struct CardPagingTests {
  private static func row(
    count: Int = 8, width: Double = 280, viewport: Double = 320, left: Double = 0, right: Double = 0,
    header: Double = 0, contentInset: ContentInset = .zero, isRightToLeft: Bool = false
  ) -> SnappedRow<CardPaging> {
    SnappedRow(
      .row(
        count: count, width: width, spacing: 10, viewport: viewport, left: left, right: right, header: header,
        isRightToLeft: isRightToLeft),
      contentInset: contentInset, CardPaging.init)
  }

  /// Where a card of 280 rests, neither the first nor the last, in 320.
  private func rest(_ card: Int) -> Double { Double(card) * 290 - 20 }

  @Test("Other frames are read back, and the card in the centre is then unknown")
  func frames() {
    var row = Self.row()
    _ = row.release(at: rest(3), from: rest(3), moving: 0)
    #expect(row.behavior.centeredCard == 3)
    let frames = FlowLayout.row(count: 3, width: 100, spacing: 10, viewport: 320).frames
    row.behavior.frames = frames
    #expect(row.behavior.frames == frames && row.behavior.centeredCard == nil)
  }

  // MARK: 5.1.1 and 5.1.2

  @Test(
    "A slow release goes to the nearest card, at equal distances in both directions",
    arguments: [
      (drags: -144...144, cards: 0), (146...434, 1), (436...724, 2), (-434 ... -146, -1), (-714 ... -436, -2),
    ])
  func deadZone(drags: ClosedRange<Int>, cards: Int) {
    var row = Self.row()
    for drag in drags {
      for movement in [-1.0, 0, 1] {
        let target = row.release(at: rest(3) + Double(drag), from: rest(3), moving: movement)
        #expect(target == rest(3 + cards), "dragged by \(drag)")
        #expect(row.behavior.centeredCard == 3 + cards)
      }
    }
  }

  @Test(
    "A release midway between two cards goes in the direction of the last movement",
    arguments: [(drag: 145.0, back: 0, ahead: 1), (-145, -1, 0), (435, 1, 2)])
  func midway(drag: Double, back: Int, ahead: Int) {
    var row = Self.row()
    #expect(row.release(at: rest(3) + drag, from: rest(3), moving: 1) == rest(3 + ahead))
    #expect(row.release(at: rest(3) + drag, from: rest(3), moving: -1) == rest(3 + back))
    // A release without movement remembers the last one.
    #expect(row.release(at: rest(3) + drag, from: rest(3), moving: 0) == rest(3 + back))
  }

  @Test(
    "Before any movement is known, a release midway between two cards goes back to where its drag began",
    arguments: 1...5)
  func midwayAtFirst(card: Int) {
    for isRightToLeft in [false, true] {
      for start in [card, card + 1] {
        var row = Self.row(isRightToLeft: isRightToLeft)
        #expect(row.release(at: rest(card) + 145, from: rest(start), moving: 0) == rest(start))
        #expect(row.release(at: rest(card) + 145, from: rest(start), moving: 1) == rest(card + 1))
        #expect(row.release(at: rest(card) + 145, from: rest(start), moving: -1) == rest(card))
      }
    }
  }

  @Test("Any flick leaves the card of its drag's start, and a short one moves by one card", arguments: [1.0, -1])
  func flicks(direction: Double) {
    for drag in 0...140 {
      var row = Self.row()
      let offset = rest(3) + direction * Double(drag)
      #expect(row.release(at: offset, from: rest(3), velocity: direction * 0.4) == rest(3 + Int(direction)))
    }
  }

  // MARK: 5.1.3

  @Test("The offset across the row has no effect", arguments: [-64.0, -10.5, -10, 0, 199.5, 200, 210, 5000])
  func verticalProbe(across: Double) {
    var row = Self.row(contentInset: ContentInset(top: 64, left: 0, bottom: 0, right: 0))
    #expect(row.release(at: rest(3) + 20, from: rest(3), velocity: 0.5, across: across) == rest(4))
    #expect(row.release(at: rest(3) + 20, from: rest(3), across: across) == rest(3))
    #expect(row.behavior.centeredCard == 3)
  }

  // MARK: 5.1.4

  @Test("Content shorter than the view has one rest offset, its beginning", arguments: [1, 2])
  func shortContent(count: Int) {
    var row = Self.row(count: count, width: 90, contentInset: ContentInset(top: 0, left: 12, bottom: 0, right: 8))
    #expect(row.allTargets() == [-12])
  }

  @Test("A flick inward from beyond an edge goes inward")
  func inwardFlick() {
    for beyond in [0.0, 1, 40] {
      var row = Self.row(contentInset: ContentInset(top: 0, left: 20, bottom: 0, right: 20))
      let (first, last) = (row.minimum - beyond, row.maximum + beyond)
      #expect(row.release(at: first, from: row.minimum, velocity: 3) == rest(1))
      #expect(row.release(at: last, from: row.maximum, velocity: -3) == rest(6))
    }
  }

  @Test(
    "A touch at the last card rests on it, even if the content ends between pixels", arguments: [0, 0.375, 0.5, 0.625])
  func fractionalEnd(right: Double) {
    for scale in [1.0, 2, 3] {
      var row = Self.row(count: 4, right: right)
      row.displayScale = scale
      let last = row.release(at: row.maximum, velocity: 1)
      #expect(last <= row.maximum && row.maximum - last < 1 / scale)
      for movement in [-1.0, 0, 1] { #expect(row.release(at: last, moving: movement) == last) }
    }
  }

  // MARK: 5.1.5

  @Test("A fling reaches the last card in a view of any width", arguments: [599.0, 600, 601, 650, 700])
  func reachesTheEnd(viewport: Double) {
    var row = Self.row(width: 300, viewport: viewport)
    #expect(row.release(at: 310, velocity: 8, proposing: row.maximum) == row.maximum)
    #expect(row.behavior.centeredCard == 7)
  }

  // MARK: 5.1.6

  @Test("In a wide view every target is inside the range: 0 and 170 instead of -80 and 250")
  func inBounds() {
    var row = Self.row(width: 100, viewport: 700)
    #expect(row.maximum == 170)
    #expect(row.release(at: 29, from: 30, velocity: -0.5) == 0)
    #expect(row.release(at: 141, from: 140, velocity: 0.5) == 170)
    #expect(row.allTargets().allSatisfy { (0...170).contains($0) })
  }

  // MARK: 5.1.7

  @Test("Cards rest at the pixel nearest to the centre", arguments: [1.0, 2, 3])
  func pixels(scale: Double) {
    var row = Self.row(viewport: 375, left: 0.4375)
    row.displayScale = scale
    // 532.9375 is card 2's place.
    let target = row.release(at: 530)
    #expect(abs(target - 532.9375) <= 0.5 / scale)
    #expect(target == (532.9375 * scale).rounded() / scale)
  }

  @Test("Beyond 16.7 million points whole points stay exact")
  func doublePrecision() {
    var row = Self.row(count: 100_000, left: 157)
    #expect(row.release(at: 16_777_216, from: 16_777_217, velocity: 0) == 16_777_217)
  }

  // MARK: 5.1.8

  @Test("Without cards the target does not change")
  func noCards() {
    for var row in [Self.row(count: 0), Self.row(count: 0, header: 900)] {
      for offset in [-10.0, 0, 100] { #expect(row.release(at: offset, moving: 1) == offset) }
      #expect(row.behavior.centeredCard == nil)
    }
  }

  @Test("A header is not a card, and the first card after it rests in the centre")
  func header() {
    var short = Self.row(header: 100)
    #expect(short.release(at: 60, moving: -1) == 0)
    #expect(short.behavior.centeredCard == 0)
    var row = Self.row(header: 400)
    #expect(row.release(at: 100, moving: -1) == 380)
    #expect(row.behavior.centeredCard == 0)
    #expect(row.release(at: 600, from: 670, moving: -1) == rest(1) + 400)
    // Back at the header, a flick on goes to the first card, not past it; a little before it, to the next.
    #expect(row.release(at: 20, from: 380, velocity: 0.5) == 380)
    #expect(row.release(at: 300, from: 380, velocity: 0.5) == rest(1) + 400)
    #expect(row.behavior.centeredCard == 1)
  }

  @Test("From right to left everything is mirrored")
  func rightToLeft() {
    var (row, mirrored) = (Self.row(), Self.row(isRightToLeft: true))
    for offset in stride(from: -60.0, through: row.maximum + 60, by: 11) {
      for velocity in [-2, -0.4, 0, 0.4, 2] {
        let target = row.release(at: offset, from: 560, velocity: velocity)
        let other = mirrored.release(
          at: row.maximum - offset, from: row.maximum - 560, velocity: 0 - velocity)
        #expect(other == row.maximum - target)
        #expect(row.behavior.centeredCard == mirrored.behavior.centeredCard)
      }
    }
  }

  @Test("Assigning other cards clears the centred card")
  func otherCards() {
    var row = Self.row()
    #expect(row.release(at: rest(3) + 20, from: rest(3)) == rest(3))
    #expect(row.behavior.centeredCard == 3)
    row.behavior.frames = Self.row(count: 2).layout.frames
    #expect(row.behavior.centeredCard == nil)
  }

  @Test("An outdated centred card, as after a reload, does not affect later releases")
  func staleCard() {
    var row = Self.row(width: 100, viewport: 400)
    let rest = 3.0 * 110 - 150
    for _ in 0..<3 { #expect(row.release(at: rest + 5, from: rest, moving: 1) == rest) }
    // The last release's card is another one than the drag began at.
    #expect(row.release(at: rest + 115, from: rest + 110, velocity: 0.4) == rest + 220)
    #expect(row.release(at: rest + 5, from: rest, moving: 1) == rest)
  }
}
