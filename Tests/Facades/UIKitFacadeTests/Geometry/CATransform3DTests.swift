import Foundation
import Testing
import UIKitFacade

@Suite("CATransform3D")
struct CATransform3DTests {
  @Test("The transform that is written last is applied first")
  func order() {
    let transform = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    #expect((transform.m11, transform.m22, transform.m33) == (2, 3, 4))
    #expect((transform.m41, transform.m42, transform.m43) == (10, 20, 30))
    let other = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect((other.m41, other.m42, other.m43) == (20, 60, 120))
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(10, 20, 30)), transform))
  }

  @Test("A rotation about z is the rotation of the plane")
  func rotation() {
    let turn = CATransform3DMakeRotation(0.5, 0, 0, 2)
    let plane = CATransform3DGetAffineTransform(turn)
    let expected = CGAffineTransform(rotationAngle: 0.5)
    #expect(abs(plane.a - expected.a) < 1e-12 && abs(plane.b - expected.b) < 1e-12)
    #expect(abs(plane.c - expected.c) < 1e-12 && CATransform3DIsAffine(turn))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("A rotation about x or y keeps its axis and turns the other axes", arguments: [0, 1])
  func axes(axis: Int) {
    let turn =
      axis == 0 ? CATransform3DMakeRotation(.pi / 2, 1, 0, 0) : CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    if axis == 0 {
      #expect(abs(turn.m11 - 1) < 1e-12 && abs(turn.m23 - 1) < 1e-12 && abs(turn.m32 + 1) < 1e-12)
    } else {
      #expect(abs(turn.m22 - 1) < 1e-12 && abs(turn.m31 - 1) < 1e-12 && abs(turn.m13 + 1) < 1e-12)
    }
    #expect(!CATransform3DIsAffine(turn))
  }

  @Test("A transform times its inverse is the identity, with perspective too; a singular one is unchanged")
  func inverse() {
    var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    transform.m34 = -1 / 500
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let numbers = [product.m11, product.m22, product.m33, product.m44].map { abs($0 - 1) }
    #expect(numbers.allSatisfy { $0 < 1e-12 })
    #expect([product.m12, product.m34, product.m41, product.m43].allSatisfy { abs($0) < 1e-12 })
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("A transform of the plane does not change in the conversion to 3D and back")
  func plane() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(transform)) == transform)
  }

  @Test("Exchanged axes are exchanged back, whatever their order, and a small number on the diagonal does no harm")
  func exchanges() {
    func place(_ number: CGFloat, _ row: Int, _ column: Int, in transform: inout CATransform3D) {
      let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
      ]
      transform[keyPath: paths[4 * row + column]] = number
    }
    func orders(_ rest: [Int]) -> [[Int]] {
      rest.isEmpty ? [[]] : rest.flatMap { first in orders(rest.filter { $0 != first }).map { [first] + $0 } }
    }
    for order in orders([0, 1, 2, 3]) {
      var (there, back) = (CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0, 0, 0))
      (there.m44, back.m44) = (0, 0)
      for (row, column) in order.enumerated() {
        place(2, row, column, in: &there)
        place(0.5, column, row, in: &back)
      }
      #expect(CATransform3DEqualToTransform(CATransform3DInvert(there), back), "\(order)")
    }
    var small = CATransform3DIdentity
    (small.m11, small.m12, small.m21, small.m22) = (1e-20, 1, 1, 1)
    let inverse = CATransform3DInvert(small)
    #expect(abs(inverse.m11 + 1) < 1e-12 && abs(inverse.m12 - 1) < 1e-12)
    #expect(abs(inverse.m21 - 1) < 1e-12 && abs(inverse.m22) < 1e-12)
  }
}
