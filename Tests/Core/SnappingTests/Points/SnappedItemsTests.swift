import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("The items of a snap behavior")
struct SnappedItemsTests {
  @Test(
    "A content offset within half a pixel of a snap point is one, and exactly half a pixel is within",
    arguments: [1.0, 2, 4])
  func halfPixel(scale: Double) {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 3000, height: 200), boundsSize: Size2D(width: 400, height: 200))
    configuration.displayScale = scale
    let layout = FlowLayout.row(count: 9, width: 150, spacing: 10, viewport: 400)
    let items = SnappedItems(SnapBehavior(layout, alignment: .lineStart, rule: .nearest), in: configuration)
    let point = items.contentOffset(ofItem: 3)
    #expect(point == Vector2D(x: 480, y: 0))
    for side in [-1.0, 1] {
      func isPoint(_ pixels: Double) -> Bool? { items.isSnapPoint(Vector2D(x: 480 + side * pixels / scale, y: 0)) }
      #expect(isPoint(0.5) == true && isPoint(0.75) == false)
    }
  }
}
