import Foundation
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  @Test("The transform that is written last is applied first")
  func order() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(point.applying(transform) == CGPoint(x: 16, y: 35))
    let other = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(point.applying(other) == CGPoint(x: 26, y: 75))
    let chained = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(chained == transform)
  }

  @Test("A quarter rotation turns right to down, as on a screen")
  func rotation() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let half = CGAffineTransform.identity.rotated(by: .pi / 2).rotated(by: .pi / 2)
    #expect(abs(half.a + 1) < 1e-12 && abs(half.d + 1) < 1e-12)
  }

  @Test("A rotation uses the package's own sine and cosine, so that its bits do not depend on the platform")
  func rotationBits() {
    for angle in stride(from: -20.0, through: 20, by: 0.37) {
      let plane = CGAffineTransform(rotationAngle: CGFloat(angle))
      let space = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1)
      #expect(plane.a == CGFloat(Numerics.cos(angle)) && plane.b == CGFloat(Numerics.sin(angle)))
      #expect(space.m11 == plane.a && space.m12 == plane.b)
    }
  }

  @Test("A transform and its inverse restore a point; a singular transform is its own inverse")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 5) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A rotated rectangle is its upright bounding box; null and infinite rectangles stay as they are")
  func rectangles() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 2) < 1e-12 && abs(box.width - 2) < 1e-12 && abs(box.height - 4) < 1e-12)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(
      CGSize(width: 2, height: 3).applying(CGAffineTransform(translationX: 9, y: 9)).equalTo(
        CGSize(width: 2, height: 3)))
    #expect(CGAffineTransform() != .identity && CGAffineTransform.identity.isIdentity)
  }

  @Test("The box of a transformed rectangle lies about its centre, as wide as the sides make it together")
  func boxes() {
    let rect = CGRect(x: 3, y: -7, width: 10, height: 4)
    for transform in [
      CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6), CGAffineTransform(a: -2, b: 0, c: 0, d: 1, tx: 5, ty: 6),
      CGAffineTransform(a: 1, b: 0.5, c: -0.75, d: -2, tx: -8, ty: 0),
      CGAffineTransform(a: 0, b: 1, c: 2, d: 0, tx: 0, ty: 1),
    ] {
      let (box, centre) = (rect.applying(transform), CGPoint(x: rect.midX, y: rect.midY).applying(transform))
      #expect(box.midX == centre.x && box.midY == centre.y)
      #expect(box.width == abs(transform.a) * 10 + abs(transform.c) * 4)
      #expect(box.height == abs(transform.b) * 10 + abs(transform.d) * 4)
    }
  }
}
