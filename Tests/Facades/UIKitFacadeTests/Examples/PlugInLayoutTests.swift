import FeelTesting
import FlowLayoutModel
import Foundation
import GestureReplay
import PublishedDesigns
import Scenes
import ScrollPhysics
import Snapping
import TestSupport
import Testing
import UIKitExamples
import UIKitFacade

@Suite("An app's layout with plug-ins") @MainActor
struct PlugInLayoutTests {
  private static let size = CGSize(width: 160, height: 200)

  /// A row of 14 cards of 160 × 200, 12 between them, 20 before and 30 after them, in 375 × 240.
  private func row(_ line: PlugInLayout.Line?, _ plugIns: [PlugIn] = []) -> (UICollectionView, PlugInLayout, Shelf) {
    let layout = PlugInLayout(line: line, plugIns: plugIns)
    layout.scrollDirection = .horizontal
    layout.itemSize = Self.size
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: layout)
    view.decelerationRate = .fast
    return (view, layout, Shelf(count: 14, in: view))
  }

  private var frames: ItemFrames {
    FlowLayout(
      containerSize: LayoutSize(width: 375, height: 240),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 14, size: LayoutSize(width: 160, height: 200)), minimumLineSpacing: 12,
          sectionInset: LayoutInset(top: 0, left: 20, bottom: 0, right: 30))
      ]
    ).frames
  }

  @Test(
    "Flicks and slow drags land as in the preset of the same design",
    arguments: [(.start, .lineStart), (.center, .lineCenter), (.end, .lineEnd)]
      as [(PlugInLayout.Line, LineAlignment)])
  @MainActor func preset(line: PlugInLayout.Line, alignment: LineAlignment) throws {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: frames.contentSize.width, height: 240), boundsSize: Size2D(width: 375, height: 240))
    configuration.decelerationRate = .fast
    let (view, _, shelf) = row(line)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == CGFloat(frames.contentSize.width) && shelf.count == 14)
    var moved = 0
    for start in sampled([0.0, 172, 300, 777.5, 1500, 2071], oneIn: 3) {
      // None is at the threshold, where the last bit of a later clock would tell.
      for speed in stride(from: -2.95, through: 3, by: 0.1) {
        let way = Vector2D(x: speed > 0 ? -200 : 200, y: 0)
        let flick = try TouchGesture.flick(from: Vector2D(x: 180, y: 120), by: way, releaseVelocity: abs(speed))
        var preset = Scroller(
          configuration, contentOffset: Vector2D(x: start, y: 0),
          behavior: PublishedAlignment(frames: frames, alignment: alignment))
        let expected = try preset.perform(flick)
        view.contentOffset.x = CGFloat(start)
        let trace = try view.perform(flick)
        #expect(trace.releases.map(\.target) == expected.releases.map(\.target))
        #expect(trace.rest?.contentOffset == expected.rest?.contentOffset)
        if trace.releases.first.map({ $0.target != $0.proposedTarget }) ?? false { moved += 1 }
      }
    }
    #expect(moved > sweepCount(200, oneIn: 3))
  }

  @Test(
    "The layout has the decision map of the published design, cell by cell",
    arguments: sampled([("shelf-start-published", .start), ("shelf-published", .end)], oneIn: 2)
      as [(String, PlugInLayout.Line)])
  @MainActor func map(name: String, line: PlugInLayout.Line) throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/\(name).json"))
    let shelf = SimulatedUIScrollView(items: .at(scene.restOffsets)) {
      let layout = PlugInLayout(line: line)
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 200, height: 160)
      layout.minimumLineSpacing = 10
      layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 160), collectionViewLayout: layout)
      view.decelerationRate = .fast
      view.keep(Shelf(count: 8, in: view))
      return view
    }
    for item in [nil, 0, 7] {
      let plan = MapPlan(startItem: item)
      let map = try DecisionMap(of: ViewUnderTest(name, items: shelf.items) { shelf }, plan)
      #expect(map == (try DecisionMap(of: scene, plan)) && Set(map.cells).count > 2)
    }
  }

  @Test("Plug-ins get each card's distance from the alignment line, and cells get the plug-ins' values")
  @MainActor func plugIns() throws {
    let (view, layout, shelf) = row(.center, [.fade, .named("shift") { $0 * 10 }])
    // The third card's middle: 20 + 2 · 172 + 80 − 375 / 2.
    view.contentOffset.x = 256.5
    view.layoutIfNeeded()
    let middle = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) as? PlugInAttributes)
    #expect(middle.progress == 0 && middle.alpha == 1 && middle.values == ["shift": 0])
    let next = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(abs(next.alpha - (1 - 172 / 160 / 2)) < 1e-6)
    let before = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) as? PlugInAttributes
    #expect(before?.values["shift"] == -10.75 && shelf.made > 0)
    let copy = try #require(before?.copy() as? PlugInAttributes)
    #expect(copy == before)
    copy.progress += 1
    #expect(copy != before)
  }

  @Test("Without an alignment line the target does not change")
  @MainActor func noLine() throws {
    let (view, _, shelf) = row(nil)
    let trace = try view.perform(
      .flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1))
    #expect(trace.releases.first?.target == trace.releases.first?.proposedTarget && shelf.count == 14)
  }
}
