// name: ScrollView.showsHorizontalScrollIndicator
// files: 4
import UIKit

private final class NoBar: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.showsHorizontalScrollIndicator = false
    view.addSubview(scrollView)
  }
}
