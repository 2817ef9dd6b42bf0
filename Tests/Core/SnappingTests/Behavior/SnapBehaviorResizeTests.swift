import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Snap behavior: resizes")
struct SnapBehaviorResizeTests {
  private let directional = SnapRule.directional(minimumVelocity: 0.25)
  private let wide = Size2D(width: 667, height: 100)
  private let narrow = Size2D(width: 375, height: 100)

  /// A view of a scene at rest at an item.
  private func stage(_ scene: SnapScene, item: Int) -> Stage<SnapBehavior> {
    let points = scene.points
    let behavior = SnapBehavior(
      scene.layout, alignment: scene.alignment, alignsEnds: scene.alignsEnds, rule: directional)
    var place = Vector2D.zero
    place[scene.axis] = points.point(ofItem: item).map { points[$0] } ?? .nan
    return Stage(
      ScrollConfiguration(geometry: scene.geometry(of: scene.layout.frames)), at: place, behavior: behavior)
  }

  private func resize(_ stage: inout Stage<SnapBehavior>, _ size: Size2D) {
    stage.view.resize(to: size, recording: &stage.trace)
  }

  // MARK: At rest

  @Test(
    "A view at rest keeps its item in position",
    arguments: [
      (.lineStart, 0, 0), (.lineStart, 3, 1008), (.lineStart, 9, 2709), (.lineCenter, 0, 0), (.lineCenter, 3, 850.5),
      (.lineCenter, 9, 2709), (.lineEnd, 0, 0), (.lineEnd, 3, 693), (.lineEnd, 9, 2709),
    ] as [(SnapAlignment, Int, Double)])
  func atRest(alignment: SnapAlignment, item: Int, offset: Double) {
    var stage = stage(.cards(alignment), item: item)
    let start = stage.view.contentOffset
    resize(&stage, wide)
    #expect(stage.view.contentOffset == Vector2D(x: offset, y: 0) && stage.view.isAtRest)
    #expect(stage.view.configuration.geometry.contentSize.width == 3376)
    // And back, if it was the only one there.
    resize(&stage, narrow)
    if item == 3 || item == 9 && alignment == .lineStart { #expect(stage.view.contentOffset == start) }
  }

  @Test("With aligned ends the first and the last item stay at the ends, through two resizes")
  func alignedEnds() {
    for item in [0, 9] {
      var stage = stage(.cards(.lineCenter, alignsEnds: true), item: item)
      let start = stage.view.contentOffset
      resize(&stage, wide)
      #expect(stage.view.contentOffset.x == (item == 0 ? 0 : 2709))
      resize(&stage, narrow)
      #expect(stage.view.contentOffset == start)
    }
  }

  @Test("A row from right to left also keeps its item")
  func mirrored() {
    var stage = stage(SnapScene.cards(.lineCenter).mirrored, item: 3)
    #expect(stage.view.contentOffset.x == 3001 - 996.5)
    resize(&stage, wide)
    #expect(stage.view.contentOffset.x == 2709 - 850.5)
  }

  @Test("A column keeps its item")
  func column() {
    var stage = stage(SnapScene.cards(.lineCenter).transposed, item: 3)
    resize(&stage, wide.transposed)
    #expect(stage.view.contentOffset == Vector2D(x: 0, y: 850.5))
  }

  @Test("A view between two items keeps the nearer one; inside a long item it keeps its beginning")
  func between() {
    var off = stage(.cards(), item: 0)
    off.view.setContentOffset(Vector2D(x: 1100, y: 0), animated: false, recording: &off.trace)
    resize(&off, wide)
    #expect(off.view.contentOffset.x == 1008)
    var long = stage(.row(of: [200, 2000, 900], in: 375), item: 0)
    long.view.setContentOffset(Vector2D(x: 700, y: 0), animated: false, recording: &long.trace)
    resize(&long, wide)
    #expect(long.view.contentOffset.x == 200)
  }

  @Test("A new inset that comes with the size is used")
  func insets() {
    var stage = stage(.cards(), item: 3)
    stage.view.update(recording: &stage.trace) {
      $0.geometry.boundsSize.width = 667
      $0.geometry.contentInset.left = 44
    }
    #expect(stage.view.contentOffset.x == 1008 - 44)
  }

  @Test("A change that is not a resize moves nothing")
  func noResize() {
    var stage = stage(.cards(), item: 3)
    stage.view.update(recording: &stage.trace) { $0.geometry.contentInset.left = 44 }
    #expect(stage.view.contentOffset.x == 1008)
    resize(&stage, narrow)
    #expect(stage.view.contentOffset.x == 1008)
  }

  @Test("A view can shrink to nothing and grow again")
  func nothing() {
    var stage = stage(.cards(), item: 3)
    resize(&stage, .zero)
    #expect(stage.view.contentOffset.isFinite)
    resize(&stage, narrow)
    #expect(stage.view.contentOffset.x == 1008)
  }

  @Test("After a change of alignment, a resize moves the same item to its new snap point")
  func newAlignment() {
    var stage = stage(.cards(), item: 3)
    stage.flick(Vector2D(x: 0.5, y: 0))
    stage.settle()
    stage.view.behavior.alignment = .lineCenter
    resize(&stage, wide)
    #expect(stage.view.contentOffset.x == 850.5 + 336)
    // The view was at the item by the alignment it had; by the new one it would be nearer to the next.
    stage.view.behavior.alignment = SnapAlignment(anchor: 0, leadingMargin: 0)
    resize(&stage, narrow)
    #expect(stage.view.contentOffset.x == 4 * 336 + 16)
    stage.view.behavior.alignment = SnapAlignment(anchor: 0, leadingMargin: 200)
    resize(&stage, wide)
    #expect(stage.view.contentOffset.x == 4 * 336 + 16 - 200)
  }

  // MARK: Moving

  @Test(
    "A moving view goes on to its target item at the new snap point",
    arguments: [
      (SnapAlignment.lineStart, 1344, 1344), (.lineCenter, 1332.5, 1186.5), (.lineEnd, 1321, 1029),
    ] as [(SnapAlignment, Double, Double)])
  func moving(alignment: SnapAlignment, before: Double, after: Double) {
    for wait in [16.0, 120, 250] {
      var stage = stage(.cards(alignment), item: 3)
      stage.flick(Vector2D(x: 0.5, y: 0))
      #expect(stage.trace.releases.last?.target.x == before)
      stage.wait(wait)
      #expect(!stage.view.isAtRest)
      resize(&stage, wide)
      stage.settle()
      #expect(stage.view.contentOffset.x == after)
      #expect(stage.found.rest == 4)
      if alignment != .lineEnd {
        #expect(stage.found.itemDelta == 1)
      } else {
        #expect(stage.found.itemDelta == 1)
      }
    }
  }

  @Test("A moving view keeps its target item, not an item that it passes")
  func onTheWay() {
    let scene = SnapScene.cards(.lineStart)
    let behavior = SnapBehavior(
      scene.layout, alignment: .lineStart,
      rule: .flick(FlickThresholds(minimumFlickVelocity: 0.2, pagesPerFlick: 2)))
    var stage = Stage(
      ScrollConfiguration(geometry: scene.geometry(of: scene.layout.frames)), at: .zero, behavior: behavior)
    stage.view.release(ReleaseState(contentOffset: .zero, velocity: Vector2D(x: 0.26, y: 0)), recording: &stage.trace)
    stage.view.advance(to: 200, recording: &stage.trace)
    #expect(!stage.view.isAtRest && stage.view.contentOffset.x < 336)
    resize(&stage, Size2D(width: 400, height: 100))
    stage.view.advanceToRest(recording: &stage.trace)
    #expect(stage.view.contentOffset.x == 672 && stage.found.rest == 2)
  }

  @Test("A resize does not move the content under a dragging finger")
  func dragging() {
    var stage = stage(.cards(), item: 3)
    stage.down()
    stage.drag(by: Vector2D(x: 60, y: 0), over: 100, samples: 10)
    let offset = stage.view.contentOffset
    resize(&stage, wide)
    #expect(stage.view.contentOffset == offset)
    stage.lift(after: 100)
    stage.settle()
    #expect(stage.view.contentOffset.x == 1008)
  }

  // MARK: New layouts

  @Test(
    "The current item is kept when the items are laid out again for a new cross-axis size", arguments: [false, true])
  func relaidOut(isMoving: Bool) {
    // Three items a line in 320 pt, four in 480; lines 60 pt apart.
    let grid = SnapScene.grid(30, of: 50, in: 100)
    var stage = stage(grid, item: isMoving ? 3 : 9)
    if isMoving {
      stage.view.release(
        ReleaseState(contentOffset: stage.view.contentOffset, velocity: Vector2D(x: 0, y: 0.3)), recording: &stage.trace
      )
      #expect(stage.trace.releases.last?.target.y == 180)
      stage.wait(40)
    }
    resize(&stage, Size2D(width: 480, height: 100))
    #expect(stage.view.configuration.geometry.contentSize == Size2D(width: 480, height: 8 * 60 - 10))
    #expect(stage.view.behavior.frames.layout.containerSize == LayoutSize(width: 480, height: 100))
    // The tenth item is in the third line of four.
    stage.settle()
    #expect(stage.view.contentOffset.y == 120)
    #expect(stage.found.rest == (isMoving ? 8 : stage.found.rest))
  }

  @Test("A new length along the scroll direction does not lay out the items")
  func sameAcross() {
    var behavior = SnapBehavior(SnapScene.cards().layout, alignment: .lineStart, rule: directional)
    let sizes = [wide, Size2D(width: 375, height: 200), Size2D(width: 375, height: 200)].map { behavior.layOut(in: $0) }
    let old = Size2D(width: 3376, height: SnapScene.cards().layout.containerSize.height)
    #expect(sizes == [old, Size2D(width: 3376, height: 200), Size2D(width: 3376, height: 200)])
  }

  /// Cards as wide as a view but for 55 pt.
  private func cards(in size: Size2D) -> SnapScene {
    var scene = SnapScene.row(10, of: size.width - 55, apart: 16, inset: 16, in: size.width, .lineCenter)
    scene.layout.containerSize.height = size.height
    return scene
  }

  @Test("Items that are assigned with new sizes before a resize keep the shown item")
  func assignedFrames() {
    for tall in [100.0, 200] {
      let size = Size2D(width: 667, height: tall)
      for isMoving in [false, true] {
        var stage = stage(cards(in: narrow), item: 3)
        if isMoving {
          stage.flick(Vector2D(x: 0.5, y: 0))
          stage.wait(50)
        }
        stage.view.behavior.frames = cards(in: size).layout.frames
        resize(&stage, size)
        #expect(stage.view.configuration.geometry.contentSize.width == 16 + 10 * 628)
        stage.settle()
        // In the centre: 16 + 628·k + 306 − 333.5.
        #expect(stage.view.contentOffset.x == (isMoving ? 4 : 3) * 628 - 11.5)
      }
    }
  }

  @Test("Items that are assigned before a resize along the row also change the content size")
  func assignedInOldContainer() {
    var stage = stage(cards(in: narrow), item: 3)
    var layout = cards(in: wide).layout
    layout.containerSize.width = narrow.width
    stage.view.behavior.frames = layout.frames
    resize(&stage, wide)
    #expect(stage.view.configuration.geometry.contentSize.width == 16 + 10 * 628)
  }

  @Test("Items that are assigned and then laid out by the resize keep the item shown before both")
  func assignedAndLaidOut() {
    var stage = stage(cards(in: narrow), item: 3)
    stage.view.behavior.frames = cards(in: wide).layout.frames
    resize(&stage, Size2D(width: 667, height: 150))
    #expect(stage.view.behavior.frames.layout.containerSize.height == 150)
    #expect(stage.view.contentOffset.x == 3 * 628 - 11.5)
  }

  @Test("Several resizes in a row keep the item, also if items are assigned between them")
  func several() {
    var stage = stage(cards(in: narrow), item: 3)
    for size in [wide, narrow, Size2D(width: 1024, height: 150), wide, narrow] {
      stage.view.behavior.frames = cards(in: size).layout.frames
      resize(&stage, size)
      #expect(stage.view.contentOffset.x == 3 * (size.width - 39) + 16 - 27.5)
    }
  }

  @Test("After scrolling through assigned items, a resize keeps the item now shown")
  func assignedLongBefore() {
    var stage = stage(.cards(), item: 3)
    let few = SnapScene.row(30, of: 100, apart: 16, inset: 16, in: 375)
    stage.view.behavior.frames = few.layout.frames
    stage.view.update(recording: &stage.trace) { $0.geometry.contentSize.width = few.layout.frames.contentSize.width }
    stage.dragSlowly(by: Vector2D(x: 40, y: 0))
    stage.settle()
    #expect(stage.view.contentOffset.x == 9 * 116 && stage.found.rest == 9)
    resize(&stage, wide)
    #expect(stage.view.contentOffset.x == 9 * 116)
  }

  @Test("A view whose content is longer than its items keeps its item, at each size")
  func longerContent() {
    for item in [0, 3, 6] {
      var own = stage(.cards(.lineCenter), item: item)
      var other = own
      other.view.update(recording: &other.trace) { $0.geometry.contentSize.width += 5000 }
      for size in [wide, narrow, Size2D(width: 500, height: 100)] {
        resize(&own, size)
        resize(&other, size)
        #expect(own.view.contentOffset == other.view.contentOffset, "\(item) \(size)")
      }
    }
  }
}
