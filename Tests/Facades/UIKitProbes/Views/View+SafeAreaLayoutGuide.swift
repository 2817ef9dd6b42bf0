// name: View.safeAreaLayoutGuide
// files: 1
// partly: the safe area is the whole view
import UIKit

private final class Safe: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView()
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    let guide: UILayoutGuide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: guide.topAnchor),
      list.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
      list.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    let _: UIEdgeInsets = view.safeAreaInsets
  }
}
