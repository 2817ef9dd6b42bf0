// name: type UIBlurEffect
// files: 1
import UIKit

private final class Blurring: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let effect: UIBlurEffect = UIBlurEffect(style: UIBlurEffect.Style.dark)
    view.addSubview(UIVisualEffectView(effect: effect))
  }
}
