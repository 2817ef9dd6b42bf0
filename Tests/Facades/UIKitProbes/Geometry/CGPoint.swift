// name: type CGPoint
// files: 55
import UIKit

private struct Landing: Equatable {
  var target = CGPoint.zero
  var velocity = CGPoint()

  static func == (a: Landing, b: Landing) -> Bool {
    return a.target == b.target && a.velocity.x == b.velocity.x
  }

  mutating func move(by offset: CGPoint) {
    target = CGPoint(x: target.x + offset.x, y: target.y + offset.y)
    target.x -= CGFloat(2)
    let _: CGPoint = CGPoint(x: 10, y: 20.5)
    let _: CGPoint = .init(x: CGFloat.infinity, y: 0)
    let _: Double = Double(velocity.y)
  }
}
