import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Snap points: pixels, sections, lines")
struct SnapPointsDetailsTests {
  // MARK: Pixels

  @Test(
    "Points are rounded to the pixel of the display",
    arguments: [
      (1, [0, 100, 201, 301]), (2, [0, 100.5, 200.5, 301]),
      (3, [0, 301.0 / 3, 602.0 / 3, 301]),
    ] as [(Double, [Double])])
  func pixels(scale: Double, offsets: [Double]) {
    let scene = SnapScene.row(5, of: 100.3, in: 200.5, displayScale: scale)
    for points in [scene.points, scene.withOwnSizes.points] {
      #expect(points.offsets.count == 4 && points.items == [0, 1, 2, 3])
      for (found, expected) in zip(points.offsets, offsets) { #expect(abs(found - expected) < 1e-12) }
    }
  }

  @Test("An end of the range between two pixels is a snap point if the nearest pixel is outside")
  func offThePixel() {
    for scene in [
      SnapScene.row(5, of: 100, in: 149.25, displayScale: 1),
      SnapScene.row(5, of: 100, in: 149.25, displayScale: 1).withOwnSizes,
    ] {
      #expect(scene.range == 0...350.75)
      #expect(scene.points.offsets == [0, 100, 200, 300, 350.75])
    }
  }

  @Test(
    "An item has two snap points if it is at least a pixel longer than the view",
    arguments: [(excess: 0.4, points: 1), (1.1, 2)])
  func oversizedByPixels(excess: Double, points: Int) {
    let scene = SnapScene.row(3, of: 375 + excess / 2, in: 375, displayScale: 2)
    #expect(scene.points.offsets.count == 3 * points && scene.withOwnSizes.points.offsets.count == 3 * points)
  }

  // MARK: Sections

  @Test("Items use the insets of their own section; headers and footers have no snap points")
  func sections() {
    func section(_ count: Int, _ length: Double, _ spacing: Double, _ left: Double, _ right: Double) -> FlowSection {
      FlowSection(
        itemSizes: .uniform(count: count, size: LayoutSize(width: length, height: 100)), minimumLineSpacing: spacing,
        sectionInset: LayoutInset(top: 0, left: left, bottom: 0, right: right))
    }
    var (first, second) = (section(3, 100, 5, 10, 20), section(2, 200, 0, 50, 60))
    first.headerReferenceSize = LayoutSize(width: 30, height: 0)
    second.headerReferenceSize = LayoutSize(width: 40, height: 0)
    second.footerReferenceSize = LayoutSize(width: 25, height: 0)
    let layout = FlowLayout(
      containerSize: LayoutSize(width: 250, height: 100), sections: [first, section(0, 9, 9, 0, 0), second])
    var scene = SnapScene(layout: layout, boundsLength: 250)
    #expect(scene.points.offsets == [30, 135, 240, 410, 610] && scene.points.items == [0, 1, 2, 3, 4])
    scene.alignment = .lineEnd
    #expect(scene.points.offsets == [0, 15, 120, 470, 670])
    scene.alignment = SnapAlignment(anchor: 0, leadingMargin: 0)
    #expect(scene.points.offsets == [40, 145, 250, 460, 660])
    #expect(scene.mirrored.points.offsets == [655, 550, 445, 235, 35])
    scene.alignsEnds = true
    #expect(scene.points.offsets == [0, 145, 250, 460, 695])
    // Two of the second section's items are too long for a narrower view.
    scene = SnapScene(layout: layout, boundsLength: 150)
    #expect(scene.points.offsets == [30, 135, 240, 410, 570, 610, 770] && scene.points.items == [0, 1, 2, 3, 3, 4, 4])
  }

  @Test("An empty section makes no difference")
  func emptySections() {
    let scene = SnapScene.cards()
    var more = scene
    more.layout.sections.append(FlowSection(itemSizes: .each([])))
    #expect(more.points.offsets == scene.points.offsets && more.points.items == scene.points.items)
  }

  // MARK: Lines

  @Test("A line of several items is one snap point with its first item")
  func lines() {
    for scene in [SnapScene.grid(7, of: 50, in: 100), SnapScene.grid(7, of: 50, in: 100).withOwnSizes] {
      let points = scene.points
      #expect(points.offsets == [0, 60, 70] && points.items == [0, 3, 6])
      #expect((0..<7).map(points.point(ofItem:)) == [0, 0, 0, 1, 1, 1, 2])
    }
  }

  @Test("A line is as long as its longest item")
  func unevenLines() {
    var scene = SnapScene.grid(0, of: 0, in: 100)
    scene.layout.sections[0].itemSizes = .each(
      [20, 50, 30, 90, 40, 200].map { LayoutSize(width: 100, height: $0) })
    // Lines of 50 and 200; the second one is longer than the view.
    #expect(scene.points.offsets == [0, 60, 160] && scene.points.items == [0, 3, 3])
    #expect((0..<6).map(scene.points.point(ofItem:)) == [0, 0, 0, 1, 1, 1])
  }

  // MARK: Nothing between

  @Test("Items without length or distance share a snap point")
  func heaps() {
    let nothing = SnapScene.row(5, of: 0, in: 375)
    #expect(nothing.points.offsets == [0] && nothing.points.items == [0])
    let inset = SnapScene.row(5, of: 0, inset: 200, in: 375, SnapAlignment(anchor: 0, leadingMargin: 190))
    for scene in [inset, inset.withOwnSizes] {
      #expect(scene.points.offsets == [10] && scene.points.items == [0])
      #expect((0..<5).map(scene.points.point(ofItem:)) == [0, 0, 0, 0, 0])
    }
    let row = SnapScene.row(of: [0, 0, 100, 0, 0, 100, 100, 0], in: 150)
    #expect(row.points.offsets == [0, 100, 150] && row.points.items == [2, 3, 6])
    #expect((0..<8).map(row.points.point(ofItem:)) == [0, 0, 0, 1, 1, 1, 2, 2])
  }

  @Test("Items closer than a pixel share snap points that are a pixel apart")
  func dust() {
    let dust = SnapScene.row(100, of: 0.125, in: 5, displayScale: 1)
    for points in [dust.points, dust.withOwnSizes.points] {
      #expect(points.offsets == [0, 1, 2, 3, 4, 5, 6, 7.5])
      #expect(points.items.first == 4 && points.items[1] == 5)
    }
  }

  // MARK: Questions

  @Test("Of two equally near points the first is nearest; beyond an end the last point there is")
  func nearest() {
    let cards = SnapScene.cards()
    for points in [cards.points, cards.withOwnSizes.points] {
      #expect([-500, 0, 167.9, 168, 168.1, 336, 3001, 9999].map(points.nearest(to:)) == [0, 0, 0, 0, 1, 1, 9, 9])
      #expect(points.item(nearestTo: 700) == 2)
      #expect(points.nearest(to: -.infinity) == 0 && points.nearest(to: .infinity) == 9)
    }
    let mirrored = cards.mirrored
    for points in [mirrored.points, mirrored.withOwnSizes.points] {
      #expect([9999, 3001, 2833.1, 2833, 2832.9, 0, -5].map(points.nearest(to:)) == [0, 0, 0, 0, 1, 9, 9])
    }
  }

  @Test("For crowded, sparse and uniform items the nearest point is that of a full search")
  func nearestOfMany() {
    let lengths = [Double](repeating: 3, count: 40) + [900, 700] + [Double](repeating: 40, count: 19)
    for row in [SnapScene.row(of: lengths, in: 1000), .row(80, of: 41, apart: 3, in: 100, .lineCenter)] {
      for scene in [row, row.inset(30, 0), row.mirrored, row.inset(30, 0).mirrored] {
        let (points, offsets) = (scene.points, scene.points.offsets)
        for (offset, next) in zip(offsets, offsets.dropFirst()) {
          let middle = (offset + next) / 2
          for place in [offset, offset.nextUp, offset.nextDown, middle, middle.nextUp, middle.nextDown, 0 - offset] {
            let distance = offsets.map { abs($0 - place) }.min()
            let nearest = offsets.firstIndex { abs($0 - place) == distance }
            #expect(points.nearest(to: place) == nearest, "\(place) in \(scene)")
            #expect(points.snapped(place) == nearest.map { points[$0] }, "\(place) in \(scene)")
          }
        }
      }
    }
  }

  @Test("Each item gives its snap point and each snap point its item; others give nil")
  func roundTrip() {
    let cards = SnapScene.cards(.lineCenter)
    for points in [cards.points, cards.withOwnSizes.points, cards.mirrored.points] {
      for item in 0..<10 { #expect(points.point(ofItem: item).map(points.item(ofPoint:)) == item) }
      #expect(points.point(ofItem: -1) == nil && points.point(ofItem: 10) == nil)
    }
  }

  @Test("Snap points are equal if everything they are made from is equal")
  func equality() {
    #expect(SnapScene.cards().points == SnapScene.cards().points)
    #expect(SnapScene.cards().points != SnapScene.cards(.lineCenter).points)
    #expect(SnapScene.cards().points != SnapScene.cards().transposed.points)
  }
}
