// name: UIScrollView.DecelerationRate
// files: 13
import UIKit

private enum Rates {
  static let fast: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate.fast
  static let custom = UIScrollView.DecelerationRate(rawValue: 0.5)

  static func offset(velocity: CGFloat) -> CGFloat {
    let rate: CGFloat = UIScrollView.DecelerationRate.normal.rawValue
    return (velocity / 1000) * rate / (1 - rate) * (fast == custom ? 1 : 2)
  }
}
