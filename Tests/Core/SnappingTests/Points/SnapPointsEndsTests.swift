import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

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
