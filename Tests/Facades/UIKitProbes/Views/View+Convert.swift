// name: View.convert(_:to/from:)
// files: 1
import UIKit

private final class Converting: UIView {
  func middle(in other: UIView) -> CGPoint {
    let _: CGRect = convert(bounds, to: other)
    let _: CGRect = convert(other.bounds, from: other)
    let _: CGPoint = convert(CGPoint.zero, from: nil)
    return convert(center, to: other)
  }
}
