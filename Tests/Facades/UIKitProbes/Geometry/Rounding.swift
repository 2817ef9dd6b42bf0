// name: global round/floor/ceil/abs/fabs
// files: 47
// warns: 'fabs' is deprecated
import UIKit

private final class RoundingPager: NSObject, UIScrollViewDelegate {
  func page(in scrollView: UIScrollView, velocity: CGPoint) -> Int {
    let x: CGFloat = scrollView.contentOffset.x / 320
    if velocity.x > 0 { return Int(ceil(x)) }
    if velocity.x < 0 { return Int(floor(x)) }
    let _: CGFloat = fabs(x - round(x))
    let _: CGFloat = abs(velocity.x)
    let _: CGFloat = fmod(x, 2)
    let _: Double = round(2.5)
    let _: CGFloat = sqrt(x * x) + pow(x, 2) + sin(x) + trunc(x) + CGFloat(fabsf(-1))
    return Int(round(x))
  }
}
