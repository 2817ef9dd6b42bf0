// name: type UIButton
// files: 3
import UIKit

private final class Buttons: UIViewController {
  private lazy var nextButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.setTitleColor(.white, for: [])
    button.setImage(UIImage(named: "arrow"), for: .highlighted)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    return button
  }()
  let other = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  let primary = UIButton(primaryAction: UIAction(title: "Skip") { _ in })

  private func goOn() {
    other.removeTarget(self, action: nil, for: .allEvents)
    nextButton.isEnabled = false
    nextButton.isSelected = !nextButton.isSelected
    let _: String? = other.title(for: .normal)
    let _: String? = primary.currentTitle
  }
}
