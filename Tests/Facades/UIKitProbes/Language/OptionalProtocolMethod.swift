// name: LANG optional-chained protocol method call  foo?.m?(…)
// files: 3
// not possible: optional methods are Objective-C's; `foo?.m(…)` calls the default
import UIKit

private final class Chained: NSObject, UIScrollViewDelegate {
  weak var other: UIScrollViewDelegate?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { other?.scrollViewDidScroll?(scrollView) }
}
