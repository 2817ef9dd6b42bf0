// name: type UIPageControl
// files: 2
import UIKit

private final class Dots: UIViewController, UIScrollViewDelegate {
  let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    pageControl.numberOfPages = 3
    pageControl.currentPage = 0
    pageControl.pageIndicatorTintColor = .lightGray
    pageControl.currentPageIndicatorTintColor = UIColor.black
    pageControl.hidesForSinglePage = true
    pageControl.isUserInteractionEnabled = false
    view.addSubview(pageControl)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.frame.size.width))
    let _: CGSize = pageControl.size(forNumberOfPages: pageControl.numberOfPages)
  }
}
