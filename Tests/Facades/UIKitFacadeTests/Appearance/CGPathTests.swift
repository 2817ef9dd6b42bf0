import Foundation
import Testing
import UIKitFacade

@Suite("CGPath")
struct CGPathTests {
  private static let corner = CGPoint(x: 3, y: 5)
  private static let steps: [CGPath.Element] = [
    .move(to: corner), .line(to: CGPoint(x: 30, y: 5)), .quadCurve(to: corner, control: CGPoint(x: -2, y: 40)),
    .curve(to: corner, control1: CGPoint(x: 0, y: -7), control2: CGPoint(x: 60, y: 1)), .close,
  ]

  @Test("Paths of the same elements are equal, and a path without one of them is not")
  func equality() {
    let path = CGPath(elements: Self.steps)
    #expect(path == CGPath(elements: Self.steps))
    var paths: Set = [path, CGPath(elements: Self.steps)]
    #expect(paths.count == 1)
    for index in Self.steps.indices {
      var steps = Self.steps
      steps.remove(at: index)
      paths.insert(CGPath(elements: steps))
    }
    #expect(paths.count == 1 + Self.steps.count)
  }

  @Test("Paths with the same points and different kinds of elements are not equal")
  func kinds() {
    #expect(CGPath(elements: [.move(to: Self.corner)]) != CGPath(elements: [.line(to: Self.corner)]))
  }

  @Test("Paths that differ in a coordinate rarely share a hash")
  func hashes() {
    let hashes = (0..<100).flatMap { index -> [Int] in
      let point = CGPoint(x: Double(index), y: 5)
      return [CGPath.Element.move(to: point), .quadCurve(to: .zero, control: point)].map { CGPath(elements: [$0]).hash }
    }
    #expect(Set(hashes).count > 190)
  }

  @Test("The bounding box contains every point of every element, including control points")
  func boundingBox() {
    #expect(CGPath(elements: Self.steps).boundingBox == CGRect(x: -2, y: -7, width: 62, height: 47))
    #expect(CGPath(elements: [.close]).boundingBox == .null)
  }
}
