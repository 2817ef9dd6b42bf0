// name: delegate scrollViewDidChangeAdjustedContentInset
// files: 1
import UIKit

private final class InsetTold: NSObject, UIScrollViewDelegate {
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let _: UIEdgeInsets = scrollView.adjustedContentInset
  }
}
