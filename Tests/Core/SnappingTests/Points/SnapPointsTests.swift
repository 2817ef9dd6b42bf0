import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Snap points")
struct SnapPointsTests {
  /// Expects points and their items, of items told as uniform and one by one, as a row and as a column, read from the
  /// left and from the right.
  private func expect(
    _ scene: SnapScene, _ offsets: [Double], items: [Int]? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let items = items ?? Array(offsets.indices)
    for told in [scene, scene.withOwnSizes, scene.transposed] {
      #expect(told.points.offsets == offsets, "\(told)", sourceLocation: sourceLocation)
      #expect(told.points.items == items, "\(told)", sourceLocation: sourceLocation)
    }
    let mirrored = scene.mirrored
    let isLone = offsets.count == 1
    let opposite = isLone ? [mirrored.range.upperBound] : offsets.map(scene.opposite)
    for told in [mirrored, mirrored.withOwnSizes] {
      #expect(told.points.offsets == opposite, "\(told)", sourceLocation: sourceLocation)
      #expect(told.points.items == items, "\(told)", sourceLocation: sourceLocation)
    }
  }

  /// The places of some of the cards, from the first one's.
  private func places(_ cards: Range<Int>, from first: Double = 0) -> [Double] {
    cards.map { first + 336 * Double($0) }
  }

  // MARK: A row

  @Test("Cards aligned at the start rest every 336 pt, and the last one at the end of the range")
  func start() {
    expect(.cards(), places(0..<9) + [3001])
  }

  @Test("Cards aligned at the centre have the first and the last one at the ends of the range")
  func center() {
    expect(.cards(.lineCenter), [0] + places(1..<9, from: -11.5) + [3001])
  }

  @Test("Cards aligned at the end have the first and the last one at the ends of the range")
  func end() {
    expect(.cards(.lineEnd), [0] + places(1..<9, from: -23) + [3001])
  }

  @Test("An anchor of a quarter keeps half the margin, and ties round to the even pixel")
  func quarter() {
    // 336·k − 5.75 pt is 672·k − 11.5 px.
    expect(.cards(SnapAlignment(anchor: 0.25)), [0] + places(1..<9, from: -6) + [3001])
    // 336·k − 17.25 pt is 672·k − 34.5 px.
    expect(.cards(SnapAlignment(anchor: 0.75)), [0] + places(1..<9, from: -17) + [3001])
  }

  @Test("The alignment of a plug-in converts to that of snapping")
  func plugin() {
    #expect(SnapAlignment(LineAlignment.lineStart) == .lineStart)
    #expect(SnapAlignment(LineAlignment.lineCenter) == .lineCenter)
    #expect(SnapAlignment(LineAlignment.lineEnd) == .lineEnd)
  }

  @Test("A margin of the alignment replaces the section's inset on its own side only")
  func margins() {
    let start = places(0..<10)
    expect(
      .cards(SnapAlignment(anchor: 0, leadingMargin: 0, trailingMargin: 99)), start.dropLast().map { $0 + 16 } + [3001])
    expect(.cards(SnapAlignment(anchor: 0, leadingMargin: 40)), [0] + start.dropFirst().map { $0 - 24 })
    expect(.cards(SnapAlignment(anchor: 0, leadingMargin: -20)), start.dropLast().map { $0 + 36 } + [3001])
    // The last item may rest before the end of the range, and no snap point follows it.
    expect(
      .cards(SnapAlignment(anchor: 1, leadingMargin: 99, trailingMargin: 0)), [0] + start.dropFirst().map { $0 - 39 })
    expect(
      .cards(SnapAlignment(anchor: 0.5, leadingMargin: 99, trailingMargin: 99)),
      SnapScene.cards(.lineCenter).points.offsets)
  }

  @Test("The viewport is the bounds without the content inset")
  func contentInset() {
    expect(SnapScene.cards().inset(20, 30), places(0..<10, from: -20))
    expect(SnapScene.cards(.lineCenter).inset(20, 30), places(0..<10, from: -6.5))
    expect(SnapScene.cards(.lineEnd).inset(20, 30), places(0..<10, from: 7))
  }

  @Test("An inset larger than the bounds gives a viewport of length zero")
  func noViewport() {
    let points = SnapScene.row(of: [100, 0], in: 50).inset(40, 40).points
    #expect(points.offsets == [-40, 60] && points.items == [0, 0])
  }

  @Test("From right to left the first item rests at the largest offset")
  func rightToLeft() {
    let points = SnapScene.cards().mirrored.points
    #expect(points.offsets == places(0..<9).map { 3001 - $0 } + [0])
    let inset = SnapScene.cards().mirrored.inset(20, 30).points
    #expect(inset.offsets == places(0..<10).map { 3031 - $0 })
  }

  @Test("A column reads from top to bottom in every language")
  func column() {
    let points = SnapScene.cards().transposed.points
    #expect(points.axis == .vertical && SnapScene.cards().points.axis == .horizontal)
    var scene = SnapScene.cards().transposed
    scene.layout.isRightToLeft = true
    #expect(scene.points.offsets == points.offsets)
  }

  // MARK: Ends

  @Test("Unreachable items share a snap point: the last of them at the beginning, the first at the end")
  func shared() {
    let scene = SnapScene.row(10, of: 100, in: 375, .lineCenter)
    expect(scene, [0, 62.5, 162.5, 262.5, 362.5, 462.5, 562.5, 625], items: Array(1...8))
    let points = scene.points
    #expect((0..<10).map(points.point(ofItem:)) == [0, 0, 1, 2, 3, 4, 5, 6, 7, 7])
    expect(.row(10, of: 100, in: 375), [0, 100, 200, 300, 400, 500, 600, 625], items: Array(0...7))
    expect(.row(10, of: 100, in: 375, .lineEnd), [0, 25, 125, 225, 325, 425, 525, 625], items: [2] + Array(3...9))
  }

