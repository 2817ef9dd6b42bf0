import Foundation
import ScrollPhysics
import Testing

@Suite("Vectors, sizes and axes")
struct Vector2DTests {
  @Test("An axis reads and writes its own component")
  func axes() {
    var vector = Vector2D(x: 1, y: 2)
    var size = Size2D(width: 3, height: 4)
    #expect(vector[.horizontal] == 1 && vector[.vertical] == 2)
    #expect(size[.horizontal] == 3 && size[.vertical] == 4)
    vector[.vertical] = 5
    size[.horizontal] = 6
    #expect(vector == Vector2D(x: 1, y: 5))
    #expect(size == Size2D(width: 6, height: 4))
    #expect(ScrollAxis.horizontal.other == .vertical && ScrollAxis.vertical.other == .horizontal)
  }

  @Test("Vectors add, subtract, scale and negate by component")
  func arithmetic() {
    let a = Vector2D(x: 1, y: -2)
    let b = Vector2D(x: 10, y: 20)
    #expect(a + b == Vector2D(x: 11, y: 18))
    #expect(b - a == Vector2D(x: 9, y: 22))
    #expect(-a == Vector2D(x: -1, y: 2))
    #expect(a * 3 == Vector2D(x: 3, y: -6))
    #expect(a.transposed == Vector2D(x: -2, y: 1))
    #expect(Vector2D(x: 3, y: -4).length == 5)
    #expect(a.isFinite && !Vector2D(x: .nan, y: 0).isFinite && !Vector2D(x: 0, y: .infinity).isFinite)
  }

  @Test("Each axis has a leading and a trailing inset")
  func insets() {
    let inset = ContentInset(top: 1, left: 2, bottom: 3, right: 4)
    #expect(inset.leading(.horizontal) == 2 && inset.trailing(.horizontal) == 4)
    #expect(inset.leading(.vertical) == 1 && inset.trailing(.vertical) == 3)
    #expect(inset.transposed == ContentInset(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test("Points and sizes convert to Core Graphics and back")
  func bridging() {
    #expect(Vector2D(CGPoint(x: 1.5, y: -2)) == Vector2D(x: 1.5, y: -2))
    #expect(CGPoint(Vector2D(x: 1.5, y: -2)) == CGPoint(x: 1.5, y: -2))
    #expect(Size2D(CGSize(width: 3, height: 4)) == Size2D(width: 3, height: 4))
    #expect(CGSize(Size2D(width: 3, height: 4)) == CGSize(width: 3, height: 4))
  }
}
