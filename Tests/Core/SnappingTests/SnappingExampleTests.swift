import FlowLayoutModel
import GestureReplay
import ScrollPhysics
import Snapping
import Testing

/// The library example of docs/Snapping.md, word for word.
@Suite("Snapping.md example")
struct SnappingExampleTests {
  @Test("The example lands where its comments say")
  func example() throws {
    // Page begins
    let row = FlowLayout(
      containerSize: LayoutSize(width: 375, height: 240),
      sections: [
        FlowSection(
          itemSizes: .uniform(count: 10, size: LayoutSize(width: 320, height: 240)), minimumLineSpacing: 16,
          sectionInset: LayoutInset(top: 0, left: 16, bottom: 0, right: 16))
      ])
    let size = row.frames.contentSize
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: size.width, height: size.height), boundsSize: Size2D(width: 375, height: 240))
    configuration.decelerationRate = .fast

    var view = Scroller(configuration, behavior: SnapBehavior.flickPaging(row))
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 2.4)
    let trace = try view.perform(flick)

    let items = SnappedItems(view.behavior, in: configuration)
    print(items.item(at: trace.releases[0].dragStartOffset) ?? -1, items.item(at: view.contentOffset) ?? -1)  // 0 2
    print(view.contentOffset.x)  // 672.0
    // Page ends
    #expect(items.item(at: trace.releases[0].dragStartOffset) == 0 && items.item(at: view.contentOffset) == 2)
    #expect(view.contentOffset.x == 672)
  }
}
