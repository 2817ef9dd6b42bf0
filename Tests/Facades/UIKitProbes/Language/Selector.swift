// name: LANG #selector
// files: 5
// not possible: there is no Objective-C; a UIAction
import UIKit

private final class Selecting: UIViewController {
  let button = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  func tapped() {}
}
