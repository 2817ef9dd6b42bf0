// name: type CGRect
// files: 27
import UIKit

private struct Window {
  var rect: CGRect = .zero

  mutating func follow(_ offset: CGPoint, size: CGSize) {
    rect.origin = offset
    rect.size.width = size.width
    rect.size.height = 240
    var copy = CGRect()
    copy.origin.x = rect.origin.x + rect.width
    let isSame: Bool = copy == rect || rect.isEmpty || rect.isNull || rect == CGRect.zero
    if isSame { rect = rect.standardized.integral }
    let (slice, remainder): (CGRect, CGRect) = rect.divided(atDistance: 10, from: .minXEdge)
    rect = slice.isInfinite ? remainder : slice
  }
}
