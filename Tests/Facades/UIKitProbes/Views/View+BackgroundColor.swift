// name: View.backgroundColor
// files: 8
import UIKit

private final class Coloured: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.backgroundColor = UIColor.clear
    let _: UIColor? = view.backgroundColor
    view.backgroundColor = nil
    view.subviews.forEach { $0.backgroundColor = view.backgroundColor?.withAlphaComponent(0.5) }
  }
}
