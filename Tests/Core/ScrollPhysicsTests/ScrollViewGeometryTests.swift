import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroll geometry")
struct ScrollGeometryTests {
  private func geometry(_ content: Double, _ bounds: Double, _ leading: Double, _ trailing: Double)
    -> ScrollViewGeometry
  {
    ScrollViewGeometry(
      contentSize: Size2D(width: content, height: 0), boundsSize: Size2D(width: bounds, height: 0),
      contentInset: ContentInset(top: 0, left: leading, bottom: 0, right: trailing))
  }

  @Test(
    "The range runs from minus the leading inset to the content's end and the trailing inset",
    arguments: [
      (1000, 300, 0, 0, 0, 700), (1000, 300, 20, 50, -20, 750), (100, 300, 0, 0, 0, 0), (100, 300, 20, 10, -20, -20),
      (290, 300, 20, 10, -20, 0), (0, 0, 0, 0, 0, 0), (0, 300, 0, 0, 0, 0), (500, 0, 0, 0, 0, 500),
      (1000, 300, -40, -60, 40, 640), (300, 300, 0, 0, 0, 0),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func range(content: Double, bounds: Double, leading: Double, trailing: Double, minimum: Double, maximum: Double) {
    let geometry = geometry(content, bounds, leading, trailing)
    #expect(geometry.minimumOffset(.horizontal) == minimum)
    #expect(geometry.maximumOffset(.horizontal) == maximum)
    #expect(geometry.canScroll(.horizontal) == (maximum > minimum))
    #expect(geometry.transposed.minimumOffset(.vertical) == minimum)
    #expect(geometry.transposed.maximumOffset(.vertical) == maximum)
  }

  @Test("A range that begins at zero begins at positive zero")
  func plusZero() {
    #expect(geometry(10, 5, 0, 0).minimumContentOffset.x.sign == .plus)
  }

  @Test("Each axis reads its own sides")
  func sides() {
    let geometry = ScrollViewGeometry(
      contentSize: Size2D(width: 1000, height: 2000), boundsSize: Size2D(width: 100, height: 200),
      contentInset: ContentInset(top: 1, left: 2, bottom: 3, right: 4))
    #expect(geometry.minimumContentOffset == Vector2D(x: -2, y: -1))
    #expect(geometry.maximumContentOffset == Vector2D(x: 904, y: 1803))
    #expect(geometry.transposed.minimumContentOffset == Vector2D(x: -1, y: -2))
    #expect(geometry.transposed.maximumContentOffset == Vector2D(x: 1803, y: 904))
    #expect(geometry.transposed.transposed == geometry)
  }

  @Test(
    "Clamping returns the nearest offset inside the range",
    arguments: [(-50, -20), (-20, -20), (0, 0), (333.3, 333.3), (750, 750), (1e9, 750)] as [(Double, Double)])
  func clamping(offset: Double, clamped: Double) {
    let geometry = geometry(1000, 300, 20, 50)
    #expect(geometry.clamped(offset, .horizontal) == clamped)
    #expect(geometry.clamped(Vector2D(x: offset, y: 5)) == Vector2D(x: clamped, y: 0))
  }
}