  @Test("With aligned ends the first item rests at the beginning and the last one at the end")
  func alignedEnds() {
    expect(.cards(alignsEnds: true), places(0..<9) + [3001])
    expect(SnapScene.cards(alignsEnds: true).inset(20, 30), places(0..<9, from: -20) + [3031])
    expect(
      SnapScene.cards(.lineCenter, alignsEnds: true).inset(20, 30),
      [-20] + places(1..<9, from: -6.5) + [3031])
    expect(
      .row(10, of: 100, in: 375, .lineCenter, alignsEnds: true),
      [0, 62.5, 162.5, 262.5, 362.5, 462.5, 562.5, 625], items: [0] + Array(2...7) + [9])
  }

  @Test("With aligned ends two items rest at the ends, and a single item at the beginning")
  func alignedFew() {
    expect(.row(2, of: 300, apart: 20, inset: 10, in: 375, alignsEnds: true), [0, 265])
    expect(.row(1, of: 300, inset: 50, in: 375, alignsEnds: true), [0])
    expect(.row(0, of: 300, inset: 200, in: 375, alignsEnds: true), [])
  }

  @Test("Content that fits has one snap point, at its beginning", arguments: [false, true])
  func fitting(alignsEnds: Bool) {
    for alignment in [SnapAlignment.lineStart, .lineCenter, .lineEnd] {
      expect(.row(3, of: 100, in: 375, alignment, alignsEnds: alignsEnds), [0], items: [0])
      expect(.row(3, of: 125, in: 375, alignment, alignsEnds: alignsEnds), [0], items: [0])
      let scene = SnapScene.row(3, of: 100, in: 375, alignment, alignsEnds: alignsEnds).inset(20, 30)
      expect(scene, [-20], items: [0])
      #expect((0..<3).map(scene.points.point(ofItem:)) == [0, 0, 0])
    }
    // A quarter of a point is less than a pixel.
    let scene = SnapScene.row(3, of: 125, apart: 0.125, in: 375, alignsEnds: alignsEnds)
    #expect(scene.points.offsets == [0] && scene.withOwnSizes.points.offsets == [0])
  }

  @Test("Without items there are no snap points, with any insets", arguments: [0.0, 400])
  func empty(inset: Double) {
    let points = SnapScene.row(0, of: 100, inset: inset, in: 375).points
    #expect(points.isEmpty && points.count == 0 && points.offsets.isEmpty)
    #expect(points.nearest(to: 0) == nil && points.item(nearestTo: 0) == nil && points.point(ofItem: 0) == nil)
    let nothing = FlowLayout(containerSize: LayoutSize(width: 375, height: 100), sections: [])
    #expect(SnapScene(layout: nothing, boundsLength: 375).points.isEmpty)
  }

  @Test("Without limits to the range, snap points may be outside it")
  func unclamped() {
    for scene in [SnapScene.cards(.lineCenter), SnapScene.cards(.lineCenter).withOwnSizes] {
      let frames = scene.layout.frames
      let points = SnapPoints(
        frames, alignment: .lineCenter, staysInRange: false, geometry: scene.geometry(of: frames))
      #expect(points.offsets == places(0..<10, from: -11.5) && points.items == Array(0..<10))
    }
  }

  // MARK: Long items

  @Test("An item longer than the viewport rests at both its ends, inside the section's insets")
  func longItem() {
    expect(.row(of: [200, 900, 200], in: 375, .lineCenter), [0, 200, 725, 925], items: [0, 1, 1, 2])
    expect(.row(of: [200, 900, 200], inset: 16, in: 375), [0, 200, 757, 957], items: [0, 1, 1, 2])
    expect(.row(of: [200, 900, 400], inset: 16, in: 375), [0, 200, 757, 1100, 1157], items: [0, 1, 1, 2, 2])
    let points = SnapScene.row(of: [200, 900, 200], in: 375, .lineCenter).points
    #expect((0..<3).map(points.point(ofItem:)) == [0, 1, 3])
  }

  @Test("A long first item begins with the range, and a long last item ends with it", arguments: [false, true])
  func longEnds(alignsEnds: Bool) {
    expect(
      .row(of: [900, 200, 900], in: 375, .lineCenter, alignsEnds: alignsEnds), [0, 525, 812.5, 1100, 1625],
      items: [0, 0, 1, 2, 2])
    expect(
      .row(of: [900, 900], apart: 10, inset: 20, in: 375, .lineEnd, alignsEnds: alignsEnds), [0, 565, 910, 1475],
      items: [0, 0, 1, 1])
  }

  @Test("An item as long as the viewport has one snap point, and a pixel more makes two")
  func almostLong() {
    expect(.row(3, of: 375, in: 375), [0, 375, 750])
    expect(.row(3, of: 375.5, in: 375), [0, 0.5, 375.5, 376, 751, 751.5], items: [0, 0, 1, 1, 2, 2])
  }

  @Test("In a row of long items, the snap points are at both ends of each item")
  func longRow() {
    expect(.row(3, of: 500, apart: 30, in: 375), [0, 125, 530, 655, 1060, 1185], items: [0, 0, 1, 1, 2, 2])
  }
}
