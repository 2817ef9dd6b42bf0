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

@Suite("Snap points at the ends and of crowded items")
struct SnapPointsEndsTests {
  /// The points of items given as uniform and one by one.
  private func both(_ scene: SnapScene) -> [SnapPoints] { [scene.points, scene.withOwnSizes.points] }

  // MARK: Aligned ends

  @Test("With aligned ends a single item rests at the beginning, even if it is aligned to the end")
  func loneItem() {
    let scene = SnapScene.row(1, of: 232, inset: 20, in: 232, .lineEnd, alignsEnds: true)
    #expect(scene.withOwnSizes.points.offsets == [0])
    #expect(scene.points.offsets == [0])
  }

  @Test("With aligned ends a single long item still rests at both its ends")
  func loneLongItem() {
    let points = SnapScene.row(1, of: 900, in: 375, alignsEnds: true).points
    #expect(points.offsets == [0, 525] && points.items == [0, 0])
  }

  @Test("With aligned ends unreachable items rest at the end")
  func unreachable() {
    let scene = SnapScene.row(10, of: 100, in: 375, alignsEnds: true)
    #expect((6..<10).map(scene.points.point(ofItem:)) == [6, 7, 7, 7])
    #expect((6..<10).map(scene.withOwnSizes.points.point(ofItem:)) == [6, 7, 7, 7])
  }

  @Test("With aligned ends the last item rests at the end, even if its own offset is before the beginning")
  func lastItem() {
    // The footer makes the range, so that all three items are at their place before it begins.
    var scene = SnapScene.row(3, of: 40, in: 140, .lineEnd, alignsEnds: true)
    scene.layout.sections[0].footerReferenceSize = LayoutSize(width: 60, height: 0)
    #expect(both(scene).map(\.offsets) == [[0, 40], [0, 40]])
    #expect(scene.withOwnSizes.points.point(ofItem: 2) == 1)
    #expect(scene.points.point(ofItem: 2) == 1)
  }

  @Test("With aligned ends the last line of a grid rests at the end, and a single line at the beginning")
  func grid() {
    let scene = SnapScene.grid(8, of: 80, in: 100, alignsEnds: true)
    #expect(scene.points.offsets == [0, 90, 160] && scene.points.items == [0, 3, 6])
    // Above the footer the last line has a place of its own.
    var footed = scene
    footed.layout.sections[0].footerReferenceSize = LayoutSize(width: 0, height: 90)
    #expect(footed.points.offsets == [0, 90, 250])
    var lone = SnapScene.grid(3, of: 80, in: 100, alignsEnds: true)
    lone.layout.sections[0].footerReferenceSize = LayoutSize(width: 0, height: 90)
    #expect(lone.points.offsets == [0])
    #expect(scene.withOwnSizes.points.items == [0, 3, 6])
    #expect(footed.withOwnSizes.points.offsets == [0, 90, 250])
    #expect(lone.withOwnSizes.points.offsets == [0])
  }

  // MARK: Ends off the pixel

  @Test("With an end between pixels, uniform and individual item sizes give the same snap point")
  func endOffThePixel() {
    let scene = SnapScene.row(5, of: 100, in: 149.75, displayScale: 1)
    #expect(scene.range == 0...350.25)
    #expect(scene.withOwnSizes.points.offsets == [0, 100, 200, 300, 350])
    #expect(scene.points.offsets == scene.withOwnSizes.points.offsets)
  }

  @Test("A beginning between pixels belongs to the last item before it")
  func beginningOffThePixel() {
    let center = SnapScene.row(9, of: 30, in: 150.25, .lineCenter, displayScale: 1).inset(0.25, 0)
    #expect(center.range.lowerBound == -0.25)
    #expect(center.points.items.first == 2)
    #expect(center.withOwnSizes.points.items.first == 2)
  }

  @Test("An offset within a pixel of an end that rounds away from it is its own snap point")
  func nearAnEnd() {
    // At their place at 0.75, 40.75 …
    let scene = SnapScene.row(5, of: 40, in: 100, SnapAlignment(anchor: 0, leadingMargin: -0.75), displayScale: 1)
    #expect(scene.withOwnSizes.points.offsets == [1, 41, 81, 100])
    #expect(scene.points.offsets == [1, 41, 81, 100])
  }

  @Test("Snap points are at least a pixel apart, also at the ends")
  func pixelApart() {
    // The first item's place is before the range, the second one's at 0.375.
    let scene = SnapScene.row(9, of: 40, in: 100, SnapAlignment(anchor: 0, leadingMargin: 38.875), displayScale: 1)
      .inset(0.75, 0)
    #expect(scene.withOwnSizes.points.offsets.prefix(2) == [-0.75, 40])
    #expect(scene.points.offsets.prefix(2) == [-0.75, 40])
  }

  @Test("In a range of one pixel two snap points belong to different items")
  func tinyRange() {
    // Three items of 376 pt in all; the second one is in the centre at half a pixel.
    let scene = SnapScene.row(3, of: 120, apart: 8, in: 375, .lineCenter, displayScale: 1)
    #expect(scene.withOwnSizes.points.offsets == [0, 1] && scene.withOwnSizes.points.items == [1, 2])
    #expect(scene.points.offsets == [0, 1])
    #expect(scene.points.items == [1, 2])
  }

  // MARK: Long items

  @Test("An item that shares the end with the end of a long item rests there")
  func afterLongItem() {
    let scene = SnapScene.row(
      of: [200, 900, 20], in: 375, SnapAlignment(anchor: 0.5, leadingMargin: 0, trailingMargin: 30))
    #expect(scene.points.offsets == [0, 200, 745] && scene.points.items == [0, 1, 1])
    #expect((0..<3).map(scene.points.point(ofItem:)) == [0, 1, 2])
  }

  @Test("A long item after an item without length rests at its own beginning")
  func longItemInHeap() {
    let points = SnapScene.row(of: [100, 0, 500, 100], in: 200).points
    #expect(points.offsets == [0, 100, 400, 500])
    #expect(points.point(ofItem: 2) == 1)
  }
}
