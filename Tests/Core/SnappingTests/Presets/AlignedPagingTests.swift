import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Corrected: items aligned to a line")
struct AlignedPagingTests {
  private static func row(
    _ alignment: LineAlignment, count: Int = 8, spacing: Double = 10, left: Double = 20, right: Double = 20,
    header: Double = 0, footer: Double = 0, contentInset: ContentInset = .zero, isVertical: Bool = false,
    isRightToLeft: Bool = false
  ) -> SnappedRow<SnapBehavior> {
    let row = FlowLayout.row(
      count: count, width: 200, spacing: spacing, viewport: 375, left: left, right: right, header: header,
      footer: footer, isRightToLeft: isRightToLeft)
    return SnappedRow(isVertical ? row.turned : row, contentInset: contentInset) {
      SnapBehavior.aligned($0, to: alignment)
    }
  }

  /// Where item 3 rests.
  private func rest(_ alignment: LineAlignment) -> Double {
    switch alignment {
    case .lineStart: 630
    case .lineCenter: 20 + 630 + 100 - 187.5
    case .lineEnd: 20 + 630 + 200 + 20 - 375
    }
  }

  @Test("A flick goes to the item nearest to its free target, not always to the next one", arguments: [false, true])
  func proposal(isVertical: Bool) {
    var row = Self.row(.lineStart, isVertical: isVertical)
    #expect(row.release(at: 5, from: 0, velocity: 8, proposing: 801) == 840)
    #expect(row.release(at: 5, from: 0, velocity: 8) == 840)
    #expect(row.release(at: 5, from: 0, velocity: 0.5) == 210)
    row.rate = .normal
    #expect(row.release(at: 5, from: 0, velocity: 8) == row.maximum)
  }

  @Test(
    "A slow drag commits at half an item and gap in both directions, at every alignment",
    arguments: LineAlignment.allCases)
  func isSymmetric(alignment: LineAlignment) {
    for isVertical in [false, true] {
      var row = Self.row(alignment, isVertical: isVertical)
      let rest = rest(alignment)
      for drag in 1...104 {
        #expect(row.release(at: rest + Double(drag), from: rest) == rest)
        #expect(row.release(at: rest - Double(drag), from: rest) == rest)
      }
      #expect(row.release(at: rest + 106, from: rest) == rest + 210)
      #expect(row.release(at: rest - 106, from: rest) == rest - 210)
    }
  }

  @Test("A flick back leaves the item from its first point of travel", arguments: LineAlignment.allCases)
  func flickBack(alignment: LineAlignment) {
    var row = Self.row(alignment)
    let rest = rest(alignment)
    for travel in 0...100 {
      #expect(row.release(at: rest - Double(travel), from: rest, velocity: -1) == rest - 210)
      #expect(row.release(at: rest + Double(travel), from: rest, velocity: 1) == rest + 210)
    }
  }

  @Test(
    "Every target is inside the range: 1335 instead of 1470; 0 instead of -67.5 or -135",
    arguments: LineAlignment.allCases)
  func inBounds(alignment: LineAlignment) {
    for isVertical in [false, true] {
      var row = Self.row(alignment, isVertical: isVertical)
      #expect(row.maximum == 1335)
      #expect(row.release(at: 1330, velocity: 1) == 1335)
      #expect(row.release(at: 0, velocity: -1) == 0)
      #expect(row.allTargets().allSatisfy { (0...1335).contains($0) })
    }
  }

  @Test("In a gap wider than the inset a flick back goes back")
  func wideGap() {
    var row = Self.row(.lineStart, spacing: 60, left: 0)
    for offset in 199...259 { #expect(row.release(at: Double(offset), from: 260, velocity: -2) == 0) }
  }

  @Test("A flick from exactly a snap point moves on in both directions", arguments: LineAlignment.allCases)
  func atRest(alignment: LineAlignment) {
    var row = Self.row(alignment)
    let rest = rest(alignment)
    #expect(row.release(at: rest, velocity: -1) == rest - 210)
    #expect(row.release(at: rest, velocity: 1) == rest + 210)
  }

  @Test("The published threshold stays: a velocity of exactly 0.3 is no flick")
  func strictThreshold() {
    var row = Self.row(.lineStart)
    #expect(row.release(at: 640, from: 630, velocity: 0.3, proposing: 670) == 630)
    #expect(row.release(at: 640, from: 630, velocity: 0.3.nextUp, proposing: 670) == 840)
  }

  @Test("The view does not snap to headers and footers", arguments: LineAlignment.allCases)
  func supplementaryViews(alignment: LineAlignment) {
    var row = Self.row(alignment, count: 4, header: 150, footer: 120)
    let frames = row.layout.frames
    let (minimum, maximum) = (row.minimum, row.maximum)
    let places = (0..<4).map { item -> Double in
      let frame = frames.frame(of: ItemPath(item: item))
      let place =
        switch alignment {
        case .lineStart: frame.minX - 20
        case .lineCenter: frame.minX + 100 - 187.5
        case .lineEnd: frame.maxX + 20 - 375
        }
      return min(max(place, minimum), maximum)
    }
    #expect(row.allTargets() == Set(places))
  }

  @Test("The first item rests beside a content inset, not under it")
  func contentInset() {
    let inset = ContentInset(top: 0, left: 50, bottom: 0, right: 50)
    var row = Self.row(.lineStart, contentInset: inset)
    #expect(row.release(at: -50) == -50)
    #expect(row.release(at: -10, from: -50) == -50)
    #expect(row.release(at: -10, from: -50, velocity: 1) == 160)
  }

  @Test("From right to left everything is mirrored", arguments: LineAlignment.allCases)
  func rightToLeft(alignment: LineAlignment) {
    var row = Self.row(alignment, right: 30)
    var mirrored = Self.row(alignment, right: 30, isRightToLeft: true)
    for offset in stride(from: -60.0, through: row.maximum + 60, by: 11) {
      for velocity in [-2, -0.4, 0, 0.4, 2] {
        let target = row.release(at: offset, from: 560, velocity: velocity)
        let other = mirrored.release(at: row.maximum - offset, from: row.maximum - 560, velocity: 0 - velocity)
        #expect(other == row.maximum - target)
      }
    }
  }

  @Test("A view without width and items without width have finite targets")
  func degenerate() {
    for (width, viewport) in [(0.0, 375.0), (200, 0), (0, 0), (200, 20)] {
      for alignment in LineAlignment.allCases {
        let layout = FlowLayout.row(count: 4, width: width, spacing: 0, viewport: viewport, left: 20, right: 20)
        var row = SnappedRow(layout) { SnapBehavior.aligned($0, to: alignment) }
        #expect(row.allTargets().allSatisfy { $0 >= row.minimum && $0 <= row.maximum })
      }
    }
  }
}
