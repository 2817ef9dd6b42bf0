// name: delegate scrollViewShouldScrollToTop
// files: 1
// partly: never called: there is no status bar to tap
import UIKit

private final class NoTop: NSObject, UIScrollViewDelegate {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { return false }
}
