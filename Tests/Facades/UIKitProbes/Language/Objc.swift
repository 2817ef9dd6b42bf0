// name: LANG @objc
// files: 5
// not possible: there is no Objective-C; `scrollsim adopt` leaves it out
import UIKit

private final class Exposed: UIViewController {
  @objc func tapped(_ sender: UIButton) { sender.isSelected = true }
}
